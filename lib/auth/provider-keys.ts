import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';

const discoveryTimeoutMs = 5_000;
const held = new Map<string, Promise<JWTVerifyGetKey>>();

/**
 * The signing keys of an identity provider, found through its discovery document (OpenID Connect Discovery 1.0, §4)
 * and kept; jose fetches them anew when a token names one it does not know. Throws when the provider does not answer.
 */
export function providerKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const known = held.get(issuer);
  if (known) return known;
  const found = discover(issuer);
  held.set(issuer, found);
  found.catch(() => held.delete(issuer));
  return found;
}

async function discover(issuer: string): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(discoveryTimeoutMs) });
  if (!answer.ok) throw new Error(`the identity provider answered ${answer.status}`);
  // Its own name must match to the letter, or keys of another issuer would count for this one.
  const document = z.object({ issuer: z.literal(issuer), jwks_uri: z.url() }).parse(await answer.json());
  return createRemoteJWKSet(new URL(document.jwks_uri));
}
