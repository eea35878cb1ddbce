import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { limitQuery, searchField, uuidField } from '../http/fields';
import { sentenceField } from '../http/sentence-field';
import { mintOrderId } from '../ids';
import { offeredProduct } from './answers';

const searchedProduct = offeredProduct.extend({
  binLocation: z.string(),
  /** No longer sold. Such products come last. */
  isDiscontinued: z.boolean(),
  /** What can be promised of it where the order is picked; null where no stock is kept. */
  available: z.number().nullable(),
  /** How long ago the customer ordered it last, of the last half year; null where they did not. */
  lastOrderedDaysAgo: z.int().nullable(),
  /** Why it is offered; null where its words or its code begin as the text does. */
  reason: sentenceField.nullable(),
});
export type SearchedProduct = z.output<typeof searchedProduct>;

export const searchProductsEndpoint = endpoint({
  method: 'GET',
  path: '/api/product-search',
  permission: 'catalogue:read',
  summary:
    'Products that a text may mean, the likeliest first: misspelt, in another language, by code or in the customer’s own words',
  query: z.strictObject({
    /** As much as is typed; nothing asks for what the order’s customer takes most often. */
    search: searchField,
    /** For which order: its customer’s words, history and prices count, and the stock where it is picked. */
    order: uuidField.transform(mintOrderId).optional(),
    limit: limitQuery,
  }),
  answers: { 200: z.object({ products: z.array(searchedProduct) }) },
  errors: ['not_found'],
  example: { query: { search: 'pilchrads 400' } },
});
