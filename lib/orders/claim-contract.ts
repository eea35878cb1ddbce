import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { uuidField } from '../http/fields';
import { orderClaim } from './answers';
import { exampleId, orderParams } from './order-params';
import { queueShows } from './queue';

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

export const handOutOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/next',
  permission: 'orders:write',
  summary:
    'Take the next order of the review queue that nobody is on: it is claimed for you, and given to nobody else',
  body: z.strictObject({
    /** The order that you come from: the queue is gone through from there on, and round. */
    after: uuidField.optional(),
    show: z
      .enum(queueShows)
      .optional()
      .describe('`ready`, `doubts`, `failed`, `mine` or `due`: to go before today’s cut-off.'),
    /** Only orders that this location picks, by its id. */
    location: uuidField.optional(),
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      /** Null when nobody has to look at anything more, or somebody does already. */
      orderId: uuidField.nullable(),
      claim: orderClaim.nullable(),
    }),
  },
  example: { body: { show: 'doubts' } },
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
