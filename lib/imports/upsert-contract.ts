import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { proseField } from '../http/fields';
import { rowActions } from './import-status';

const plainValue = z.union([proseField(0, 1_000), z.number(), z.boolean(), z.null()]);
const sentRecord = z.record(
  proseField(1, 64),
  z.union([plainValue, z.array(proseField(0, 64)).max(20), z.record(proseField(1, 64), plainValue)]),
);
export type SentRecord = z.output<typeof sentRecord>;

const note = z.object({ field: z.string(), found: z.string(), expected: z.string() });
export const upsertAnswer = z.object({
  /** One for each record, in the order in which they were sent. */
  rows: z.array(
    z.object({
      index: z.int(),
      outcome: z.enum(rowActions),
      errors: z.array(note),
      warnings: z.array(note),
    }),
  ),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
});

const body = z.strictObject({
  /** Members are named as the fields of the resource; those left out stay as they are; `null` takes a barcode or category away. */
  rows: z.array(sentRecord).min(1).max(1_000),
});
const shared = {
  method: 'PUT',
  body,
  answers: { 200: upsertAnswer },
  maxBodyBytes: 4 * 1024 * 1024,
} as const;

export const upsertProductsEndpoint = endpoint({
  ...shared,
  path: '/api/products',
  permission: 'catalogue:write',
  summary:
    'Add or change up to 1,000 products by SKU, with `prices` by price tier; each is answered for itself',
  example: { body: { rows: [{ sku: 'BEV-0012', basePrice: 194.5, prices: { GOLD: 189.9 } }] } },
});

export const upsertPricesEndpoint = endpoint({
  ...shared,
  path: '/api/prices',
  permission: 'catalogue:write',
  summary: 'Set up to 1,000 prices by SKU and price tier, the base price where no tier is named',
  example: { body: { rows: [{ sku: 'BEV-0012', priceTier: 'GOLD', price: 189.9 }] } },
});

export const upsertCustomersEndpoint = endpoint({
  ...shared,
  path: '/api/customers',
  permission: 'customers:write',
  summary:
    'Add or change up to 1,000 customers by ERP account, else by phone number; needs `customers:credit` too',
  example: {
    body: { rows: [{ erpCustomerId: 'SUN001', name: 'Sunrise Spaza', phoneNumber: '082 555 0142' }] },
  },
});

export const upsertStockEndpoint = endpoint({
  ...shared,
  path: '/api/stock',
  permission: 'catalogue:write',
  summary: 'Set what lies at locations, as counted: up to 1,000 by SKU and location code',
  example: { body: { rows: [{ sku: 'BEV-0012', location: 'JHB', onHand: 120 }] } },
});
