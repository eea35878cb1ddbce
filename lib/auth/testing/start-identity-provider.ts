import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { startSandboxServer } from '../../outbound/sandbox/start-sandbox-server';

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
  let away = false;
  const asked: string[] = [];
  const server = await startSandboxServer({
    host: '127.0.0.1',
    port: 0,
    handle: ({ path }) => {
      asked.push(path);
      if (away) return { status: 503, json: {} };
      if (path === '/.well-known/openid-configuration') {
        return { status: 200, json: { issuer: server.url, jwks_uri: `${server.url}/protocol/certs` } };
      }
      return path === '/protocol/certs' ? { status: 200, json: { keys } } : { status: 404, json: {} };
    },
  });
  return {
    issuer: server.url,
    asked,
    setAway: (isAway: boolean) => {
      away = isAway;
    },
    close: server.close,
    /** Signs exactly these claims with the provider's key of that algorithm. */
    sign: (claims: JWTPayload, alg = 'RS256', kid = alg) => {
      const pair = pairs[algorithms.indexOf(alg)];
      if (!pair) throw new Error(`no key for ${alg}`);
      return new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(pair.privateKey);
    },
  };
}

/** Configures the provider; before anything reads the configuration. */
export function configureIdentityProvider(issuer: string, audience: string): void {
  Object.assign(process.env, { OIDC_ISSUER: issuer, OIDC_AUDIENCE: audience });
}
