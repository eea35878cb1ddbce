import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { amountField, momentField, pageAnswer, pageQuery, textField, uuidField } from '../http/fields';
import { sentenceField } from '../http/sentence-field';
import { priceSources } from './prices-in-force';
import { productParams } from './product-params';

const day = z.iso.date().nullable();
const tierField = textField(1, 64);
const named = z.object({ id: uuidField, name: z.string() });

const specialPrice = z.object({
  id: uuidField,
  product: named.extend({ sku: z.string() }),
  /** One of the two: the customer, or the price tier, for whom it is. */
  customer: named.nullable(),
  priceTier: z.string().nullable(),
  price: z.number(),
  /** First and last day; null is without an end. */
  from: day,
  to: day,
  /** Whether today lies between them. */
  holdsToday: z.boolean(),
  setBy: z.string(),
  createdAt: momentField,
});
export type SpecialPrice = z.output<typeof specialPrice>;

const productPrices = z.object({
  basePrice: z.number(),
  /** By price tier; tiers without a price of their own pay the base price. */
  tiers: z.array(z.object({ priceTier: z.string(), price: z.number().nullable() })),
  special: z.array(specialPrice),
});
export type ProductPrices = z.output<typeof productPrices>;

const priceTier = z.object({
  name: z.string(),
  customers: z.int(),
  /** Products with a price for it, and prices that it has for a time. */
  prices: z.int(),
  pricesForATime: z.int(),
});
export type PriceTier = z.output<typeof priceTier>;

const paidPrice = z.object({
  price: z.number(),
  source: z.enum(priceSources),
  /** In words, as in “price of the tier GOLD”. */
  reason: sentenceField,
  basePrice: z.number(),
  tierPrice: z.number().nullable(),
  priceTier: z.string(),
});
export type PaidPrice = z.output<typeof paidPrice>;

const exampleId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';

export const listPriceTiersEndpoint = endpoint({
  method: 'GET',
  path: '/api/price-tiers',
  permission: 'catalogue:read',
  summary: 'The price tiers that customers have or prices are for',
  answers: { 200: z.object({ tiers: z.array(priceTier) }) },
  example: {},
});

export const getPricesEndpoint = endpoint({
  method: 'GET',
  path: '/api/products/:id/prices',
  permission: 'catalogue:read',
  summary: 'What a product costs: base price, price tiers, and prices of customers or for a time',
  params: productParams,
  answers: { 200: productPrices },
  example: { params: { id: 'BEV-0012' } },
});

export const setTierPriceEndpoint = endpoint({
  method: 'PUT',
  path: '/api/products/:id/prices',
  permission: 'catalogue:write',
  summary: 'Set a product’s price for a price tier, or take it away: the base price then holds',
  params: productParams,
  body: z.strictObject({ priceTier: tierField, price: amountField.nullable() }),
  answers: { 200: productPrices },
  example: { params: { id: 'BEV-0012' }, body: { priceTier: 'GOLD', price: 184.9 } },
});

export const getPaidPriceEndpoint = endpoint({
  method: 'GET',
  path: '/api/products/:id/price',
  permission: 'catalogue:read',
  summary: 'What a customer pays for a product today, and why',
  params: productParams,
  query: z.strictObject({ customer: uuidField }),
  answers: { 200: paidPrice },
  example: { params: { id: 'BEV-0012' }, query: { customer: exampleId } },
});

export const addSpecialPriceEndpoint = endpoint({
  method: 'POST',
  path: '/api/products/:id/special-prices',
  permission: 'catalogue:write',
  summary: 'Set what one customer pays for a product, or a price tier for a time',
  params: productParams,
  body: z
    .strictObject({
      customerId: uuidField.nullable().default(null),
      priceTier: tierField.nullable().default(null),
      price: amountField,
      from: day.default(null),
      to: day.default(null),
    })
    .refine(({ customerId, priceTier }) => (customerId === null) !== (priceTier === null), {
      path: ['customerId'],
      message: 'Either a customer or a price tier.',
    })
    .refine(({ priceTier, from, to }) => priceTier === null || from !== null || to !== null, {
      path: ['from'],
      message: 'A price tier’s price without days is set as its price.',
    })
    .refine(({ from, to }) => from === null || to === null || from <= to, {
      path: ['to'],
      message: 'The last day is before the first.',
    }),
  answers: { 201: specialPrice },
  errors: ['price_taken', 'customer_merged', 'customer_erased'],
  example: {
    params: { id: 'BEV-0012' },
    body: { priceTier: 'GOLD', price: 169.9, from: '2026-12-01', to: '2026-12-24' },
  },
});

export const removeSpecialPriceEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/products/:id/special-prices/:priceId',
  permission: 'catalogue:write',
  summary: 'Take away a price of a customer or for a time',
  params: productParams.extend({ priceId: uuidField }),
  answers: { 204: z.undefined() },
  example: { params: { id: 'BEV-0012', priceId: exampleId } },
});

export const listSpecialPricesEndpoint = endpoint({
  method: 'GET',
  path: '/api/customers/:id/special-prices',
  permission: 'customers:read',
  summary: 'The prices that a customer has of their own, by product',
  params: z.strictObject({ id: uuidField }),
  query: z.strictObject({ ...pageQuery }),
  answers: { 200: z.object({ specialPrices: z.array(specialPrice), ...pageAnswer }) },
  paged: true,
  example: { params: { id: exampleId } },
});
