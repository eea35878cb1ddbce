import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { momentField, pageAnswer, pageQuery, proseField, textField, uuidField } from '../http/fields';
import { targetField } from '../outbound/target-field';
import { eventNames } from './event-names';
import { isUsableSecret } from './secret-key';

const newWebhook = z.object({
  id: uuidField,
  url: z.string(),
  events: z.array(z.enum(eventNames)),
  enabled: z.boolean(),
  createdAt: momentField,
});
const webhookAnswer = newWebhook.extend({
  /** How many attempts it takes in a minute; null for as many as come. */
  maxPerMinute: z.int().nullable(),
  /** Why the service itself switched it off. */
  disabledReason: z.string().nullable(),
  /** Since when every attempt has failed; null when the last one got through. */
  failingSince: momentField.nullable(),
  /** After a rotation: until when deliveries are signed with the secret of before as well. */
  previousSecretUntil: momentField.nullable(),
});
export type Webhook = z.output<typeof webhookAnswer>;

export const deliveryStatus = z.enum(['PENDING', 'DELIVERED', 'FAILED']);

const attempt = z.object({
  number: z.int(),
  /** The receiver's status; null when it gave none. */
  statusCode: z.int().nullable(),
  error: z.string().nullable(),
  durationMs: z.int(),
  /** The first 4 KB of what the receiver answered. */
  responseExcerpt: z.string().nullable(),
  /** The headers that were sent; null of attempts of before they were kept. */
  requestHeaders: z.record(z.string(), z.string()).nullable(),
  createdAt: momentField,
});
const deliveryAnswer = z.object({
  id: uuidField,
  event: z.string(),
  eventId: uuidField,
  status: deliveryStatus,
  isTest: z.boolean(),
  /** The body, byte for byte as each attempt sends it. */
  requestBody: z.string(),
  nextAttemptAt: momentField.nullable(),
  createdAt: momentField,
  finishedAt: momentField.nullable(),
  attempts: z.array(attempt),
});
export type Delivery = z.output<typeof deliveryAnswer>;

const fields = {
  url: textField(1, 2000).pipe(targetField),
  secret: proseField(8, 256).refine(isUsableSecret, 'After whsec_ comes the key in base64.'),
  events: z
    .array(z.enum(eventNames))
    .min(1)
    .refine((names) => new Set(names).size === names.length, 'Name each event once.'),
  enabled: z.boolean(),
  maxPerMinute: z
    .int()
    .min(1)
    .max(6000)
    .nullable()
    .describe(
      'How many attempts it takes in a minute, from 1 to 6,000; what is more waits. Null for as many as come.',
    ),
};

const webhookParams = z.strictObject({ id: uuidField });
const deliveryParams = z.strictObject({ id: uuidField, deliveryId: uuidField });
const exampleId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
const exampleWebhook = {
  url: 'https://receiver.example.com/orders',
  secret: 'choose-a-long-one',
  events: ['order.approved', 'order.completed'],
};

export const listWebhooksEndpoint = endpoint({
  method: 'GET',
  path: '/api/settings/webhooks',
  permission: 'webhooks:manage',
  summary: 'The registered receivers of events, oldest first',
  query: z.strictObject({ ...pageQuery }),
  answers: { 200: z.object({ webhooks: z.array(webhookAnswer), ...pageAnswer, totalIsExact: z.boolean() }) },
  paged: true,
  example: {},
});

export const createWebhookEndpoint = endpoint({
  method: 'POST',
  path: '/api/settings/webhooks',
  permission: 'webhooks:manage',
  summary:
    'Register a receiver of events; the secret signs every delivery and is never shown again. Without one, one is made and shown this once',
  showsOnce: 'secret',
  body: z.strictObject({
    url: fields.url,
    secret: fields.secret.optional(),
    events: fields.events,
    maxPerMinute: fields.maxPerMinute.default(null),
  }),
  answers: {
    201: newWebhook.extend({
      /** Only when it was made here. */
      secret: z.string().optional(),
    }),
  },
  example: { body: exampleWebhook },
});

