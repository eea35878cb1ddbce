import { z } from 'zod';
import { aliasAnswer } from '../catalogue/answers';
import { endpoint } from '../http/endpoint';
import { proseField, quantityField, textField, uuidField } from '../http/fields';
import { fullLine, fullOrder } from './answers';
import { headChanges } from './head-changes';
import { exampleId, orderParams } from './order-params';

const lineParams = orderParams.extend({ lineId: uuidField });

/** A product by its id or its SKU. */
const productReference = textField(1, 64);

const changedLine = z.object({
  success: z.literal(true),
  line: fullLine,
  order: fullOrder,
  alias: aliasAnswer.nullable(),
  /** The phrase, where it was taught as the customer's own code for the product. */
  taughtCode: z.string().nullable(),
});

export const correctLineEndpoint = endpoint({
  method: 'PUT',
  path: '/api/orders/:id/lines/:lineId',
  permission: 'orders:write',
  summary:
    'Choose the product of a line, and optionally teach the phrase as an alias of it, and a code of the customer’s own as their code',
  params: lineParams,
  body: z.strictObject({
    productId: productReference,
    quantity: quantityField.optional(),
    unit: textField(1, 16).nullable().optional(),
    /** False: only quantity or unit are corrected, and a product that is in doubt stays so. */
    confirmProduct: z.boolean().default(true),
    teachAlias: z.boolean().default(false),
    aliasScope: z
      .enum(['CUSTOMER', 'TENANT', 'GLOBAL'])
      .default('CUSTOMER')
      .transform((scope) => (scope === 'GLOBAL' ? 'TENANT' : scope)),
  }),
  answers: { 200: changedLine },
  errors: ['order_not_editable', 'order_changed', 'alias_taken'],
  example: {
    params: { id: exampleId, lineId: exampleId },
    body: { productId: 'BEV-0012', teachAlias: true, aliasScope: 'CUSTOMER' },
  },
});

export const addLineEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/lines',
  permission: 'orders:write',
  summary: 'Add a line that the reader missed',
  params: orderParams,
  body: z.strictObject({
    productId: productReference,
    quantity: quantityField,
    unit: textField(1, 16).nullable().default(null),
    rawItemText: proseField(1, 500).optional(),
  }),
  answers: { 201: changedLine },
  errors: ['order_not_editable', 'order_changed'],
  example: { params: { id: exampleId }, body: { productId: 'BEV-0012', quantity: 2, unit: 'case' } },
});

export const removeLineEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/orders/:id/lines/:lineId',
  permission: 'orders:write',
  summary: 'Remove a line that the reader invented',
  params: lineParams,
  answers: { 200: z.object({ success: z.literal(true), order: fullOrder }) },
  errors: ['order_not_editable', 'order_changed'],
  example: { params: { id: exampleId, lineId: exampleId } },
});

export const restoreLineEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/lines/:lineId/restore',
  permission: 'orders:write',
  summary: 'Bring a removed line back as it was',
  params: lineParams,
  answers: { 200: z.object({ success: z.literal(true), order: fullOrder }) },
  errors: ['order_not_editable', 'order_changed'],
  example: { params: { id: exampleId, lineId: exampleId } },
});

export const setHeadEndpoint = endpoint({
  method: 'PUT',
  path: '/api/orders/:id/head',
  permission: 'orders:write',
  summary:
    'Set parts of an order’s head: number, day, hours, place, note; null empties one, and those left out stay',
  params: orderParams,
  body: headChanges,
  answers: { 200: z.object({ success: z.literal(true), order: fullOrder }) },
  errors: ['order_not_editable', 'order_changed'],
  example: {
    params: { id: exampleId },
    body: { poNumber: '4471', requestedDate: '2030-12-05', window: { from: '08:00', to: '12:00' } },
  },
});

export const updateOrderEndpoint = endpoint({
  method: 'PATCH',
  path: '/api/orders/:id',
  permission: 'orders:write',
  summary:
    'Change parts of an order’s head while it is in review, and its notes at any time; what is left out stays',
  params: orderParams,
  body: z.strictObject({ head: headChanges, notes: proseField(1, 2_000).nullable() }).partial(),
  answers: { 200: z.object({ success: z.literal(true), order: fullOrder }) },
  errors: ['order_not_editable', 'order_changed'],
  example: {
    params: { id: exampleId },
    body: { head: { requestedDate: '2030-12-05' }, notes: 'Gate code 4471' },
  },
});

export const typeTranscriptEndpoint = endpoint({
  method: 'PUT',
  path: '/api/orders/:id/transcript',
  permission: 'orders:write',
  summary: 'Type what a voice note says; the text is then read like any message',
  params: orderParams,
  body: z.strictObject({ text: proseField(1, 10_000) }),
  answers: { 200: z.object({ success: z.literal(true), order: fullOrder }) },
  errors: ['order_not_editable', 'order_changed'],
  example: { params: { id: exampleId }, body: { text: 'two cases of cola and ten brown bread' } },
});

export const chooseCustomerEndpoint = endpoint({
  method: 'PUT',
  path: '/api/orders/:id/customer',
  permission: 'orders:write',
  summary: 'Say whose order it is; prices are those of that customer from then on',
  params: orderParams,
  body: z.strictObject({ customerId: uuidField }),
  answers: { 200: z.object({ success: z.literal(true), order: fullOrder }) },
  errors: ['order_not_editable', 'order_changed', 'customer_merged', 'customer_erased'],
  example: { params: { id: exampleId }, body: { customerId: exampleId } },
});
