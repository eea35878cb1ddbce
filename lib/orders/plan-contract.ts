import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { uuidField } from '../http/fields';
import { exampleId } from './order-params';
import { orderStatuses } from './status';

/** As many as a queue shows at once. */
const most = 200;
const several = z
  .array(uuidField)
  .min(1)
  .max(most)
  .refine((all) => new Set(all).size === all.length, 'Name each order once.');

const planned = z.object({
  orderId: uuidField,
  success: z.boolean(),
  status: z.enum(orderStatuses).optional(),
  error: z.object({ code: z.string(), detail: z.string() }).optional(),
});
export type Planned = z.output<typeof planned>;
const answers = { 200: z.object({ results: z.array(planned) }) };

export const assignOrdersEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/assign',
  permission: 'orders:write',
  summary: 'Say who is to see to orders: a user, yourself, or with null whoever takes them',
  body: z.strictObject({
    orders: several,
    assignee: z
      .union([z.literal('me'), uuidField])
      .nullable()
      .describe('A user’s id as `GET /api/orders/assignees` lists it, `me`, or null for nobody.'),
  }),
  answers,
  errors: ['not_found'],
  example: { body: { orders: [exampleId], assignee: 'me' } },
});

export const snoozeOrdersEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/snooze',
  permission: 'orders:write',
  summary:
    'Leave orders out of the review queue until a moment, or until something new comes in about them; null brings them back',
  body: z.strictObject({
    orders: several,
    until: z.iso.datetime({ offset: true }).nullable().describe('In the next 60 days.'),
  }),
  answers,
  example: { body: { orders: [exampleId], until: null } },
});

export const listAssigneesEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/assignees',
  permission: 'orders:read',
  summary: 'List whom orders can be assigned to, by name',
  answers: {
    200: z.object({
      assignees: z.array(z.object({ id: uuidField, name: z.string(), yours: z.boolean() })),
    }),
  },
  example: {},
});
