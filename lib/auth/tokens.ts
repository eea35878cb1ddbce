import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { env } from '../env';
import { type PinClaims, type ProviderClaims, pinClaims } from './claims';
import { readProviderToken } from './provider-token';

/** Twelve hours: a clerk's day. */
export const tokenLifetimeSeconds = 12 * 60 * 60;
const audience = 'order-intake';
/** The same on every machine, at whatever address it is reached. */
const issuer = 'order-intake';

/** An access token (HS256) of a user who has just signed in. */
export function issueToken(user: {
  userId: string;
  tenantId: string;
  sessionId: string;
  sessionVersion: number;
  name: string;
  role: string;
}): Promise<string> {
  const { userId, tenantId, sessionId, sessionVersion, name, role } = user;
  return new SignJWT({ tenant: tenantId, name, role, session: sessionVersion })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(userId)
    .setJti(sessionId)
    .setIssuedAt()
    .setExpirationTime(`${tokenLifetimeSeconds}s`)
    .sign(ownKey());
}

/**
 * The claims of a valid token, ours or the configured identity provider's; null when it is neither. Throws
 * `unavailable` while the provider that the token names does not tell its keys.
 */
export async function readToken(token: string): Promise<PinClaims | ProviderClaims | null> {
  return (
    (await readOwnToken(token)) ?? (await readProviderToken(token, { audience: env().oidc?.audience ?? '' }))
  );
}

async function readOwnToken(token: string): Promise<PinClaims | null> {
  try {
    const { payload } = await jwtVerify(token, ownKey(), {
      algorithms: ['HS256'],
      // The last release named its address; its tokens live for twelve hours more.
      issuer: [issuer, env().appUrl],
      audience,
      requiredClaims: ['exp'],
    });
    const { sub: userId, jti: sessionId, tenant: tenantId, session: sessionVersion } = payload;
    return pinClaims.safeParse({ kind: 'pin', sessionId, userId, tenantId, sessionVersion }).data ?? null;
  } catch {
    return null;
  }
}

function ownKey(): Uint8Array {
  // Not the secret itself: session cookies and tokens must not be interchangeable.
  return createHash('sha256').update(`access token ${env().authSecret}`).digest();
}
