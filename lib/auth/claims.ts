import { z } from 'zod';

/** What a verified token or session says of somebody who signed in here, with a PIN or a passkey. */
export const pinClaims = z.object({
  kind: z.literal('pin'),
  sessionId: z.uuid(),
  userId: z.uuid(),
  tenantId: z.uuid(),
  /** The user's at sign-in; with another one since, the claims hold no longer. */
  sessionVersion: z.int(),
});

/** What the identity provider says of somebody whom only it knows. */
const providerClaims = z.object({
  kind: z.literal('provider'),
  issuer: z.string(),
  subject: z.string().min(1).max(255),
  name: z.string(),
  /** Id or slug; null when the provider names none. */
  tenant: z.string().max(100).nullable(),
  role: z.string().max(100).nullable(),
});

/** What a session cookie says: there the provider's word is about a session of ours. */
const providerSessionClaims = providerClaims.extend({ sessionId: z.uuid() });
export const sessionClaims = z.discriminatedUnion('kind', [pinClaims, providerSessionClaims]);
export type SessionClaims = z.output<typeof sessionClaims>;
export type PinClaims = z.output<typeof pinClaims>;
export type ProviderClaims = z.output<typeof providerClaims>;
export type ProviderSessionClaims = z.output<typeof providerSessionClaims>;
