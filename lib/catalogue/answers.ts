import { z } from 'zod';
import { momentField, uuidField } from '../http/fields';

/** A product as the API shows it. Numbers are as stored, so the bounds of input are not checked again. */
export const productAnswer = z.object({
  id: uuidField,
  sku: z.string(),
  name: z.string(),
  unitOfMeasure: z.string(),
  packSize: z.int(),
  basePrice: z.number(),
  binLocation: z.string(),
  reorderPoint: z.number(),
  safetyStock: z.number(),
  category: z.string().nullable(),
  isZeroRated: z.boolean(),
  barcode: z.string().nullable(),
  /** No longer sold. */
  isDiscontinued: z.boolean(),
  /** Goes up with each change; sent back in `If-Match`, it keeps a change from being made on an older state. */
  version: z.int(),
});
export type Product = z.output<typeof productAnswer>;

/** A product in a list. */
export const listedProduct = productAnswer.extend({
  /** What can still be promised, all locations together; null where nobody ever counted it. */
  available: z.number().nullable(),
  updatedAt: momentField,
});
export type ListedProduct = z.output<typeof listedProduct>;

export const fullProduct = productAnswer.extend({
  stock: z.array(
    z.object({ locationId: uuidField, onHand: z.number(), reserved: z.number(), available: z.number() }),
  ),
});
export type FullProduct = z.output<typeof fullProduct>;

export const aliasAnswer = z.object({
  id: uuidField,
  aliasText: z.string(),
  customerId: uuidField.nullable(),
  productId: uuidField,
  taughtBy: z.string().nullable(),
  timesUsed: z.int(),
  lastUsedAt: momentField.nullable(),
  createdAt: momentField,
  /** When it last came to mean something else, or somebody else; its use does not count. */
  updatedAt: momentField,
});
export type ProductAlias = z.output<typeof aliasAnswer>;

/** Whom a phrase holds for: every customer of the tenant, or one. */
export const aliasScopes = ['TENANT', 'CUSTOMER'] as const;
export type AliasScope = (typeof aliasScopes)[number];

const namedProduct = z.object({ id: uuidField, sku: z.string(), name: z.string() });
const namedCustomer = z.object({ id: uuidField, name: z.string() });

/** Something else that the same words mean: for everyone, for a customer, or as another product's own name. */
const aliasConflict = z.object({
  kind: z.enum(['EVERYONE', 'CUSTOMER', 'PRODUCT_NAME']),
  product: namedProduct,
  /** Whose it is; only of kind CUSTOMER. */
  customer: namedCustomer.nullable(),
});
export type AliasConflict = z.output<typeof aliasConflict>;

export const listedAlias = aliasAnswer.extend({
  product: namedProduct,
  /** Null: the phrase means the product for every customer. */
  customer: namedCustomer.nullable(),
  /** At most three of each kind. */
  conflicts: z.array(aliasConflict),
});
export type ListedAlias = z.output<typeof listedAlias>;
