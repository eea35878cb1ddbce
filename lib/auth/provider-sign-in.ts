import type { OAuthConfig, TokenEndpointHandler } from 'next-auth/providers/oauth';
import type { env } from '../env';
import { AppError } from '../errors';
import { logger } from '../logger';
import type { ProviderClaims, ProviderSessionClaims } from './claims';
import type { SignInRefusal } from './contract';
import { findProviderUser, type ProviderUser } from './find-provider-user';
import { readProviderToken } from './provider-token';

type Oidc = NonNullable<ReturnType<typeof env>['oidc']>;
type Exchange = Parameters<NonNullable<TokenEndpointHandler['request']>>[0];

/** The path under /api/auth/callback/ that the provider must know as our redirect address. */
export const providerId = 'oidc';
const answerTimeoutMs = 5_000;

/**
 * next-auth's side of the identity provider: authorisation code with PKCE, state and nonce (OpenID Connect Core 1.0,
 * §3.1). The user it gives has `claims`, with the session that `begin` began for them. Tells `refuse` why when there is none.
 */
export function providerSignIn(
  oidc: Oidc & { client: NonNullable<Oidc['client']> },
  refuse: (why: SignInRefusal) => void,
  begin: (user: ProviderUser) => Promise<string>,
): OAuthConfig<ProviderSessionClaims> {
  let proven: ProviderSessionClaims | undefined;
  return {
    id: providerId,
    name: 'Single sign-on',
    type: 'oauth',
    wellKnown: `${oidc.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    clientId: oidc.client.id,
    clientSecret: oidc.client.secret,
    checks: ['pkce', 'state', 'nonce'],
    authorization: { params: { scope: 'openid profile' } },
    httpOptions: { timeout: answerTimeoutMs },
    token: {
      request: async (exchange: Exchange) => {
        const outcome = await redeemCode(exchange, oidc.client.id);
        const user = typeof outcome === 'string' ? outcome : await findProviderUser(outcome);
        if (typeof outcome === 'string' || typeof user === 'string') {
          const refusal = typeof user === 'string' ? user : 'provider_failed';
          refuse(refusal);
          throw new Error(`nobody came in: ${refusal}`);
        }
        proven = { ...outcome, sessionId: await begin(user) };
        return { tokens: {} };
      },
    },
    userinfo: {
      request: () => {
        if (!proven) throw new Error('the code was not redeemed');
        return proven;
      },
    },
    profile: (claims) => ({ id: claims.subject, claims }),
  };
}

/**
 * Changes the code for the provider's word about the person. The library would pin the signature's algorithm to
 * RS256; here the ID token is read by what reads bearer tokens.
 */
async function redeemCode(
  { params, checks, client, provider }: Exchange,
  clientId: string,
): Promise<ProviderClaims | SignInRefusal> {
  const { state, code_verifier } = checks;
  const nonce = 'nonce' in checks ? checks.nonce : undefined;
  if (!state || !nonce || !code_verifier || params.state !== state) return 'sign_in_expired';
  // RFC 9207: an answer of another provider than the one that was asked.
  if (params.iss !== undefined && params.iss !== client.issuer.metadata.issuer) return 'provider_failed';
  if (!params.code) return 'provider_failed';
  try {
    const { id_token } = await client.grant({
      grant_type: 'authorization_code',
      code: params.code,
      redirect_uri: provider.callbackUrl,
      code_verifier,
    });
    const claims = id_token && (await readProviderToken(id_token, { audience: clientId, nonce }));
    return claims || 'provider_failed';
  } catch (error) {
    logger().warn({ err: error }, 'the identity provider did not redeem the code');
    return isRefusal(error) ? 'provider_failed' : 'provider_away';
  }
}

/** The provider answered and said no (RFC 6749, §5.2: status 4xx), rather than nothing or a fault of its own. */
function isRefusal(error: unknown): boolean {
  if (error instanceof AppError || !(error instanceof Error) || !('response' in error)) return false;
  const { response } = error;
  const status = typeof response === 'object' && response && 'statusCode' in response && response.statusCode;
  return typeof status === 'number' && status < 500;
}
