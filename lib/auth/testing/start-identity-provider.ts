import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { type SandboxReply, startSandboxServer } from '../../outbound/sandbox/start-sandbox-server';
import { grantCodes } from './grant-codes';

/** The browser sign-in's registration at the provider. */
export const client = { id: 'order-intake-desk', secret: 'the secret of the desk: +/&' };

/** An identity provider over real HTTP, whose keys lie where only its discovery document tells. */
export async function startIdentityProvider() {
  const algorithms = ['RS256', 'ES256', 'RS512'];
  const pairs = await Promise.all(algorithms.map((alg) => generateKeyPair(alg)));
  const keys = await Promise.all(
    pairs.map(async ({ publicKey }, at) => ({
      ...(await exportJWK(publicKey)),
      kid: algorithms[at],
      use: 'sig',
    })),
  );
  /** Signs exactly these claims with the provider's key of that algorithm. */
  const sign = (claims: JWTPayload, alg = 'RS256', kid = alg) => {
    const pair = pairs[algorithms.indexOf(alg)];
    if (!pair) throw new Error(`no key for ${alg}`);
    return new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(pair.privateKey);
  };
  let away = false;
  const asked: string[] = [];
  const codes = grantCodes({ client, sign, issuer: () => server.url });
  const answers: Record<
    string,
    (request: Parameters<typeof codes.authorize>[0]) => SandboxReply | Promise<SandboxReply>
  > = {
    '/.well-known/openid-configuration': () => ({ status: 200, json: discovery(server.url) }),
    '/protocol/certs': () => ({ status: 200, json: { keys } }),
    '/protocol/auth': codes.authorize,
    '/protocol/token': codes.redeem,
  };
  const server = await startSandboxServer({
    host: '127.0.0.1',
    port: 0,
    handle: (request) => {
      asked.push(request.path);
      if (away) return { status: 503, json: {} };
      return answers[request.path]?.(request) ?? { status: 404, json: {} };
    },
  });
  return {
    issuer: server.url,
    asked,
    setAway: (isAway: boolean) => {
      away = isAway;
    },
    /** Who signs in from now on, and how the provider misbehaves meanwhile. */
    setPerson: codes.setPerson,
    close: server.close,
    sign,
  };
}

function discovery(issuer: string) {
  return {
    issuer,
    jwks_uri: `${issuer}/protocol/certs`,
    authorization_endpoint: `${issuer}/protocol/auth`,
    token_endpoint: `${issuer}/protocol/token`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'ES256'],
  };
}

/** Configures the provider; before anything reads the configuration. */
export function configureIdentityProvider(issuer: string, audience: string): void {
  Object.assign(process.env, {
    OIDC_ISSUER: issuer,
    OIDC_AUDIENCE: audience,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
  });
}
