import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { momentField, pageAnswer, pageQuery, searchedAnswer, textField, uuidField } from '../http/fields';

/** Kinds of actors, as one filters by them. */
export const actorKinds = ['user', 'api_key', 'customer', 'system'] as const;

const auditEventAnswer = z.object({
  id: uuidField,
  /** Dotted, past tense: `order.approved`. */
  action: z.string(),
  actor: z.object({ kind: z.enum(actorKinds), id: z.string().nullable(), name: z.string() }),
  orderId: uuidField.nullable(),
  /** What was changed, where it is no order: a product, a user, a webhook. */
  subjectId: uuidField.nullable(),
  /** The request that did it, as in the log and in `X-Request-Id`. */
  requestId: z.string(),
  /** Where the request came from; null for the service’s own work, and for what was written before it was kept. */
  address: z.string().nullable(),
  createdAt: momentField,
  data: z.record(z.string(), z.unknown()),
});
export type AuditEvent = z.output<typeof auditEventAnswer>;

/** What of the trail is wanted. */
const wantedEvents = {
  /** A kind of thing (`order`) or one action (`order.approved`). */
  kind: z
    .string()
    .max(64)
    .regex(/^[a-z_]+(\.[a-z_]+)?$/, 'A kind as in order, or an action as in order.approved.')
    .optional(),
  /** A kind of actor, or the id of a user, an API key or a customer. */
  actor: z.union([z.enum(actorKinds), uuidField], `One of ${actorKinds.join(', ')}, or an id.`).optional(),
  /** An order’s id, or its number in the ERP. */
  order: textField(1, 100).optional(),
  /** First and last day, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

export const listAuditEventsEndpoint = endpoint({
  method: 'GET',
  path: '/api/settings/audit',
  permission: 'settings:manage',
  summary: 'Who did what, newest first; days are the tenant’s',
  query: z.strictObject({ ...wantedEvents, ...pageQuery }),
  answers: {
    200: z.object({ events: z.array(auditEventAnswer), ...pageAnswer, ...searchedAnswer }),
  },
  paged: true,
  example: { query: { kind: 'order', from: '2026-03-01' } },
});

export const exportAuditEventsEndpoint = endpoint({
  method: 'GET',
  path: '/api/settings/audit/export',
  permission: 'settings:manage',
  summary: 'The same as a CSV file, all of it; no cell can be taken for a formula',
  query: z.strictObject(wantedEvents),
  answers: { 200: z.never() },
  answerType: 'text/csv',
  example: { query: { kind: 'session', from: '2026-03-01' } },
});

const brokenEvent = z.object({
  /** Its place in the chain, counted from 1; null for an event that was put in beside it. */
  position: z.int().nullable(),
  eventId: uuidField,
  /** The event was changed or is gone, a link before it is gone, or it was put in without one. */
  why: z.enum(['changed', 'missing', 'gap', 'not_linked']),
});

const verificationAnswer = z.object({
  intact: z.boolean(),
  /** How many events, from the first that there is, are as they were written. */
  verified: z.int(),
  /** How many came before that one and were dropped with their months, as the installation is set up. */
  dropped: z.int(),
  /** The hash of the last of these, 64 hexadecimal digits: noted elsewhere, it shows later that nothing was cut off. */
  head: z.string().nullable(),
  /** Events without a link: of releases that made no chain. */
  beforeChain: z.int(),
  /** The first that is not. */
  broken: brokenEvent.nullable(),
});
export type AuditVerification = z.output<typeof verificationAnswer>;

export const verifyAuditEndpoint = endpoint({
  method: 'GET',
  path: '/api/settings/audit/verification',
  permission: 'settings:manage',
  summary:
    'Whether the audit trail is as it was written: follows the chain of hashes, and names the first break',
  answers: { 200: verificationAnswer },
  example: {},
});
