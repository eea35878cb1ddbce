import { createHash, randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { encode } from 'next-auth/jwt';
import { authSecret, encryptionKey } from '@/bench/chaos/harness/world';
import { createApiKey } from '@/lib/settings/create-api-key';
import { cookieOf, type Ground } from '../harness/ground';

type Headers = Record<string, string | string[]>;
type Credentials = [name: string, headers: Headers];

/** What nobody may be let in with, each a right credential but for one thing, or none at all. */
export async function badCredentials(ground: Ground): Promise<Credentials[]> {
  const { victim, world } = ground;
  const token = String(victim.principals.token.authorization).slice('Bearer '.length);
  const key = String(victim.principals.key['x-api-key']);
  const cookie = String(victim.principals.session.cookie);
  const session = cookie.slice(cookie.indexOf('=') + 1);
  return [
    ...noCredentials(),
    ...(await wrongTokens(ground, token)),
    ...wrongKeys(key),
    ...(await endedKeys(ground)),
    ['another secret’s cookie', { cookie: await cookieOf(victim.tenant, 'manager', `${authSecret}.`) }],
    [
      'a cookie sealed with the other key',
      { cookie: await cookieOf(victim.tenant, 'manager', encryptionKey) },
    ],
    [
      'a cookie of no session',
      {
        cookie: await cookieWith({
          kind: 'pin',
          sessionId: victim.tenant.tenantId,
          userId: victim.tenant.tenantId,
          tenantId: victim.tenant.tenantId,
          sessionVersion: 1,
        }),
      },
    ],
    [
      'a cookie that claims an identity provider',
      {
        cookie: await cookieWith({
          kind: 'provider',
          issuer: world.product.url,
          subject: 'manager',
          name: 'M',
          tenant: victim.tenant.slug,
          role: 'manager',
          sessionId: victim.tenant.tenantId,
        }),
      },
    ],
    ['a cookie that claims nothing', { cookie: await cookieWith({}) }],
    ['the cookie cut short', { cookie: cookie.slice(0, -4) }],
    ['the cookie with a letter changed', { cookie: changed(cookie, cookie.length - 20) }],
    ['the cookie under the secure name', { cookie: `__Host-next-auth.session-token=${session}` }],
    ['the cookie under the old secure name', { cookie: `__Secure-next-auth.session-token=${session}` }],
    ['the cookie under another name', { cookie: `session=${session}` }],
    ['the cookie behind a made-up one', { cookie: `next-auth.session-token=abc; ${cookie}` }],
    [
      'the cookie in pieces',
      {
        cookie: `next-auth.session-token.0=${session.slice(0, 90)}; next-auth.session-token.1=${session.slice(90)}`,
      },
    ],
    ['the token as a cookie', { cookie: `next-auth.session-token=${token}` }],
    ['the key as a cookie', { cookie: `next-auth.session-token=${key}` }],
    ['a cookie of 12,000 letters', { cookie: `next-auth.session-token=${'a'.repeat(12_000)}` }],
    ['the cookie’s content as a token', { authorization: `Bearer ${session}` }],
    ['the cookie beside a wrong key', { cookie, 'x-api-key': 'service_live_x' }],
    ['the cookie beside a wrong token', { cookie, authorization: 'Bearer x' }],
    ['the token beside a wrong key', { authorization: `Bearer ${token}`, 'x-api-key': '' }],
  ];
}

function noCredentials(): Credentials[] {
  const basic = (pair: string) => ({ authorization: `Basic ${btoa(pair)}` });
  return [
    ['nothing', {}],
    ['an empty header', { authorization: '' }],
    ['a bare Bearer', { authorization: 'Bearer' }],
    ['a Bearer and a blank', { authorization: 'Bearer ' }],
    ['manager and PIN', basic('manager:246810')],
    ['nobody and nothing', basic(':')],
    ['Digest', { authorization: 'Digest username="manager", realm="order-intake"' }],
    ['Negotiate', { authorization: 'Negotiate YII=' }],
    ['a NULL token', { authorization: 'Bearer null' }],
    ['an undefined token', { authorization: 'Bearer undefined' }],
    ['SQL in the token', { authorization: "Bearer ' or '1'='1" }],
    ['SQL in the key', { 'x-api-key': "service_live_' or '1'='1' --" }],
    [
      'an address that claims to be local',
      { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' },
    ],
    [
      'a user that the caller names',
      { 'x-user-id': '1', 'x-tenant-id': '1', 'x-forwarded-user': 'manager', 'x-remote-user': 'manager' },
    ],
    [
      'the framework’s own headers',
      {
        'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
        'x-middleware-next': '1',
        'x-middleware-rewrite': '/',
      },
    ],
    [
      'a method that the caller names',
      { 'x-http-method-override': 'GET', 'x-original-url': '/api/health', 'x-rewrite-url': '/api/health' },
    ],
  ];
}

async function wrongTokens({ world, victim }: Ground, token: string): Promise<Credentials[]> {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const decoded: Record<string, unknown> = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const code = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const rightKey = createHash('sha256').update(`access token ${authSecret}`).digest();
  const signed = (change: Record<string, unknown>, key: Uint8Array = rightKey, alg = 'HS256') =>
    new SignJWT({ ...decoded, ...change }).setProtectedHeader({ alg, typ: 'JWT' }).sign(key);
  const past = Math.floor(Date.now() / 1000) - 5;
  const others = await world.sql<
    { id: string }[]
  >`select id from users where tenant_id <> ${victim.tenant.tenantId} limit 1`;
  const made: [string, string][] = [
    ['an unsigned token', `${code({ alg: 'none', typ: 'JWT' })}.${claims}.`],
    ['an unsigned token, written otherwise', `${code({ alg: 'nOnE' })}.${claims}.`],
    ['an unsigned token with a signature', `${code({ alg: 'none' })}.${claims}.${signature}`],
    ['another head', `${code({ alg: 'HS256', typ: 'JWT', kid: '../../dev/null' })}.${claims}.${signature}`],
    [
      'a head that brings its key',
      `${code({ alg: 'RS256', jku: 'http://127.0.0.1/keys', jwk: { kty: 'oct', k: 'AA' } })}.${claims}.${signature}`,
    ],
    ['other claims', `${head}.${code({ ...decoded, role: 'manager', name: 'x' })}.${signature}`],
    ['another signature', `${head}.${claims}.${changed(signature, 5)}`],
    ['no signature', `${head}.${claims}`],
    ['an empty signature', `${head}.${claims}.`],
    ['four parts', `${token}.${signature}`],
    ['only dots', '...'],
    ['the token twice', `${token}${token}`],
    ['the token cut short', token.slice(0, -1)],
    ['the token and a comma', `${token},`],
    ['in lower case', token.toLowerCase()],
    ['a token of 12,000 letters', 'a'.repeat(12_000)],
    ['signed with the bare secret', await signed({}, Buffer.from(authSecret))],
    ['signed with the other key', await signed({}, Buffer.from(encryptionKey))],
    ['signed with nothing', await signed({}, Buffer.alloc(32))],
    ['signed by chance', await signed({}, randomBytes(32))],
    ['signed with another hash', await signed({}, rightKey, 'HS512')],
    ['over', await signed({ exp: past, iat: past - 60 })],
    ['without an end', await signed({ exp: undefined })],
    ['not begun', await signed({ nbf: past + 3600 })],
    ['another issuer’s', await signed({ iss: 'https://example.com' })],
    ['for another service', await signed({ aud: 'another-service' })],
    ['for nobody', await signed({ sub: undefined })],
    ['for a user of another tenant', await signed({ sub: others[0]?.id })],
    ['of another tenant', await signed({ tenant: '6f0d5f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e' })],
    ['of no session', await signed({ jti: '6f0d5f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e' })],
    ['of another version', await signed({ session: 99 })],
    ['of no version', await signed({ session: undefined })],
    ['of a list of versions', await signed({ session: [1] })],
    ['as the key', ''],
  ];
  const scheme: Credentials[] = [
    ['the token without a scheme', { authorization: token }],
    ['the token as Token', { authorization: `Token ${token}` }],
    ['the token as a key', { 'x-api-key': token }],
    ['two tokens', { authorization: `Bearer ${token} ${token}` }],
    [
      'the token in the wrong header',
      { 'x-authorization': `Bearer ${token}`, 'proxy-authorization': `Bearer ${token}` },
    ],
  ];
  return [
    ...made.map(([name, text]): Credentials => [`a token: ${name}`, { authorization: `Bearer ${text}` }]),
    ...scheme,
  ];
}

function wrongKeys(key: string): Credentials[] {
  const texts: [string, string][] = [
    ['empty', ''],
    ['only its beginning', 'service_live_'],
    ['made up', `service_live_${'x'.repeat(40)}`],
    ['cut short', key.slice(0, -1)],
    ['one letter more', `${key}a`],
    ['a letter changed', changed(key, key.length - 3)],
    ['in lower case', key.toLowerCase()],
    ['in upper case', key.toUpperCase()],
    ['another beginning', key.replace('live', 'test')],
    ['twice', `${key}, ${key}`],
    ['its hash', createHash('sha256').update(key).digest('hex')],
    ['its hash as a key', `service_live_${createHash('sha256').update(key).digest('hex').slice(0, 40)}`],
    ['a wildcard', 'service_live_%'],
    ['of 12,000 letters', `service_live_${'a'.repeat(12_000)}`],
  ];
  return [
    ...texts.map(([name, text]): Credentials => [`a key: ${name}`, { 'x-api-key': text }]),
    ['the key as a token', { authorization: `Bearer ${key}` }],
    ['the key as a password', { authorization: `Basic ${btoa(`key:${key}`)}` }],
    ['the key in the wrong header', { 'api-key': key, 'x-apikey': key }],
  ];
}

async function endedKeys({ victim, world }: Ground): Promise<Credentials[]> {
  const make = (name: string) => createApiKey(victim.tenant.manager, { name, scopes: ['orders:read'] });
  const [revoked, expired] = [await make('Revoked'), await make('Expired')];
  await world.sql`update api_keys set revoked_at = now() where id = ${revoked.id}`;
  await world.sql`update api_keys set expires_at = now() - interval '1 second' where id = ${expired.id}`;
  return [
    ['a revoked key', { 'x-api-key': revoked.apiKey }],
    ['an expired key', { 'x-api-key': expired.apiKey }],
  ];
}

async function cookieWith(token: Record<string, unknown>): Promise<string> {
  return `next-auth.session-token=${await encode({ token, secret: authSecret })}`;
}

/** The text with another letter at that place. */
function changed(text: string, at: number): string {
  return text.slice(0, at) + (text[at] === 'a' ? 'b' : 'a') + text.slice(at + 1);
}
