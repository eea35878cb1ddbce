import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { momentField, pageAnswer, pageQuery, uuidField } from '../http/fields';
import { sentenceField } from '../http/sentence-field';
import { exampleId, orderParams } from './order-params';

/** One thing that was another before: `20 → 25 Brown Bread`. */
const difference = z.object({
  /** `QUANTITY` of goods; `GOODS`, when a phrase came to mean others; `HEAD`, a part of the head; `PRICE` of goods; `TOTAL` of the order. */
  what: z.enum(['QUANTITY', 'GOODS', 'HEAD', 'PRICE', 'TOTAL']),
  /** The goods by name, the phrase, or the head's field; empty for the total. */
  of: z.string(),
  /** Null for what was added. */
  before: z.string().nullable(),
  /** Null for what was removed. */
  after: z.string().nullable(),
});
export type Difference = z.output<typeof difference>;

const common = { id: uuidField, at: momentField };

/** Something that happened to an order: done by somebody, told to the customer, or delivered to another system. */
const historyEntry = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('DONE'),
    action: z.string(),
    actor: z.object({ kind: z.string(), name: z.string() }),
    data: z.record(z.string(), z.unknown()),
    differences: z.array(difference),
  }),
  z.object({
    ...common,
    kind: z.literal('TOLD'),
    /** Why: `COMPLETED`, `CANCELLED`, `SPLIT`, `MESSAGE` and the like. */
    about: z.string(),
    /** A phone number, or the platform's user id. */
    to: z.string().nullable(),
    words: z.string(),
    /** Null for what the service tells by itself. */
    writtenBy: z.string().nullable(),
    status: z.enum(['QUEUED', 'SENT', 'DELIVERED', 'READ', 'FAILED']),
    error: sentenceField.nullable(),
    sentAt: momentField.nullable(),
  }),
  z.object({
    ...common,
    kind: z.literal('WEBHOOK'),
    event: z.string(),
    url: z.string(),
    status: z.enum(['PENDING', 'DELIVERED', 'FAILED']),
    attempts: z.int(),
    /** Of the last attempt: the answer's status, or why there was none. */
    statusCode: z.int().nullable(),
    error: z.string().nullable(),
    finishedAt: momentField.nullable(),
  }),
]);
export type HistoryEntry = z.output<typeof historyEntry>;

export const listOrderHistoryEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/:id/history',
  permission: 'orders:read',
  summary:
    'All that happened to an order, oldest first: what was done to it, what the customer was told, what other systems were sent',
  params: orderParams,
  query: z.strictObject({ ...pageQuery }),
  answers: {
    200: z.object({
      entries: z.array(historyEntry),
      /** Tries to create it in the ERP since it was approved. */
      erpAttempts: z.int(),
      ...pageAnswer,
    }),
  },
  paged: true,
  example: { params: { id: exampleId } },
});
