import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { textField, uuidField } from '../http/fields';
import { productParams } from './product-params';

const substitute = z.object({
  product: z.object({ id: uuidField, sku: z.string(), name: z.string() }),
  /** For whoever offers it: “same recipe, smaller tin”. */
  note: z.string().nullable(),
  /** The product may stand in for its substitute too. */
  bothWays: z.boolean(),
});
export type Substitute = z.output<typeof substitute>;

const substitutesAnswer = z.object({
  /** The best first, as listed for this product. */
  substitutes: z.array(substitute),
  /** Products for which this one is listed both ways; they may stand in for it after those. */
  standsInFor: z.array(substitute),
});
export type Substitutes = z.output<typeof substitutesAnswer>;

export const mostSubstitutes = 20;

export const listSubstitutesEndpoint = endpoint({
  method: 'GET',
  path: '/api/products/:id/substitutes',
  permission: 'catalogue:read',
  summary: 'What may be offered in a product’s place when it is short',
  params: productParams,
  answers: { 200: substitutesAnswer },
  example: { params: { id: 'BEV-0012' } },
});

export const setSubstitutesEndpoint = endpoint({
  method: 'PUT',
  path: '/api/products/:id/substitutes',
  permission: 'catalogue:write',
  summary: 'Set the ordered list of a product’s substitutes, by SKU or id; the whole list is replaced',
  params: productParams,
  body: z.strictObject({
    substitutes: z
      .array(
        z.strictObject({
          /** A product by its id or its SKU. */
          sku: textField(1, 64),
          note: textField(1, 200).nullable().default(null),
          bothWays: z.boolean().default(false),
        }),
      )
      .max(mostSubstitutes),
  }),
  answers: { 200: substitutesAnswer },
  example: { params: { id: 'BEV-0012' }, body: { substitutes: [] } },
});
