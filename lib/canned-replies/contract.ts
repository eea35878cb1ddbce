import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { proseField, textField, uuidField } from '../http/fields';
import { longestMessage } from '../orders/longest-message';
import { exampleId, orderParams } from '../orders/order-params';
import { unknownVariables } from './fill-reply';
import { replyLanguages } from './languages';

const cannedReply = z.object({
  id: uuidField,
  title: z.string(),
  /** With variables in braces, such as `{customer}`. */
  body: z.string(),
  /** As in `en`. */
  language: z.string(),
});
export type CannedReply = z.output<typeof cannedReply>;

const fields = {
  title: textField(1, 60),
  body: proseField(1, longestMessage / 2).refine(
    (body) => unknownVariables(body).length === 0,
    'There is no such variable: use {customer}, {order}, {deliveryDate}, {lines} or {total}.',
  ),
  language: z.enum(replyLanguages),
};

const replyParams = z.strictObject({ id: uuidField });
const example = { title: 'On its way', body: 'Hi {customer}, {order} is on its way.', language: 'en' };

export const listCannedRepliesEndpoint = endpoint({
  method: 'GET',
  path: '/api/settings/canned-replies',
  permission: 'settings:manage',
  summary: 'The replies that are kept to be written again, by language and title',
  answers: { 200: z.object({ replies: z.array(cannedReply) }) },
  example: {},
});

export const addCannedReplyEndpoint = endpoint({
  method: 'POST',
  path: '/api/settings/canned-replies',
  permission: 'settings:manage',
  summary: 'Keep a reply to be written again; its variables are filled in from the order it is written about',
  body: z.strictObject(fields),
  answers: { 201: cannedReply },
  errors: ['canned_reply_taken', 'canned_reply_limit'],
  example: { body: example },
});

export const updateCannedReplyEndpoint = endpoint({
  method: 'PUT',
  path: '/api/settings/canned-replies/:id',
  permission: 'settings:manage',
  summary: 'Change fields of a kept reply; those left out stay',
  params: replyParams,
  body: z.strictObject(fields).partial(),
  answers: { 200: cannedReply },
  errors: ['canned_reply_taken'],
  example: { params: { id: exampleId }, body: { title: 'Under way' } },
});

export const removeCannedReplyEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/settings/canned-replies/:id',
  permission: 'settings:manage',
  summary: 'Keep a reply no longer',
  params: replyParams,
  answers: { 204: z.undefined() },
  example: { params: { id: exampleId } },
});

export const fillCannedRepliesEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/:id/canned-replies',
  permission: 'orders:read',
  summary:
    'The kept replies as they read about an order, in its customer’s language first; a variable of which the order says nothing stays in its braces',
  params: orderParams,
  answers: {
    200: z.object({ replies: z.array(cannedReply.extend({ text: z.string() }).omit({ body: true })) }),
  },
  example: { params: { id: exampleId } },
});
export type FilledReply = z.output<(typeof fillCannedRepliesEndpoint)['answers'][200]>['replies'][number];
