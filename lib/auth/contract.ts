import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { proseField } from '../http/fields';
import { roles } from '../permissions';

/** What a person signs in with, over the API and in the browser. */
export const credentials = z.strictObject({
  tenant: proseField(1, 100),
  username: proseField(1, 100),
  pin: proseField(1, 64),
  /** Of the second factor, or one of its recovery codes; for whoever has turned it on. */
  code: proseField(1, 64).optional(),
});

export const issueTokenEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/token',
  permission: 'public',
  summary:
    'Sign in with a PIN, and with a code where a second factor is on, and get a bearer token for the other calls',
  // Taken in from anybody.
  maxBodyBytes: 128 * 1024,
  body: credentials,
  answers: {
    200: z.object({
      accessToken: z.string(),
      tokenType: z.literal('Bearer'),
      expiresIn: z.int(),
      user: z.object({ id: z.uuid(), username: z.string(), name: z.string(), role: z.enum(roles) }),
    }),
  },
  errors: ['invalid_credentials', 'second_factor_required', 'passkey_required', 'rate_limited'],
  example: { body: { tenant: 'demo', username: 'manager', pin: '246810' } },
});

/** Why the identity provider's word is not enough to come in. */
export type ProviderRefusal = 'no_tenant' | 'unknown_tenant' | 'no_role';

/** Why nobody came in through the identity provider, as the sign-in page's address tells it. */
export type SignInRefusal =
  | ProviderRefusal
  | 'provider_away'
  | 'provider_denied'
  | 'provider_failed'
  | 'sign_in_expired';
