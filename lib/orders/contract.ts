import { z } from 'zod';
import { fileContentTypes } from '../attachments/file-formats';
import { audioFormats } from '../audio/audio-formats';
import { endpoint } from '../http/endpoint';
import { momentField, pageAnswer, pageQuery, proseField, textField, uuidField } from '../http/fields';
import { fullOrder } from './answers';
import { exampleId, orderParams } from './order-params';
import { pickSlip } from './pick-slip-answers';
import { orderStatuses } from './status';

export const streamOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/stream',
  permission: 'orders:read',
  summary:
    'Changes of orders as server-sent events: `order` with its id, status and version; `claim`; `resync` when some were missed',
  answers: { 200: z.never() },
  answerType: 'text/event-stream',
  example: {},
});

export const countWaitingEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/waiting',
  permission: 'orders:read',
  summary: 'How many orders wait for review, and how many messages that are no orders for an answer',
  answers: { 200: z.object({ toReview: z.int(), messages: z.int() }) },
  example: {},
});

export const getOrderEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/:id',
  permission: 'orders:read',
  summary: 'One order with its lines, candidates, parent and children, and ERP reference',
  params: orderParams,
  answers: { 200: fullOrder },
  example: { params: { id: exampleId } },
});

const outcome = z.object({
  success: z.literal(true),
  orderId: uuidField,
  status: z.enum(orderStatuses),
  erpSalesOrderId: z.string().nullable(),
  idempotent: z.literal(true).optional(),
});

export const approveOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/approve',
  permission: 'orders:write',
  summary: 'Approve an order and create its sales order in the ERP, once',
  params: orderParams,
  body: z.strictObject({
    overrideCreditHold: z.boolean().default(false),
    /** Approves although a question to the customer has no answer yet. */
    overrideOpenQuestion: z.boolean().default(false),
    /** Says that a sender nobody has confirmed yet is a customer; it is then VERIFIED. */
    confirmCustomer: z.boolean().default(false),
  }),
  answers: { 200: outcome, 202: outcome },
  errors: [
    'order_not_approvable',
    'order_changed',
    'prices_changed',
    'unmatched_lines',
    'customer_not_chosen',
    'open_proposals',
    'question_open',
    'unread_message',
    'cancellation_open',
    'approval_recalled',
    'po_number_missing',
    'customer_on_hold',
    'customer_unverified',
    'customer_without_erp_account',
    'erp_not_configured',
    'erp_refused',
  ],
  example: { params: { id: exampleId }, body: {} },
});

export const resolveErpDoubtEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/erp-doubt',
  permission: 'orders:write',
  summary:
    'Say of an order in doubt what was found in the ERP: its sales order, or that it is not there and is posted again; or give it up',
  params: orderParams,
  body: z.discriminatedUnion('resolution', [
    z.strictObject({ resolution: z.literal('FOUND'), erpSalesOrderId: textField(1, 128) }),
    z.strictObject({ resolution: z.literal('NOT_THERE') }),
    z.strictObject({ resolution: z.literal('GIVE_UP'), reason: proseField(1, 500).optional() }),
  ]),
  answers: { 200: outcome, 202: outcome },
  errors: ['order_not_in_doubt', 'order_changed', 'erp_reference_taken', 'erp_refused'],
  example: { params: { id: exampleId }, body: { resolution: 'FOUND', erpSalesOrderId: 'SO-2026-01234' } },
});

export const rejectOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/reject',
  permission: 'orders:write',
  summary: 'Reject an order; the customer is told why',
  params: orderParams,
  body: z.strictObject({ reason: proseField(1, 500) }),
  answers: {
    200: z.object({
      success: z.literal(true),
      orderId: uuidField,
      status: z.enum(orderStatuses),
      idempotent: z.literal(true).optional(),
    }),
  },
  errors: ['order_not_rejectable', 'order_changed'],
  example: { params: { id: exampleId }, body: { reason: 'Out of our delivery area' } },
});

export const setAsideEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/not-an-order',
  permission: 'orders:write',
  summary: 'Put a message aside that is no order; nothing is sent to the customer',
  params: orderParams,
  answers: {
    200: z.object({
      success: z.literal(true),
      orderId: uuidField,
      status: z.enum(orderStatuses),
      idempotent: z.literal(true).optional(),
    }),
  },
  errors: ['order_not_rejectable', 'order_changed'],
  example: { params: { id: exampleId } },
});

export const readAsOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/read-as-order',
  permission: 'orders:write',
  summary: 'Take a message for an order after all that was put aside: it is reviewed like any other',
  params: orderParams,
  answers: { 200: z.object({ success: z.literal(true), order: fullOrder }) },
  errors: ['order_not_set_aside', 'order_changed'],
  example: { params: { id: exampleId } },
});

export const splitOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/split',
  permission: 'orders:write',
  summary: 'Move lines to a child order that another location picks',
  params: orderParams,
  body: z.strictObject({
    /** A location by its id or its code. */
    targetLocationId: textField(1, 64),
    lineIds: z
      .array(uuidField)
      .min(1)
      .max(1000)
      .refine((ids) => new Set(ids).size === ids.length, 'Name each line once.'),
  }),
  answers: {
    201: z.object({
      success: z.literal(true),
      orderId: uuidField,
      childOrderId: uuidField,
      order: fullOrder,
      childOrder: fullOrder,
    }),
  },
  errors: ['order_not_splittable', 'order_changed'],
  example: { params: { id: exampleId }, body: { targetLocationId: 'DBN', lineIds: [exampleId] } },
});

export const getPickSlipEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/:id/pick-slip',
  permission: 'orders:read',
  summary: 'What the warehouse picks, in walking order',
  params: orderParams,
  answers: { 200: z.object({ pickSlip }) },
  errors: ['order_not_pickable'],
  example: { params: { id: exampleId } },
});

export const getOrderAudioEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/:id/audio',
  permission: 'orders:read',
  summary: 'The voice note; one byte range may be asked for',
  params: orderParams,
  answers: { 200: z.never() },
  answerType: Object.keys(audioFormats),
  errors: ['range_not_satisfiable'],
  example: { params: { id: exampleId } },
});

export const getOrderAttachmentEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/:id/attachments/:attachmentId',
  permission: 'orders:read',
  summary: 'A picture or document that came with the order; one byte range may be asked for',
  params: orderParams.extend({ attachmentId: uuidField }),
  answers: { 200: z.never() },
  answerType: fileContentTypes,
  errors: ['range_not_satisfiable'],
  example: { params: { id: exampleId, attachmentId: exampleId } },
});

export const listOrderEventsEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/:id/events',
  permission: 'orders:read',
  summary: 'The audit trail of an order, oldest first',
  params: orderParams,
  query: z.strictObject({ ...pageQuery }),
  answers: {
    200: z.object({
      events: z.array(
        z.object({
          id: uuidField,
          action: z.string(),
          actor: z.object({ kind: z.string(), name: z.string() }),
          createdAt: momentField,
          data: z.record(z.string(), z.unknown()),
        }),
      ),
      ...pageAnswer,
    }),
  },
  paged: true,
  example: { params: { id: exampleId } },
});
