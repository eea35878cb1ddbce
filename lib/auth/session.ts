import { decode } from 'next-auth/jwt';
import { env } from '../env';
import { type SessionClaims, sessionClaims } from './claims';

/** Whether cookies are for https only; then their names say so too, and browsers hold them to it. */
export function usesSecureCookies(): boolean {
  return env().appUrl.startsWith('https://');
}

/** With `__Host-` no other host of the domain and no page under another path can set or overwrite it. */
export function cookieNamed(purpose: string): string {
  return `${usesSecureCookies() ? '__Host-' : ''}next-auth.${purpose}`;
}

/** Only the name that belongs to our own address: one set over plain http does not count on https. */
function cookieName(): string {
  return cookieNamed('session-token');
}

/** The claims of the session cookie among a request's cookies; null when there is none or it is not valid. */
export async function readSession(cookies: ReadonlyMap<string, string>): Promise<SessionClaims | null> {
  const token = cookies.get(cookieName());
  if (!token) return null;
  const payload = await decode({ token, secret: env().authSecret }).catch(() => null);
  const session = sessionClaims.safeParse(payload).data ?? null;
  // Another provider since, or none: what the former one said counts no longer.
  return session?.kind === 'provider' && session.issuer !== env().oidc?.issuer ? null : session;
}

export function hasSession(cookies: ReadonlyMap<string, string>): boolean {
  return cookies.has(cookieName());
}

/** The session cookie as it was sent, whether or not it is valid; null when there is none. */
export function sessionCookieIn(header: string | null): string | null {
  return header === null ? null : (parseCookies(header).get(cookieName()) ?? null);
}

/** The `Set-Cookie` that ends a browser's session which does not hold; null when other credentials were refused. */
export function endOfSession({ headers }: Request): string | null {
  const isSession = !headers.has('x-api-key') && !headers.has('authorization');
  if (!isSession || !hasSession(parseCookies(headers.get('cookie')))) return null;
  const attributes = `Path=/; Max-Age=0; HttpOnly; SameSite=Lax${usesSecureCookies() ? '; Secure' : ''}`;
  return `${cookieName()}=; ${attributes}`;
}

/** A `Cookie` header as a map; the first of two equal names counts. */
export function parseCookies(header: string | null): ReadonlyMap<string, string> {
  const pairs = (header ?? '').split(';').flatMap((part): [string, string][] => {
    const at = part.indexOf('=');
    return at < 0 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()]];
  });
  return new Map(pairs.reverse());
}
