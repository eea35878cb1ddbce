import { and, eq, isNull } from 'drizzle-orm';
import { apiKeys } from '@/db/schema/api-keys';
import { users } from '@/db/schema/users';
import { systemDb } from '@/db/system';
import { clock } from '../clock';
import type { Actor } from '../context';
import { AppError } from '../errors';
import { mintTenantId, mintUserId, type TenantId } from '../ids';
import { hashApiKey, looksLikeApiKey } from './api-key';
import type { Claims, PinClaims } from './claims';
import { findProviderUser } from './find-provider-user';
import { isPermission } from './permissions';
import { parseCookies, readSession } from './session';
import { readToken } from './tokens';

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
  const claims = await readSession(cookies);
  return claims && callerOf(claims, 'session');
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
  return claims && callerOf(claims, 'token');
}

async function callerOf(claims: Claims, via: 'token' | 'session'): Promise<Caller | null> {
  const user = claims.kind === 'pin' ? await activeUser(claims) : await findProviderUser(claims);
  return user === null || typeof user === 'string' ? null : { ...user, via };
}

/** Role and name as they are now; nobody once the person is switched off or what was proved at sign-in has changed. */
async function activeUser(claims: PinClaims): Promise<Omit<Caller, 'via'> | null> {
  const [user] = await systemDb()
    .select()
    .from(users)
    .where(
      and(
        eq(users.tenantId, mintTenantId(claims.tenantId)),
        eq(users.id, mintUserId(claims.userId)),
        eq(users.sessionVersion, claims.sessionVersion),
        isNull(users.disabledAt),
      ),
    );
  if (!user) return null;
  return {
    tenantId: mintTenantId(user.tenantId),
    actor: { kind: 'user', userId: mintUserId(user.id), name: user.displayName, role: user.role },
  };
}
