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

/** Up to 1,000 records with these members, each with what it is in words. What is no such member is told of with its record. */
const bodyOf = (members: Readonly<Record<string, string>>) =>
  z.strictObject({
    rows: z
      .array(sentRecord.meta({ members }))
      .min(1)
      .max(1_000)
      .describe('What is left out stays as it is; `null` takes a barcode or category away.'),
  });
const shared = {
  method: 'PUT',
  answers: { 200: upsertAnswer },
  maxBodyBytes: 4 * 1024 * 1024,
} as const;

export const upsertProductsEndpoint = endpoint({
  ...shared,
  path: '/api/products',
  permission: 'catalogue:write',
  summary:
    'Add or change up to 1,000 products by SKU, with `prices` by price tier; each is answered for itself',
  body: bodyOf({
    sku: 'Of each record: which product it is.',
    name: 'A new product needs one.',
    basePrice: 'What it costs where no other price holds.',
    unitOfMeasure: 'EA unless given.',
    packSize: 'How many are in a case; 1 unless given.',
    binLocation: 'Where it lies in the warehouse.',
    reorderPoint: 'What is to be left of it when it is ordered again; 0 unless given.',
    safetyStock: 'What is to be left of it always; 0 unless given.',
    category: 'By which products are listed.',
    isZeroRated: 'Whether it is zero-rated for VAT.',
    barcode: 'Of one product only.',
    isDiscontinued: 'Whether it is no longer sold.',
    isActive: 'The same the other way round; `isDiscontinued` goes before it.',
    substitutes: 'SKUs of up to 20 products that may be sent in its place.',
    prices: 'Prices by price tier.',
  }),
  example: { body: { rows: [{ sku: 'BEV-0012', basePrice: 194.5, prices: { GOLD: 189.9 } }] } },
});

export const upsertPricesEndpoint = endpoint({
  ...shared,
  path: '/api/prices',
  permission: 'catalogue:write',
  summary: 'Set up to 1,000 prices by SKU and price tier, the base price where no tier is named',
  body: bodyOf({
    sku: 'Of each record: of which product.',
    price: 'Of each record.',
    priceTier: 'Of which tier; the base price without one.',
  }),
  example: { body: { rows: [{ sku: 'BEV-0012', priceTier: 'GOLD', price: 189.9 }] } },
});

export const upsertCustomersEndpoint = endpoint({
  ...shared,
  path: '/api/customers',
  permission: 'customers:write',
  summary:
    'Add or change up to 1,000 customers by ERP account, else by phone number; needs `customers:credit` too',
  body: bodyOf({
    name: 'A new customer needs one.',
    phoneNumber: 'The main number, in any common form; a new customer needs one.',
    otherPhones: 'Further numbers of theirs.',
    erpCustomerId: 'Their account in the ERP.',
    priceTier: 'STANDARD unless given.',
    creditStatus: 'ACTIVE or HOLD.',
    language: 'The one that they are written to in.',
    poNumberRequired: 'Whether each order needs a number of theirs.',
  }),
  example: {
    body: { rows: [{ erpCustomerId: 'SUN001', name: 'Sunrise Spaza', phoneNumber: '082 555 0142' }] },
  },
});

export const upsertStockEndpoint = endpoint({
  ...shared,
  path: '/api/stock',
  permission: 'catalogue:write',
  summary: 'Set what lies at locations, as counted: up to 1,000 by SKU and location code',
  body: bodyOf({
    sku: 'Of each record: of which product.',
    location: 'Of each record: the code of the location.',
    onHand: 'Of each record: how much lies there.',
  }),
  example: { body: { rows: [{ sku: 'BEV-0012', location: 'JHB', onHand: 120 }] } },
});
