import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { momentField, pageAnswer, pageQuery, uuidField } from '../http/fields';

/** What can be missing or doubtful about a product. */
export const findings = [
  'noPrice',
  'noPackSize',
  'noBin',
  'nearDuplicate',
  'oddSku',
  'neverMatched',
] as const;
export type Finding = (typeof findings)[number];

const count = z.object({
  /** Counted up to 1,000. */
  total: z.int(),
  totalIsExact: z.boolean(),
});

const healthAnswer = z.object({
  products: z.record(z.enum(findings), count),
  phrases: count,
});
export type CatalogueHealth = z.output<typeof healthAnswer>;

const named = z.object({ id: uuidField, sku: z.string(), name: z.string() });
const foundProduct = z.object({
  product: named.extend({
    unitOfMeasure: z.string(),
    packSize: z.int(),
    basePrice: z.number(),
    binLocation: z.string(),
  }),
  /** Of a near duplicate: the product that is called nearly the same. */
  other: named.nullable(),
});
export type FoundProduct = z.output<typeof foundProduct>;

const foundPhrase = z.object({
  /** As a customer wrote it last. */
  phrase: z.string(),
  times: z.int(),
  customers: z.int(),
  lastAt: momentField,
  /** The order in which it was written last. */
  orderId: uuidField,
});
export type FoundPhrase = z.output<typeof foundPhrase>;

export const getCatalogueHealthEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalogue-health',
  permission: 'catalogue:read',
  summary: 'How many products lack something or look doubtful, and how many phrases of messages matched none',
  answers: { 200: healthAnswer },
  example: {},
});

export const listFoundProductsEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalogue-health/products',
  permission: 'catalogue:read',
  summary: 'The products that lack something or look doubtful, by SKU; near duplicates by name',
  query: z.strictObject({ finding: z.enum(findings), ...pageQuery }),
  answers: { 200: z.object({ products: z.array(foundProduct), ...pageAnswer, totalIsExact: z.boolean() }) },
  paged: true,
  example: { query: { finding: 'noBin' } },
});

export const listFoundPhrasesEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalogue-health/phrases',
  permission: 'orders:read',
  summary: 'The phrases of orders for which nobody has found a product, the most frequent first',
  query: z.strictObject({ ...pageQuery }),
  answers: { 200: z.object({ phrases: z.array(foundPhrase), ...pageAnswer, totalIsExact: z.boolean() }) },
  paged: true,
  example: {},
});
