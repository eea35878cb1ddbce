import { createHash } from 'node:crypto';
import { createRemoteJWKSet, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { env } from '../env';

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

/** The claims of a valid token, ours or the configured identity provider's; null when it is neither. */
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
  if (!oidc) return null;
  providerKeys ??= createRemoteJWKSet(new URL(`${oidc.issuer.replace(/\/$/, '')}/.well-known/jwks.json`));
  try {
    const { payload } = await jwtVerify(token, providerKeys, {
      algorithms: ['RS256', 'ES256'],
      issuer: oidc.issuer,
      audience: oidc.audience,
      requiredClaims: ['exp'],
    });
    return claimsOf(payload, 'identity_provider', oidc.tenantClaim, oidc.roleClaim);
  } catch {
    return null;
  }
}
let providerKeys: ReturnType<typeof createRemoteJWKSet> | undefined;

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
