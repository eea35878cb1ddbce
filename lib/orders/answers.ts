import { z } from 'zod';
import { creditStatuses } from '../customers/credit-status';
import { momentField, uuidField } from '../http/fields';
import { attachmentKinds } from './attachment';
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

export const fullLine = lineAnswer.extend({
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
export const orderClaim = z.object({
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
  /** It has no lines, and came with a picture or a document that somebody has to read. */
  needsLook: z.boolean(),
});

const orderAttachment = z.object({
  id: uuidField,
  kind: z.enum(attachmentKinds),
  /** As the customer called it. */
  fileName: z.string().nullable(),
  /** Told by the content; null until the file is kept, and for good when there is a problem. */
  contentType: z.string().nullable(),
  sizeBytes: z.int().nullable(),
  /** Why the file could not be kept. */
  problem: z.string().nullable(),
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
  audio: z
    .object({
      contentType: z.string(),
      durationSeconds: z.number().nullable(),
      /** Whether browsers play it; else it can be downloaded. */
      isPlayable: z.boolean(),
    })
    .nullable(),
  attachments: z.array(orderAttachment),
  warnings: z.array(warning),
  claim: orderClaim.nullable(),
});

export type OrderAttachment = z.output<typeof orderAttachment>;
export type ListedOrder = z.output<typeof listedOrder>;
export type FullOrder = z.output<typeof fullOrder>;
export type OrderLine = z.output<typeof lineAnswer>;
export type FullOrderLine = z.output<typeof fullLine>;

export const pickSlip = z.object({
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
