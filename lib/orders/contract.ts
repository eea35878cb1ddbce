import { z } from 'zod';
import { aliasAnswer } from '../catalogue/contract';
import { creditStatuses } from '../customers/credit-status';
import { endpoint } from '../http/endpoint';
import {
  momentField,
  pageAnswer,
  pageQuery,
  proseField,
  quantityField,
  searchField,
  textField,
  uuidField,
} from '../http/fields';
import { mintOrderId } from '../ids';
import { orderSources, orderStatuses } from './status';

const warning = z.object({ code: z.string(), message: z.string() });

const lineProduct = z.object({
  id: uuidField,
  sku: z.string(),
  name: z.string(),
  basePrice: z.number(),
  unitOfMeasure: z.string(),
  packSize: z.int(),
});

const lineAnswer = z.object({
  id: uuidField,
  rawItemText: z.string(),
  /** As the customer said it, in `unit`. */
  quantity: z.number(),
  unit: z.string().nullable(),
  /** The same in the product's selling unit: what is priced, picked and sent to the ERP. */
  orderQuantity: z.number(),
  /** How it came about, such as `2 × 24 = 48 EA`; null when it is simply what was asked for. */
  quantityNote: z.string().nullable(),
  matchConfidence: z.number(),
  matchReason: z.string(),
  product: lineProduct.nullable(),
  unitPrice: z.number().nullable(),
  subtotal: z.number().nullable(),
  verified: z.boolean(),
});

const candidate = z.object({ product: lineProduct, confidence: z.number(), reason: z.string() });

const fullLine = lineAnswer.extend({
  /** UTF-16 offsets in the order's text; null for a line that a clerk added. */
  span: z.object({ start: z.int(), end: z.int() }).nullable(),
  candidates: z.array(candidate),
  warnings: z.array(warning),
});

const orderCustomer = z.object({
  id: uuidField,
  name: z.string(),
  phoneNumber: z.string().nullable(),
  creditStatus: z.enum(creditStatuses),
});

/** Who is on the order now, until it is renewed or lapses; advice, for writes are guarded by versions. */
const orderClaim = z.object({
  name: z.string(),
  until: momentField,
  /** The caller holds it. */
  yours: z.boolean(),
});
export type OrderClaim = z.output<typeof orderClaim>;

export const listedOrder = z.object({
  id: uuidField,
  status: z.enum(orderStatuses),
  rawText: z.string(),
  isVoiceNote: z.boolean(),
  totalAmount: z.number(),
  createdAt: momentField,
  customer: orderCustomer,
  lines: z.array(lineAnswer),
  erpSalesOrderId: z.string().optional(),
});

export const fullOrder = listedOrder.extend({
  lines: z.array(fullLine),
  version: z.int(),
  updatedAt: momentField,
  source: z.enum(orderSources),
  location: z.object({ id: uuidField, code: z.string(), name: z.string() }).nullable(),
  parentOrderId: uuidField.nullable(),
  childOrders: z.array(
    z.object({
      id: uuidField,
      status: z.enum(orderStatuses),
      locationId: uuidField.nullable(),
      totalAmount: z.number(),
    }),
  ),
  erp: z.object({
    type: z.string().nullable(),
    salesOrderId: z.string().nullable(),
    syncedAt: momentField.nullable(),
    attempts: z.int(),
    lastError: z.string().nullable(),
  }),
  rejectionReason: z.string().nullable(),
  transcript: z.string().nullable(),
  audio: z.object({ contentType: z.string(), durationSeconds: z.number().nullable() }).nullable(),
  warnings: z.array(warning),
  claim: orderClaim.nullable(),
});

export type ListedOrder = z.output<typeof listedOrder>;
export type FullOrder = z.output<typeof fullOrder>;
export type OrderLine = z.output<typeof lineAnswer>;
export type FullOrderLine = z.output<typeof fullLine>;

const orderId = uuidField.transform(mintOrderId);
const orderParams = z.strictObject({ id: orderId });
const lineParams = z.strictObject({ id: orderId, lineId: uuidField });
const exampleId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';

export const listOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders',
  permission: 'orders:read',
  summary: 'List orders, newest first',
  query: z.strictObject({ status: z.enum(orderStatuses).optional(), search: searchField, ...pageQuery }),
  answers: { 200: z.object({ orders: z.array(listedOrder), ...pageAnswer, totalIsExact: z.boolean() }) },
  paged: true,
  example: { query: { status: 'PENDING_REVIEW', limit: '20' } },
});

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

export const getOrderEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/:id',
  permission: 'orders:read',
  summary: 'One order with its lines, candidates, parent and children, and ERP reference',
  params: orderParams,
  answers: { 200: fullOrder },
  example: { params: { id: exampleId } },
});

/** A product by its id or its SKU. */
const productReference = textField(1, 64);

const changedLine = z.object({
  success: z.literal(true),
  line: fullLine,
  order: fullOrder,
  alias: aliasAnswer.nullable(),
});

export const correctLineEndpoint = endpoint({
  method: 'PUT',
  path: '/api/orders/:id/lines/:lineId',
  permission: 'orders:write',
  summary: 'Choose the product of a line, and optionally teach the phrase as an alias of it',
  params: lineParams,
  body: z.strictObject({
    productId: productReference,
    quantity: quantityField.optional(),
    unit: textField(1, 16).nullable().optional(),
    teachAlias: z.boolean().default(false),
    aliasScope: z
      .enum(['CUSTOMER', 'TENANT', 'GLOBAL'])
      .default('CUSTOMER')
      .transform((scope) => (scope === 'GLOBAL' ? 'TENANT' : scope)),
  }),
  answers: { 200: changedLine },
  errors: ['order_not_editable', 'order_changed'],
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
  body: z.strictObject({ overrideCreditHold: z.boolean().default(false) }),
  answers: { 200: outcome, 202: outcome },
  errors: [
    'order_not_approvable',
    'order_changed',
    'unmatched_lines',
    'customer_on_hold',
    'customer_without_erp_account',
    'erp_not_configured',
    'erp_refused',
  ],
  example: { params: { id: exampleId }, body: {} },
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

export const claimOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/claim',
  permission: 'orders:write',
  summary: 'Show others for 90 seconds that you are on this order, or learn who is; repeat it to stay',
  params: orderParams,
  body: z.strictObject({ takeOver: z.boolean().default(false) }),
  answers: { 200: z.object({ success: z.literal(true), claim: orderClaim }) },
  example: { params: { id: exampleId }, body: { takeOver: false } },
});

export const releaseOrderEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/orders/:id/claim',
  permission: 'orders:write',
  summary: 'Leave an order that you have claimed',
  params: orderParams,
  answers: { 200: z.object({ success: z.literal(true) }) },
  example: { params: { id: exampleId } },
});

const pickSlip = z.object({
  distributorName: z.string(),
  orderId: uuidField,
  erpSalesOrderId: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  locationName: z.string(),
  lines: z.array(
    z.object({
      binLocation: z.string(),
      sku: z.string(),
      description: z.string(),
      quantity: z.number(),
      packSize: z.int(),
      unitOfMeasure: z.string(),
      isZeroRated: z.boolean(),
    }),
  ),
  omittedLines: z.int(),
});
export type PickSlip = z.output<typeof pickSlip>;

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
  answerType: 'audio/ogg',
  errors: ['range_not_satisfiable'],
  example: { params: { id: exampleId } },
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
