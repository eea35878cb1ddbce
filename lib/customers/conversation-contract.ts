import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { momentField, pageAnswer, pageQuery, uuidField } from '../http/fields';
import { orderAttachment } from '../orders/answers';
import { closings, orderStatuses } from '../orders/status';

export const conversationMessage = z.object({
  id: uuidField,
  /** ORDER and NOTE came from the customer, ANSWER went to them. */
  kind: z.enum(['ORDER', 'NOTE', 'ANSWER']),
  at: momentField,
  /** What was written, or what else was sent, in words; null for a recording nobody has typed out and for what is no longer kept. */
  text: z.string().nullable(),
  isVoiceNote: z.boolean(),
  /** The order that the message made, or that the answer is about. */
  order: z
    .object({
      id: uuidField,
      status: z.enum(orderStatuses),
      closedAs: z.enum(closings).nullable(),
      /** The order in which it was made, of a change. */
      mergedInto: uuidField.nullable(),
      totalAmount: z.number(),
      erpSalesOrderId: z.string().nullable(),
      hasAudio: z.boolean(),
    })
    .nullable(),
  /** The earlier message that it answers, as that read then. */
  quote: z
    .object({ author: z.enum(['CUSTOMER', 'SERVICE']).nullable(), text: z.string().nullable() })
    .nullable(),
  /** Pictures and documents that came with it; see `GET /api/orders/:id/attachments/:attachmentId`. */
  attachments: z.array(orderAttachment),
  /** Of an answer: what the customer could tap, in full. */
  choices: z.array(z.string()),
  /** Of an answer that a person wrote: who. */
  writtenBy: z.string().nullable(),
  /** Of an answer: how far it came, and why it went no further. */
  delivery: z
    .object({
      status: z.enum(['QUEUED', 'SENT', 'DELIVERED', 'READ', 'FAILED']),
      error: z.string().nullable(),
    })
    .nullable(),
});
export type ConversationMessage = z.output<typeof conversationMessage>;

export const listConversationEndpoint = endpoint({
  method: 'GET',
  path: '/api/customers/:id/conversation',
  permission: 'orders:read',
  summary: 'What a customer wrote and what the service wrote to them, newest first',
  params: z.strictObject({ id: uuidField }),
  query: z.strictObject({ ...pageQuery }),
  answers: {
    200: z.object({ messages: z.array(conversationMessage), ...pageAnswer, totalIsExact: z.boolean() }),
  },
  paged: true,
  example: { params: { id: '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e' } },
});
