import { createHash } from 'node:crypto';
import { decodeJwt, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { env } from '../env';
import { AppError } from '../errors';
import { logger } from '../logger';
import { providerKeys } from './provider-keys';

/** Twelve hours: a clerk's day. */
export const tokenLifetimeSeconds = 12 * 60 * 60;
const audience = 'order-intake';

/** What a verified token says of its bearer. `tenant` is an id from our own tokens, an id or slug from an identity provider's. */
export interface TokenClaims {
  issuer: 'self' | 'identity_provider';
  subject: string;
  tenant: string;
  name: string;
  role: string;
}

/** An access token (HS256) of a user who has just signed in. */
export function issueToken(user: {
  userId: string;
  tenantId: string;
  name: string;
  role: string;
}): Promise<string> {
  return new SignJWT({ tenant: user.tenantId, name: user.name, role: user.role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(env().appUrl)
    .setAudience(audience)
    .setSubject(user.userId)
    .setIssuedAt()
    .setExpirationTime(`${tokenLifetimeSeconds}s`)
    .sign(ownKey());
}

/**
 * The claims of a valid token, ours or the configured identity provider's; null when it is neither. Throws
 * `unavailable` while the provider that the token names does not tell its keys.
 */
export async function readToken(token: string): Promise<TokenClaims | null> {
  return (await readOwnToken(token)) ?? (await readProviderToken(token));
}

async function readOwnToken(token: string): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, ownKey(), {
      algorithms: ['HS256'],
      issuer: env().appUrl,
      audience,
      requiredClaims: ['exp'],
    });
    return claimsOf(payload, 'self', 'tenant', 'role');
  } catch {
    return null;
  }
}

async function readProviderToken(token: string): Promise<TokenClaims | null> {
  const { oidc } = env();
  // Whoever names another issuer is not worth a question to the provider.
  if (!oidc || issuerNamedIn(token) !== oidc.issuer) return null;
  try {
    const { payload } = await jwtVerify(token, await providerKeys(oidc.issuer), {
      algorithms: ['RS256', 'ES256'],
      issuer: oidc.issuer,
      audience: oidc.audience,
      requiredClaims: ['exp'],
    });
    return claimsOf(payload, 'identity_provider', oidc.tenantClaim, oidc.roleClaim);
  } catch (error) {
    if (isFaultOfToken(error)) return null;
    logger().error({ err: error }, 'the identity provider’s keys could not be fetched');
    throw new AppError('unavailable', 'The identity provider does not answer; try again in a moment.', {
      retryAfterSeconds: 5,
    });
  }
}

function issuerNamedIn(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

/** jose's errors are about the token, but for those of fetching the keys. */
function isFaultOfToken(error: unknown): boolean {
  const isAboutKeys =
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');
  return error instanceof errors.JOSEError && !isAboutKeys;
}

function claimsOf(
  payload: JWTPayload,
  issuer: TokenClaims['issuer'],
  tenantClaim: string,
  roleClaim: string,
): TokenClaims | null {
  const { sub, [tenantClaim]: tenant, [roleClaim]: role, name } = payload;
  if (typeof sub !== 'string' || typeof tenant !== 'string' || typeof role !== 'string') return null;
  return { issuer, subject: sub, tenant, role, name: typeof name === 'string' ? name : sub };
}

function ownKey(): Uint8Array {
  // Not the secret itself: session cookies and tokens must not be interchangeable.
  return createHash('sha256').update(`access token ${env().authSecret}`).digest();
}
