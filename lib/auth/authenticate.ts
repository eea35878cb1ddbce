import { createHash } from 'node:crypto';
import { and, eq, isNull, or } from 'drizzle-orm';
import { apiKeys } from '@/db/schema/api-keys';
import { tenants } from '@/db/schema/tenants';
import { users } from '@/db/schema/users';
import { systemDb } from '@/db/system';
import { clock } from '../clock';
import type { Actor } from '../context';
import { AppError } from '../errors';
import { isUuid, mintTenantId, mintUserId, type TenantId } from '../ids';
import { hashApiKey, looksLikeApiKey } from './api-key';
import { isPermission, type Role, roles } from './permissions';
import { parseCookies, readSession } from './session';
import { readToken, type TokenClaims } from './tokens';

/** A proved caller. `via` tells a browser's session, which must also show its origin, from the others. */
export interface Caller {
  tenantId: TenantId;
  actor: Actor;
  via: 'session' | 'token' | 'api_key';
}

/** The caller by API key, bearer token or session cookie. Throws `unauthenticated`. */
export async function authenticate(request: Request): Promise<Caller> {
  const apiKey = request.headers.get('x-api-key');
  if (apiKey !== null) return found(await byApiKey(apiKey), 'The API key is unknown, expired or revoked.');

  const authorization = request.headers.get('authorization');
  if (authorization !== null) {
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    return found(
      token === undefined ? null : await byToken(token),
      'The access token is not valid or has expired.',
    );
  }
  const caller = await callerOfSession(parseCookies(request.headers.get('cookie')));
  return found(caller, 'Sign in first, or send an access token or an API key.');
}

/** The caller of a session cookie, for pages and requests alike; null when there is none that holds. */
export async function callerOfSession(cookies: ReadonlyMap<string, string>): Promise<Caller | null> {
  const session = await readSession(cookies);
  const user = session && (await activeUser(session.tenantId, session.sub));
  return user && { ...user, via: 'session' };
}

function found(caller: Caller | null, otherwise: string): Caller {
  if (!caller) throw new AppError('unauthenticated', otherwise);
  return caller;
}

async function byApiKey(key: string): Promise<Caller | null> {
  if (!looksLikeApiKey(key)) return null;
  const now = clock.now();
  const [row] = await systemDb()
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.keyHash, hashApiKey(key)), isNull(apiKeys.revokedAt)));
  if (!row || (row.expiresAt !== null && row.expiresAt <= now)) return null;
  // Once a minute is enough to see whether a key is still in use, and spares a write per request.
  if (row.lastUsedAt === null || now.getTime() - row.lastUsedAt.getTime() > 60_000) {
    await systemDb().update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, row.id));
  }
  const scopes = row.scopes?.filter(isPermission) ?? null;
  return {
    tenantId: mintTenantId(row.tenantId),
    actor: { kind: 'api_key', apiKeyId: row.id, name: row.name, scopes },
    via: 'api_key',
  };
}

async function byToken(token: string): Promise<Caller | null> {
  const claims = await readToken(token);
  if (!claims) return null;
  const caller =
    claims.issuer === 'self' ? await activeUser(claims.tenant, claims.subject) : await providerUser(claims);
  return caller && { ...caller, via: 'token' };
}

/** Role and name as they are now, not as they were at sign-in: switching a user off takes effect at once. */
async function activeUser(tenantId: string, userId: string): Promise<Omit<Caller, 'via'> | null> {
  if (!isUuid(tenantId) || !isUuid(userId)) return null;
  const [user] = await systemDb()
    .select()
    .from(users)
    .where(
      and(
        eq(users.tenantId, mintTenantId(tenantId)),
        eq(users.id, mintUserId(userId)),
        isNull(users.disabledAt),
      ),
    );
  if (!user) return null;
  return {
    tenantId: mintTenantId(user.tenantId),
    actor: { kind: 'user', userId: mintUserId(user.id), name: user.displayName, role: user.role },
  };
}

/** A user whom only the identity provider knows: tenant and role come from its claims. */
async function providerUser(claims: TokenClaims): Promise<Omit<Caller, 'via'> | null> {
  const role = roles.find((known): known is Role => known === claims.role);
  if (!role) return null;
  const named = isUuid(claims.tenant)
    ? or(eq(tenants.id, mintTenantId(claims.tenant)), eq(tenants.slug, claims.tenant))
    : eq(tenants.slug, claims.tenant);
  const [tenant] = await systemDb().select({ id: tenants.id }).from(tenants).where(named);
  if (!tenant) return null;
  return {
    tenantId: mintTenantId(tenant.id),
    actor: { kind: 'user', userId: mintUserId(uuidOf(claims.subject)), name: claims.name, role },
  };
}

/** A stable UUID (version 8, RFC 9562) for a subject that is none itself. */
function uuidOf(subject: string): string {
  if (isUuid(subject)) return subject;
  const hex = createHash('sha256').update(subject).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
