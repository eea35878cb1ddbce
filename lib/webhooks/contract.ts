import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { momentField, pageAnswer, pageQuery, proseField, textField, uuidField } from '../http/fields';
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
  /** Why the service itself switched it off. */
  disabledReason: z.string().nullable(),
  /** Since when every attempt has failed; null when the last one got through. */
  failingSince: momentField.nullable(),
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
  createdAt: momentField,
});
const deliveryAnswer = z.object({
  id: uuidField,
  event: z.string(),
  eventId: uuidField,
  status: deliveryStatus,
  nextAttemptAt: momentField.nullable(),
  createdAt: momentField,
  finishedAt: momentField.nullable(),
  attempts: z.array(attempt),
});
export type Delivery = z.output<typeof deliveryAnswer>;

const fields = {
  url: textField(1, 2000),
  secret: proseField(8, 256).refine(isUsableSecret, 'After whsec_ comes the key in base64.'),
  events: z
    .array(z.enum(eventNames))
    .min(1)
    .refine((names) => new Set(names).size === names.length, 'Name each event once.'),
  enabled: z.boolean(),
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
  permission: 'settings:manage',
  summary: 'The registered receivers of events, oldest first',
  query: z.strictObject({ ...pageQuery }),
  answers: { 200: z.object({ webhooks: z.array(webhookAnswer), ...pageAnswer, totalIsExact: z.boolean() }) },
  paged: true,
  example: {},
});

export const createWebhookEndpoint = endpoint({
  method: 'POST',
  path: '/api/settings/webhooks',
  permission: 'settings:manage',
  summary:
    'Register a receiver of events; the secret signs every delivery and is never shown again. Without one, one is made and shown this once',
  showsOnce: 'secret',
  body: z.strictObject({ url: fields.url, secret: fields.secret.optional(), events: fields.events }),
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
  permission: 'settings:manage',
  summary: 'Change a receiver, or switch it off or on; what is left out stays',
  params: webhookParams,
  body: z.strictObject(fields).partial(),
  answers: { 200: webhookAnswer },
  example: { params: { id: exampleId }, body: { enabled: false } },
});

export const deleteWebhookEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/settings/webhooks/:id',
  permission: 'settings:manage',
  summary: 'Remove a receiver; what was still on its way to it is given up',
  params: webhookParams,
  answers: { 204: z.undefined() },
  example: { params: { id: exampleId } },
});

export const testWebhookEndpoint = endpoint({
  method: 'POST',
  path: '/api/settings/webhooks/:id/test',
  permission: 'settings:manage',
  summary: 'Send a signed test event now, and say what came back',
  params: webhookParams,
  answers: {
    200: attempt
      .omit({ number: true, createdAt: true })
      .extend({ success: z.boolean(), deliveryId: uuidField }),
  },
  example: { params: { id: exampleId } },
});

export const listDeliveriesEndpoint = endpoint({
  method: 'GET',
  path: '/api/settings/webhooks/:id/deliveries',
  permission: 'settings:manage',
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
  permission: 'settings:manage',
  summary: 'Send a delivery again, whatever became of it',
  params: deliveryParams,
  answers: {
    202: z.object({ success: z.literal(true), deliveryId: uuidField, status: z.literal('PENDING') }),
  },
  example: { params: { id: exampleId, deliveryId: exampleId } },
});
