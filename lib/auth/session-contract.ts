import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { momentField, uuidField } from '../http/fields';

const exampleId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
const byId = z.strictObject({ id: uuidField });

const sessionAnswer = z.object({
  id: uuidField,
  /** A browser, or an access token of the API. */
  kind: z.enum(['BROWSER', 'TOKEN']),
  /** The one that this request came with. */
  isCurrent: z.boolean(),
  createdAt: momentField,
  /** To the minute. */
  lastSeenAt: momentField,
  expiresAt: momentField,
  /** Where it was begun from: an IPv4 address, or the network of an IPv6 address. */
  address: z.string(),
  /** As the program called itself when it signed in; may be empty. */
  userAgent: z.string(),
});
export type Session = z.output<typeof sessionAnswer>;
const sessionsAnswer = z.object({ sessions: z.array(sessionAnswer) });
const endedAnswer = z.object({ success: z.literal(true), ended: z.int() });

export const listSessionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  permission: 'account:manage',
  summary: 'Where you are signed in, the last used first; 200 at most',
  answers: { 200: sessionsAnswer },
  example: {},
});

export const endSessionEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  permission: 'account:manage',
  summary: 'Sign out one of your devices or access tokens, at once',
  params: byId,
  answers: { 204: z.undefined() },
  example: { params: { id: exampleId } },
});

export const endSessionsEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  permission: 'account:manage',
  summary: 'Sign out everywhere at once; with `keepCurrent=true` everywhere else',
  query: z.strictObject({ keepCurrent: z.enum(['true', 'false']).default('false') }),
  answers: { 200: endedAnswer },
  example: { query: { keepCurrent: 'true' } },
});

export const listUserSessionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/settings/users/:id/sessions',
  permission: 'settings:manage',
  summary: 'Where a person is signed in, the last used first; 200 at most',
  params: byId,
  answers: { 200: sessionsAnswer },
  example: { params: { id: exampleId } },
});

export const endUserSessionsEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/settings/users/:id/sessions',
  permission: 'settings:manage',
  summary: 'Sign a person out everywhere, at once',
  params: byId,
  answers: { 200: endedAnswer },
  example: { params: { id: exampleId } },
});
