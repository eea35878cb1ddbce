import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { momentField, pageAnswer, pageQuery, textField, uuidField } from '../http/fields';

const health = <const Status extends string>(status: Status) =>
  z.object({
    status: z.literal(status),
    timestamp: momentField,
    /** Whole seconds since this process started. */
    uptime: z.int(),
    version: z.string(),
  });

export const healthEndpoint = endpoint({
  method: 'GET',
  path: '/api/health',
  permission: 'public',
  summary:
    'Whether the service can work: messages that come in are stored and read (ok), or stored while something is wrong (degraded)',
  // Probes add what they like, against caches: a machine that is well must not be taken out for it.
  query: z.object({}),
  // 503 is a problem document when nothing can be stored.
  answers: {
    200: z.discriminatedUnion('status', [
      health('ok'),
      health('degraded').extend({
        problems: z.array(
          z.object({
            part: z.enum(['functions', 'executor', 'recordings', 'database', 'restored copy']),
            message: z.string(),
          }),
        ),
      }),
    ]),
    503: health('starting'),
  },
  errors: ['unavailable'],
  example: {},
});

const deadLetter = z.object({
  id: uuidField,
  /** Which kind of work it was. */
  work: z.string(),
  error: z.string(),
  owedSince: momentField,
  givenUpAt: momentField,
  orderId: uuidField.nullable(),
  webhookId: uuidField.nullable(),
  whatToDo: z.string(),
  /** False for what must be looked at first: `whatToDo` says where. */
  canRetry: z.boolean(),
});
export type DeadLetter = z.output<typeof deadLetter>;

export const listDeadLettersEndpoint = endpoint({
  method: 'GET',
  path: '/api/settings/dead-letters',
  permission: 'settings:manage',
  summary: 'Work that was given up and is still undone, the latest first, with what to do about it',
  query: z.strictObject({ ...pageQuery }),
  answers: { 200: z.object({ deadLetters: z.array(deadLetter), ...pageAnswer }) },
  paged: true,
  example: {},
});

export const retryDeadLetterEndpoint = endpoint({
  method: 'POST',
  path: '/api/settings/dead-letters/:id/retry',
  permission: 'settings:manage',
  summary: 'Have given-up work done again, now',
  params: z.strictObject({ id: uuidField }),
  answers: { 202: z.object({ success: z.literal(true), id: uuidField }) },
  errors: ['not_retryable', 'webhook_disabled'],
  example: { params: { id: '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e' } },
});

export const finishDeadLetterEndpoint = endpoint({
  method: 'POST',
  path: '/api/settings/dead-letters/:id/done',
  permission: 'settings:manage',
  summary: 'Mark given-up work as done: a person has seen to it in another way',
  params: z.strictObject({ id: uuidField }),
  body: z.strictObject({ reason: textField(1, 500) }),
  answers: { 200: z.object({ success: z.literal(true), id: uuidField }) },
  example: {
    params: { id: '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e' },
    body: { reason: 'Told the customer by telephone' },
  },
});

export const listOwedWorkEndpoint = endpoint({
  method: 'GET',
  path: '/api/settings/work',
  permission: 'settings:manage',
  summary: 'The work that is still owed, by kind: how much, since when, and how much of it was given up',
  answers: {
    200: z.object({
      work: z.array(
        z.object({
          work: z.string(),
          owed: z.int(),
          givenUp: z.int(),
          /** Since when the oldest of it is owed; null when none is. */
          owedSince: momentField.nullable(),
        }),
      ),
    }),
  },
  example: {},
});
