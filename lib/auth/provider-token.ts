import { decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import { env } from '../env';
import { AppError } from '../errors';
import { logger } from '../logger';
import type { ProviderClaims } from './claims';
import { providerKeys } from './provider-keys';

type Oidc = NonNullable<ReturnType<typeof env>['oidc']>;

/**
 * The claims of a token that the configured identity provider made for that audience (and, at a browser's sign-in,
 * for that nonce); null when it is none. Throws `unavailable` while the provider does not tell its keys.
 */
export async function readProviderToken(
  token: string,
  { audience, nonce }: { audience: string; nonce?: string },
): Promise<ProviderClaims | null> {
  const { oidc } = env();
  // Whoever names another issuer is not worth a question to the provider.
  if (!oidc || issuerNamedIn(token) !== oidc.issuer) return null;
  try {
    const { payload } = await jwtVerify(token, await providerKeys(oidc.issuer), {
      algorithms: ['RS256', 'ES256'],
      issuer: oidc.issuer,
      audience,
      requiredClaims: ['exp'],
    });
    return nonce === undefined || payload.nonce === nonce ? claimsOf(payload, oidc) : null;
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

function claimsOf(payload: JWTPayload, { issuer, tenantClaim, roleClaim }: Oidc): ProviderClaims | null {
  const { sub: subject, [tenantClaim]: tenant, [roleClaim]: role } = payload;
  // OpenID Connect Core 1.0, §2: at most 255 characters.
  if (!subject || subject.length > 255) return null;
  const name = [payload.name, payload.preferred_username, payload.email].map(plainText).find(Boolean);
  return {
    kind: 'provider',
    issuer,
    subject,
    name: name ?? subject,
    tenant: wordOf(tenant),
    role: wordOf(role),
  };
}

/** A name as it can be stored and shown, and kept in a cookie. */
function plainText(value: unknown): string {
  return typeof value === 'string'
    ? value
        .replace(/\p{Cc}/gu, '')
        .toWellFormed()
        .trim()
        .slice(0, 200)
    : '';
}

function wordOf(value: unknown): string | null {
  return typeof value === 'string' && value.length > 0 && value.length <= 100 ? value : null;
}
