import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { proseField, uuidField } from '../http/fields';
import { exampleId } from './order-params';
import { orderStatuses } from './status';

/** As many as are decided on at once, so that the answer does not take longer than one of them. */
const most = 25;

const named = z.strictObject({
  id: uuidField,
  version: z
    .int()
    .min(1)
    .optional()
    .describe('As with `If-Match`: nothing is done to an order that has changed since.'),
});
const several = z
  .array(named)
  .min(1)
  .max(most)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Name each order once.');

const result = z.object({
  orderId: uuidField,
  success: z.boolean(),
  /** What it answers by itself. */
  statusCode: z.int(),
  status: z.enum(orderStatuses).optional(),
  erpSalesOrderId: z.string().nullable().optional(),
  idempotent: z.literal(true).optional(),
  error: z.object({ code: z.string(), detail: z.string() }).optional(),
});
export type BatchResult = z.input<typeof result>;
const answers = { 200: z.object({ results: z.array(result) }) };

export const approveOrdersEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/approve',
  permission: 'orders:write',
  summary:
    'Approve up to 25 orders, each as if it were alone; the answer has one result each, in the same order',
  body: z.strictObject({
    orders: several,
    overrideCreditHold: z.boolean().default(false),
    confirmCustomer: z.boolean().default(false),
  }),
  answers,
  example: { body: { orders: [{ id: exampleId, version: 3 }] } },
});

export const rejectOrdersEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/reject',
  permission: 'orders:write',
  summary: 'Reject up to 25 orders for the same reason; the answer has one result each, in the same order',
  body: z.strictObject({ orders: several, reason: proseField(1, 500) }),
  answers,
  example: { body: { orders: [{ id: exampleId }], reason: 'Out of our delivery area' } },
});
