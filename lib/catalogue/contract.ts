import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import {
  amountField,
  momentField,
  pageAnswer,
  pageQuery,
  proseField,
  searchField,
  stockField,
  textField,
  uuidField,
} from '../http/fields';

const productFields = {
  sku: textField(1, 64),
  name: textField(1, 200),
  unitOfMeasure: textField(1, 16),
  packSize: z.int().min(1).max(1_000_000),
  basePrice: amountField,
  binLocation: textField(0, 64),
  reorderPoint: stockField,
  safetyStock: stockField,
  category: textField(1, 100).nullable(),
  isZeroRated: z.boolean(),
  barcode: textField(1, 64).nullable(),
};

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
});
export type Product = z.output<typeof productAnswer>;

export const aliasAnswer = z.object({
  id: uuidField,
  aliasText: z.string(),
  customerId: uuidField.nullable(),
  productId: uuidField,
  taughtBy: z.string().nullable(),
  timesUsed: z.int(),
  createdAt: momentField,
});
export type ProductAlias = z.output<typeof aliasAnswer>;

/** A product in a path: its id or its SKU. */
const productParams = z.strictObject({ id: textField(1, 64) });
const exampleProduct = {
  sku: 'BEV-0012',
  name: 'Cola 330ml can 24-pack',
  unitOfMeasure: 'CASE',
  packSize: 24,
  basePrice: 189.9,
};

export const listProductsEndpoint = endpoint({
  method: 'GET',
  path: '/api/products',
  permission: 'catalogue:read',
  summary: 'List products by name; the search looks at SKU, name, alias and barcode',
  query: z.strictObject({ category: proseField(1, 100).optional(), search: searchField, ...pageQuery }),
  answers: { 200: z.object({ products: z.array(productAnswer), ...pageAnswer, totalIsExact: z.boolean() }) },
  paged: true,
  example: { query: { search: 'cola' } },
});

export const createProductEndpoint = endpoint({
  method: 'POST',
  path: '/api/products',
  permission: 'catalogue:write',
  summary: 'Add a product',
  body: z.strictObject({
    sku: productFields.sku,
    name: productFields.name,
    basePrice: productFields.basePrice,
    unitOfMeasure: productFields.unitOfMeasure.default('EA'),
    packSize: productFields.packSize.default(1),
    binLocation: productFields.binLocation.default(''),
    reorderPoint: productFields.reorderPoint.default(0),
    safetyStock: productFields.safetyStock.default(0),
    category: productFields.category.default(null),
    isZeroRated: productFields.isZeroRated.default(false),
    barcode: productFields.barcode.default(null),
  }),
  answers: { 201: productAnswer },
  errors: ['sku_taken'],
  example: { body: exampleProduct },
});

export const getProductEndpoint = endpoint({
  method: 'GET',
  path: '/api/products/:id',
  permission: 'catalogue:read',
  summary: 'One product, with its stock at each location',
  params: productParams,
  answers: {
    200: productAnswer.extend({
      stock: z.array(
        z.object({ locationId: uuidField, onHand: z.number(), reserved: z.number(), available: z.number() }),
      ),
    }),
  },
  example: { params: { id: 'BEV-0012' } },
});

export const updateProductEndpoint = endpoint({
  method: 'PUT',
  path: '/api/products/:id',
  permission: 'catalogue:write',
  summary: 'Change fields of a product; those left out stay',
  params: productParams,
  body: z.strictObject(productFields).partial(),
  answers: { 200: productAnswer },
  errors: ['sku_taken'],
  example: { params: { id: 'BEV-0012' }, body: { basePrice: 194.5 } },
});

export const setStockEndpoint = endpoint({
  method: 'PUT',
  path: '/api/products/:id/stock',
  permission: 'catalogue:write',
  summary: 'Set what lies at a location, as counted',
  params: productParams,
  body: z.strictObject({
    /** A location by its id or its code. */
    locationId: textField(1, 64),
    onHand: stockField,
  }),
  answers: {
    200: z.object({
      productId: uuidField,
      locationId: uuidField,
      onHand: z.number(),
      reserved: z.number(),
      available: z.number(),
    }),
  },
  example: { params: { id: 'BEV-0012' }, body: { locationId: 'JHB', onHand: 120 } },
});

export const listAliasesEndpoint = endpoint({
  method: 'GET',
  path: '/api/products/:id/aliases',
  permission: 'catalogue:read',
  summary: 'The phrases that mean this product',
  params: productParams,
  query: z.strictObject({ ...pageQuery }),
  answers: { 200: z.object({ aliases: z.array(aliasAnswer), ...pageAnswer }) },
  paged: true,
  example: { params: { id: 'BEV-0012' } },
});

export const addAliasEndpoint = endpoint({
  method: 'POST',
  path: '/api/products/:id/aliases',
  permission: 'aliases:write',
  summary: 'Teach a phrase that means this product, for one customer or for all',
  params: productParams,
  body: z.strictObject({ aliasText: textField(1, 200), customerId: uuidField.nullable().default(null) }),
  answers: { 201: aliasAnswer },
  errors: ['alias_taken'],
  example: { params: { id: 'BEV-0012' }, body: { aliasText: 'red cans', customerId: null } },
});

export const deleteAliasEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/aliases/:id',
  permission: 'aliases:write',
  summary: 'Forget a phrase',
  params: z.strictObject({ id: uuidField }),
  answers: { 204: z.undefined() },
  example: { params: { id: '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e' } },
});
