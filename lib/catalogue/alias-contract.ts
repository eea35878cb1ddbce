import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import {
  changesQuery,
  cursorAnswer,
  pageAnswer,
  pageQuery,
  searchedAnswer,
  searchField,
  textField,
  uuidField,
} from '../http/fields';
import { aliasAnswer, aliasScopes, listedAlias } from './answers';
import { productParams } from './product-params';

const aliasParams = z.strictObject({ id: uuidField });
const exampleId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
const aliasPage = z.object({
  aliases: z.array(listedAlias),
  ...pageAnswer,
  ...searchedAnswer,
  ...cursorAnswer,
});

export const listAliasesEndpoint = endpoint({
  method: 'GET',
  path: '/api/aliases',
  permission: 'catalogue:read',
  summary: 'Every phrase that means a product, in alphabetical order, with what contradicts it',
  query: z.strictObject({
    search: searchField,
    scope: z.enum(aliasScopes).optional(),
    /** A product by its id or its SKU. */
    product: textField(1, 64).optional(),
    customer: uuidField.optional(),
    conflicting: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
    ...changesQuery('aliasText'),
    ...pageQuery,
  }),
  answers: { 200: aliasPage },
  paged: true,
  errors: ['not_found'],
  example: { query: { search: 'red', scope: 'CUSTOMER' } },
});

export const listProductAliasesEndpoint = endpoint({
  method: 'GET',
  path: '/api/products/:id/aliases',
  permission: 'catalogue:read',
  summary: 'The phrases that mean this product',
  params: productParams,
  query: z.strictObject({ ...changesQuery('aliasText'), ...pageQuery }),
  answers: { 200: aliasPage },
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
  errors: ['alias_taken', 'customer_merged', 'customer_erased'],
  example: { params: { id: 'BEV-0012' }, body: { aliasText: 'red cans', customerId: null } },
});

export const deleteAliasEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/aliases/:id',
  permission: 'aliases:write',
  summary: 'Forget a phrase',
  params: aliasParams,
  answers: { 204: z.undefined() },
  example: { params: { id: exampleId } },
});

export const restoreAliasEndpoint = endpoint({
  method: 'POST',
  path: '/api/aliases/:id/restore',
  permission: 'aliases:write',
  summary: 'Know a phrase again that was forgotten within the last day, with its history',
  params: aliasParams,
  answers: { 200: aliasAnswer },
  errors: ['alias_taken'],
  example: { params: { id: exampleId } },
});
