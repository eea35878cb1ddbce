import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { momentField, pageAnswer, pageQuery, textField, uuidField } from '../http/fields';

export const itemCodeAnswer = z.object({
  id: uuidField,
  /** As the customer writes it; dashes, spaces, zeros in front and capitals are forgiven in their messages. */
  code: z.string(),
  product: z.object({ id: uuidField, sku: z.string(), name: z.string() }),
  taughtBy: z.string().nullable(),
  createdAt: momentField,
});
export type ItemCode = z.output<typeof itemCodeAnswer>;

const customerParams = z.strictObject({ id: uuidField });
const exampleId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';

export const listItemCodesEndpoint = endpoint({
  method: 'GET',
  path: '/api/customers/:id/item-codes',
  permission: 'customers:read',
  summary: 'The customer’s own codes for products, in alphabetical order',
  params: customerParams,
  query: z.strictObject({ ...pageQuery }),
  answers: { 200: z.object({ itemCodes: z.array(itemCodeAnswer), ...pageAnswer }) },
  paged: true,
  example: { params: { id: exampleId } },
});

export const addItemCodeEndpoint = endpoint({
  method: 'POST',
  path: '/api/customers/:id/item-codes',
  permission: 'aliases:write',
  summary:
    'Say what the customer’s own code for a product is; their messages are asked for it before everything else',
  params: customerParams,
  body: z.strictObject({
    code: textField(1, 64),
    /** A product by its id or its SKU. */
    product: textField(1, 64),
  }),
  answers: { 201: itemCodeAnswer },
  errors: ['item_code_taken', 'customer_merged', 'customer_erased'],
  example: { params: { id: exampleId }, body: { code: '44712', product: 'BEV-0012' } },
});

export const removeItemCodeEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/customers/:id/item-codes/:codeId',
  permission: 'aliases:write',
  summary: 'Forget a code of the customer’s',
  params: z.strictObject({ id: uuidField, codeId: uuidField }),
  answers: { 204: z.undefined() },
  example: { params: { id: exampleId, codeId: exampleId } },
});
