import { createHash, randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { SandboxReply, SandboxRequest } from '../../outbound/sandbox/start-sandbox-server';

interface Person {
  claims: JWTPayload;
  /** The algorithm of the ID token. */
  alg?: string;
  /** What the provider sends back in place of a code. */
  error?: string;
}

interface Provider {
  client: { id: string; secret: string };
  issuer: () => string;
  sign: (claims: JWTPayload, alg?: string) => Promise<string>;
}

/**
 * The authorisation code flow with PKCE of an identity provider (RFC 6749, §4.1; RFC 7636; OpenID Connect Core 1.0,
 * §3.1), strict about everything it is sent. Everybody is signed in already and agrees.
 */
export function grantCodes({ client, issuer, sign }: Provider) {
  let person: Person = { claims: {} };
  const granted = new Map<string, Record<string, string>>();

  const authorize = ({ query }: SandboxRequest): SandboxReply => {
    const asked = Object.fromEntries(query);
    const isComplete =
      asked.client_id === client.id &&
      asked.response_type === 'code' &&
      asked.scope?.split(' ').includes('openid') &&
      asked.code_challenge_method === 'S256' &&
      [asked.redirect_uri, asked.state, asked.nonce, asked.code_challenge].every(Boolean);
    if (!isComplete) return { status: 400, json: { error: 'invalid_request' } };
    const code = randomUUID();
    granted.set(code, asked);
    const back = new URL(asked.redirect_uri ?? '');
    back.searchParams.set('state', asked.state ?? '');
    back.searchParams.set('iss', issuer());
    back.searchParams.set(person.error ? 'error' : 'code', person.error ?? code);
    return { status: 302, json: {}, headers: { location: back.href } };
  };

  const redeem = async ({ headers, body }: SandboxRequest): Promise<SandboxReply> => {
    const basic = [client.id, client.secret].map((part) => new URLSearchParams({ part }).toString().slice(5));
    if (headers.authorization !== `Basic ${Buffer.from(basic.join(':')).toString('base64')}`) {
      return { status: 401, json: { error: 'invalid_client' } };
    }
    const sent = Object.fromEntries(new URLSearchParams(body.toString()));
    const asked = granted.get(sent.code ?? '');
    granted.delete(sent.code ?? '');
    const challenge = createHash('sha256')
      .update(sent.code_verifier ?? '')
      .digest('base64url');
    if (!asked || sent.redirect_uri !== asked.redirect_uri || challenge !== asked.code_challenge) {
      return { status: 400, json: { error: 'invalid_grant' } };
    }
    const now = Math.floor(Date.now() / 1000);
    const standard = { iss: issuer(), aud: client.id, iat: now, exp: now + 60, nonce: asked.nonce };
    const id_token = await sign({ ...standard, ...person.claims }, person.alg);
    return { status: 200, json: { access_token: randomUUID(), token_type: 'Bearer', id_token } };
  };

  return {
    authorize,
    redeem,
    setPerson: (next: Person) => {
      person = next;
    },
  };
}
