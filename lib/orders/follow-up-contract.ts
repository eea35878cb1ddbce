import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { uuidField } from '../http/fields';
import { fullOrder } from './answers';
import { exampleId, orderParams } from './order-params';

const proposalParams = orderParams.extend({ proposalId: uuidField });
const proposalExample = { params: { id: exampleId, proposalId: exampleId } };
const changedOrder = z.object({ success: z.literal(true), order: fullOrder });

export const takeProposalEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/proposals/:proposalId/take',
  permission: 'orders:write',
  summary: 'Make the change that a later message of the customer asks for',
  params: proposalParams,
  answers: { 200: changedOrder },
  errors: ['proposal_decided', 'order_not_editable', 'order_changed'],
  example: proposalExample,
});

export const refuseProposalEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/proposals/:proposalId/refuse',
  permission: 'orders:write',
  summary: 'Leave the order as it is, whatever a later message asked for',
  params: proposalParams,
  answers: { 200: changedOrder },
  errors: ['proposal_decided', 'order_changed'],
  example: proposalExample,
});

export const settleTaskEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/tasks/:taskId/done',
  permission: 'orders:write',
  summary: 'Say that a task of an order is done',
  params: orderParams.extend({ taskId: uuidField }),
  answers: { 200: changedOrder },
  errors: ['order_changed'],
  example: { params: { id: exampleId, taskId: exampleId } },
});

export const chooseOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/tasks/:taskId/choose',
  permission: 'orders:write',
  summary:
    'Say which of a customer’s orders a cancellation means; the answer is that order, on which it stands from then on',
  params: orderParams.extend({ taskId: uuidField }),
  body: z.strictObject({
    /** One of the task’s choices. */
    orderId: uuidField,
  }),
  answers: { 200: changedOrder },
  errors: ['task_done', 'order_changed'],
  example: { params: { id: exampleId, taskId: exampleId }, body: { orderId: exampleId } },
});

export const settleLeftOutEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/left-out',
  permission: 'orders:write',
  summary:
    'Say of words that were left out of an order whether they are ordered: they become lines, or are doubted no more',
  params: orderParams,
  body: z.strictObject({
    /** Where the part begins, as in `accounted`. */
    start: z.int().min(0),
    ordered: z.boolean(),
  }),
  answers: { 200: changedOrder },
  errors: ['order_not_editable', 'order_changed'],
  example: { params: { id: exampleId }, body: { start: 24, ordered: true } },
});
