import { z } from 'zod';
import { conversationMessage } from '../customers/conversation-contract';
import { endpoint } from '../http/endpoint';
import { momentField, pageAnswer, pageQuery, proseField, uuidField } from '../http/fields';
import { longestMessage } from './longest-message';
import { exampleId, orderParams } from './order-params';

const threadMessage = conversationMessage.extend({
  /** It made this order, changed it or was written about it. */
  ofThisOrder: z.boolean(),
});
export type ThreadMessage = z.output<typeof threadMessage>;

/** Whether the customer can be written to: the platform allows it for 24 hours after their last message. */
const writing = z.object({
  closed: z.enum(['WINDOW_CLOSED', 'NEVER_WROTE', 'NO_ADDRESS']).nullable(),
  closesAt: momentField.nullable(),
});
export type ThreadWriting = z.output<typeof writing>;

export const listOrderMessagesEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/:id/messages',
  permission: 'orders:read',
  summary:
    'The conversation that an order stands in, newest first: what its customer wrote and what was written to them; and whether they can be written to now',
  params: orderParams,
  query: z.strictObject({ ...pageQuery }),
  answers: {
    200: z.object({
      messages: z.array(threadMessage),
      writing,
      /** Of the customer, as in `en`. */
      language: z.string(),
      ...pageAnswer,
      totalIsExact: z.boolean(),
    }),
  },
  paged: true,
  example: { params: { id: exampleId } },
});

export const writeMessageEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/messages',
  permission: 'messages:write',
  summary: 'Write to the customer about an order; it is sent at most once',
  params: orderParams,
  body: z.strictObject({ text: proseField(1, longestMessage) }),
  answers: { 201: z.object({ success: z.literal(true), orderId: uuidField, messageId: uuidField }) },
  errors: ['message_window_closed', 'customer_erased', 'order_changed'],
  example: { params: { id: exampleId }, body: { text: 'Which rice shall we send, the 2 kg or the 10 kg?' } },
});