export const updateWebhookEndpoint = endpoint({
  method: 'PUT',
  path: '/api/settings/webhooks/:id',
  permission: 'webhooks:manage',
  summary: 'Change a receiver, or switch it off or on; what is left out stays',
  params: webhookParams,
  body: z.strictObject(fields).partial(),
  answers: { 200: webhookAnswer },
  example: { params: { id: exampleId }, body: { enabled: false } },
});

export const deleteWebhookEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/settings/webhooks/:id',
  permission: 'webhooks:manage',
  summary: 'Remove a receiver; what was still on its way to it is given up',
  params: webhookParams,
  answers: { 204: z.undefined() },
  example: { params: { id: exampleId } },
});

export const testWebhookEndpoint = endpoint({
  method: 'POST',
  path: '/api/settings/webhooks/:id/test',
  permission: 'webhooks:manage',
  summary:
    'Send a signed test now, a plain one or a likeness of an event with `test: true`, and say what came back',
  params: webhookParams,
  body: z.strictObject({ event: z.enum(eventNames).optional() }),
  answers: {
    200: attempt
      .omit({ number: true, createdAt: true, requestHeaders: true })
      .extend({ success: z.boolean(), deliveryId: uuidField }),
  },
  example: { params: { id: exampleId }, body: { event: 'order.approved' } },
});

export const rotateSecretEndpoint = endpoint({
  method: 'POST',
  path: '/api/settings/webhooks/:id/rotate-secret',
  permission: 'webhooks:manage',
  summary:
    'Give a receiver another secret; for 24 hours each delivery is signed with the one before as well. Without one, one is made and shown this once',
  showsOnce: 'secret',
  params: webhookParams,
  body: z.strictObject({ secret: fields.secret.optional() }),
  answers: {
    200: webhookAnswer.extend({
      /** Only when it was made here. */
      secret: z.string().optional(),
    }),
  },
  errors: ['secret_unreadable'],
  example: { params: { id: exampleId }, body: {} },
});

export const recoverEventsEndpoint = endpoint({
  method: 'POST',
  path: '/api/settings/webhooks/:id/recover',
  permission: 'webhooks:manage',
  summary:
    'Send a receiver every event since a moment that never reached it, oldest first, up to 500 at once',
  params: webhookParams,
  body: z.strictObject({ since: z.iso.datetime({ offset: true }) }),
  answers: {
    202: z.object({
      success: z.literal(true),
      /** How many are on their way now. */
      deliveries: z.int(),
      /** False while there are more: ask again. */
      isComplete: z.boolean(),
    }),
  },
  errors: ['webhook_disabled'],
  example: { params: { id: exampleId }, body: { since: '2030-01-01T00:00:00Z' } },
});

export const listDeliveriesEndpoint = endpoint({
  method: 'GET',
  path: '/api/settings/webhooks/:id/deliveries',
  permission: 'webhooks:manage',
  summary: 'What was sent to a receiver and what it answered, newest first',
  params: webhookParams,
  query: z.strictObject({ status: deliveryStatus.optional(), ...pageQuery }),
  answers: {
    200: z.object({ deliveries: z.array(deliveryAnswer), ...pageAnswer, totalIsExact: z.boolean() }),
  },
  paged: true,
  example: { params: { id: exampleId } },
});

export const redeliverEndpoint = endpoint({
  method: 'POST',
  path: '/api/settings/webhooks/:id/deliveries/:deliveryId/redeliver',
  permission: 'webhooks:manage',
  summary: 'Send a delivery again, whatever became of it',
  params: deliveryParams,
  errors: ['webhook_disabled'],
  answers: {
    202: z.object({ success: z.literal(true), deliveryId: uuidField, status: z.literal('PENDING') }),
  },
  example: { params: { id: exampleId, deliveryId: exampleId } },
});
