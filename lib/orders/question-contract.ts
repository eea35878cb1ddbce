import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { proseField, uuidField } from '../http/fields';
import { longestMessage } from './longest-message';
import { exampleId, orderParams } from './order-params';

const params = orderParams.extend({ lineId: uuidField });
const example = { id: exampleId, lineId: exampleId };
/** As many as the platform lets one choose from. */
export const mostChoices = 10;

const asked = z.object({
  success: z.literal(true),
  orderId: uuidField,
  questionId: uuidField,
  messageId: uuidField,
});

export const proposeQuestionEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/:id/lines/:lineId/question',
  permission: 'orders:read',
  summary:
    'The question that asks the customer which goods a line means, in their language, with what it may mean as numbered choices; nothing is sent',
  params,
  answers: {
    200: z.object({
      text: z.string(),
      language: z.string(),
      choices: z.array(z.object({ productId: uuidField, name: z.string() })),
    }),
  },
  example: { params: example },
});

export const askCustomerEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/lines/:lineId/question',
  permission: 'messages:write',
  summary:
    'Ask the customer which goods a line means; their answer is proposed on the line, and nothing changes before somebody takes it',
  params,
  body: z.strictObject({
    text: proseField(1, longestMessage),
    /** What the numbers in the text stand for, in their order. */
    productIds: z
      .array(uuidField)
      .min(1)
      .max(mostChoices)
      .refine((ids) => new Set(ids).size === ids.length, 'Name each product once.'),
    /** The line's phrase shall mean for this customer what they answer, once that is taken. */
    teachAlias: z.boolean().default(false),
  }),
  answers: {
    201: asked,
  },
  errors: ['order_not_editable', 'order_changed', 'message_window_closed', 'customer_erased'],
  example: {
    params: example,
    body: { text: 'Which sugar?\n1. White Sugar 2kg\n2. Brown Sugar 2kg', productIds: [exampleId] },
  },
});

export const proposeReadBackEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/:id/read-back',
  permission: 'orders:read',
  summary: 'The order in words, in the language of its customer, for them to confirm; nothing is sent',
  params: orderParams,
  answers: {
    200: z.object({
      text: z.string(),
      language: z.string(),
      /** How many lines it has; an order of none is not worth reading back. */
      lines: z.int(),
    }),
  },
  example: { params: { id: exampleId } },
});

export const readBackEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/read-back',
  permission: 'messages:write',
  summary:
    'Read the order back to its customer, who may confirm, change or cancel it; what they answer stands on the order, and nothing changes by itself',
  params: orderParams,
  body: z.strictObject({ text: proseField(1, longestMessage) }),
  answers: { 201: asked },
  errors: ['order_not_editable', 'order_changed', 'message_window_closed', 'customer_erased'],
  example: {
    params: { id: exampleId },
    body: {
      text: 'This is how we read your order:\n• 24 × White Sugar 2kg\nPlease reply 1 to confirm, 2 to change it, 3 to cancel it.',
    },
  },
});
