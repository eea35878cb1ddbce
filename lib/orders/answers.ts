import { z } from 'zod';
import { toldOfOrder } from '../certainty';
import { creditStatuses } from '../customers/credit-status';
import { verifications } from '../customers/verification';
import { momentField, uuidField } from '../http/fields';
import { sentenceField } from '../http/sentence-field';
import { attachmentKinds } from './attachment';
import { erpDoubts } from './erp-doubt';
import { orderTask, proposal, question } from './follow-up-answers';
import { headFields } from './head-fields';
import { lineDecision } from './line-decision';
import { kindOfOrder, sending } from './message-answers';
import { orderHead } from './order-head';
import { orderSources, orderStatuses } from './status';

const warning = z.object({
  code: z.string(),
  message: sentenceField,
  /** Another order that it is about. */
  orderId: uuidField.optional(),
});

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
  quantityNote: sentenceField.nullable(),
  matchConfidence: z.number(),
  matchReason: sentenceField,
  product: lineProduct.nullable(),
  unitPrice: z.number().nullable(),
  subtotal: z.number().nullable(),
  verified: z.boolean(),
  /** What a person is to decide about it; null where it may go as it is, and once somebody has decided. */
  decision: lineDecision.nullable(),
  /** The code under which the goods were sent as data; null for what was read of words. */
  itemCode: z.string().nullable(),
  /** The price for one that was sent with them. */
  statedPrice: z.number().nullable(),
  warnings: z.array(warning),
});

/** A product that may be taken for a line, at what the customer pays for it today. */
export const offeredProduct = lineProduct.extend({ unitPrice: z.number() });
export type OfferedProduct = z.output<typeof offeredProduct>;

const candidate = z.object({
  product: offeredProduct,
  confidence: z.number(),
  reason: sentenceField,
  /** It is no longer sold: what is sold and fits as well stands before it. */
  isDiscontinued: z.boolean(),
});

const offeredSubstitute = z.object({
  product: offeredProduct,
  note: z.string().nullable(),
  /** What can be promised of it where the order is picked; null where no stock is kept. */
  available: z.number().nullable(),
});

export const fullLine = lineAnswer.extend({
  /** UTF-16 offsets in the order's text; null for a line that a clerk added. */
  span: z.object({ start: z.int(), end: z.int() }).nullable(),
  candidates: z.array(candidate),
  /** What may be offered in its place; none unless it is short where the order is picked. */
  substitutes: z.array(offeredSubstitute),
});

const orderCustomer = z.object({
  id: uuidField,
  name: z.string(),
  phoneNumber: z.string().nullable(),
  creditStatus: z.enum(creditStatuses),
  /** UNVERIFIED: a sender nobody has confirmed as a customer yet. */
  verification: z.enum(verifications),
});

/** Who is on the order now, until it is renewed or lapses; advice, for writes are guarded by versions. */
export const orderClaim = z.object({
  name: z.string(),
  until: momentField,
  /** The caller holds it. */
  yours: z.boolean(),
});
export type OrderClaim = z.output<typeof orderClaim>;

/** Until when (`HH:MM` where the tenant is) an order has to be approved to go today. */
const orderDue = z.object({ by: z.string(), isPast: z.boolean() });
export type OrderDue = z.output<typeof orderDue>;

export const listedOrder = z.object({
  id: uuidField,
  /** Counts changes; sent back in `If-Match`. */
  version: z.int(),
  status: z.enum(orderStatuses),
  ...kindOfOrder,
  rawText: z.string(),
  isVoiceNote: z.boolean(),
  totalAmount: z.number(),
  createdAt: momentField,
  updatedAt: momentField,
  /** The other system's own id of an order that came over the API. */
  externalId: z.string().nullable(),
  ...sending,
  tasks: z.array(orderTask),
  proposals: z.array(proposal),
  questions: z.array(question),
  customer: orderCustomer,
  lines: z.array(lineAnswer),
  erpSalesOrderId: z.string().optional(),
  /** Why it is not known whether the ERP has the order; null while it is. */
  erpDoubt: z.enum(erpDoubts).nullable(),
  /** It came with a picture or a document of which nothing was read, and that nobody has looked at yet. */
  needsLook: z.boolean(),
  /** How many parts of the message were left out that may be ordered; see `accounted` of the full order. */
  leftOut: z.int(),
  /** The parts of its head that a person is to look at, such as a day that may be two. */
  headDoubts: z.array(z.enum(headFields)),
  /** The customer requires their own number on every order, and this one has none. */
  poNumberMissing: z.boolean(),
  /** What it says of the whole order that keeps it from being ready, by the codes of warnings. */
  told: z.array(z.enum(toldOfOrder)),
  /** It may be for several customers, of whom one must be chosen before it is approved. */
  customerToChoose: z.boolean(),
  /** Who picks it. */
  location: z.object({ id: uuidField, code: z.string(), name: z.string() }).nullable(),
  claim: orderClaim.nullable(),
  /** Who is to see to it; null: whoever takes it. */
  assignee: z.object({ id: uuidField, name: z.string(), yours: z.boolean() }).nullable(),
  /** Until then it is left out of the review queue, unless something new comes in about it. */
  snoozedUntil: momentField.nullable(),
  /** The cut-off of its location, while it waits in review and is to go today; null otherwise. */
  due: orderDue.nullable(),
});

export const orderAttachment = z.object({
  id: uuidField,
  kind: z.enum(attachmentKinds),
  /** As the customer called it. */
  fileName: z.string().nullable(),
  /** Told by the content; null until the file is kept, and for good when there is a problem. */
  contentType: z.string().nullable(),
  sizeBytes: z.int().nullable(),
  /** Why the file could not be kept. */
  problem: sentenceField.nullable(),
});

/** Nobody knows whether the ERP has the order. Either the ERP is asked again by itself, or a person must look there. */
const erpDoubt = z.object({ state: z.enum(erpDoubts), since: momentField, message: z.string() });

/**
 * What became of a part of `rawText` (UTF-16 offsets): a line of the order, its head (dates, places, numbers of
 * documents), talk, or left out. Together they hold every word.
 */
const accounted = z.object({
  start: z.int(),
  end: z.int(),
  as: z.enum(['line', 'head', 'talk', 'left_out']),
  /** The line that was made of it; null where several share it, or it was removed. */
  lineId: uuidField.nullable(),
  /** Why it was left out, or what of the head it is. */
  reason: sentenceField.nullable(),
  /** Left out, and perhaps ordered all the same: somebody has to look. */
  doubtful: z.boolean(),
});

export const fullOrder = listedOrder.extend({
  lines: z.array(fullLine),
  /** What it says as a whole. */
  head: orderHead,
  /** Sorted and apart; empty until the message is read. */
  accounted: z.array(accounted),
  /** What whoever works on it has written down; the customer is not shown it. */
  notes: z.string().nullable(),
  source: z.enum(orderSources),
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
    /** Posts since the approval. */
    attempts: z.int(),
    lastError: z.string().nullable(),
    /** When the order is tried again, while it waits for that; `lastError` says why. */
    waitsUntil: momentField.nullable(),
    doubt: erpDoubt.nullable(),
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
  /** Customers of whom one must be chosen before the order is approved; null when it is known whose it is. */
  customerChoices: z.array(orderCustomer).nullable(),
});

export type OrderAttachment = z.output<typeof orderAttachment>;
export type AccountedPart = z.output<typeof accounted>;
export type ListedOrder = z.output<typeof listedOrder>;
export type FullOrder = z.output<typeof fullOrder>;
export type OrderLine = z.output<typeof lineAnswer>;
export type FullOrderLine = z.output<typeof fullLine>;
