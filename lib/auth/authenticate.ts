import { randomUUID } from 'node:crypto';
import { eq, or } from 'drizzle-orm';
import { apiKeys } from '@/db/schema/api-keys';
import { systemDb } from '@/db/system';
import { noteRefusal } from '../audit/note-refusal';
import { clock } from '../clock';
import type { Actor } from '../context';
import { AppError } from '../errors';
import { clientAddress, comesFrom } from '../http/client-address';
import { mintTenantId, mintUserId, type TenantId } from '../ids';
import { isPermission } from '../permissions';
import type { Language } from '../words/languages';
import { hashApiKey, looksLikeApiKey } from './api-key';
import type { PinClaims, ProviderClaims, SessionClaims } from './claims';
import { findProviderUser } from './find-provider-user';
import { findSession } from './find-session';
import { parseCookies, readSession } from './session';
import { readToken } from './tokens';

/** A proved caller. `via` tells a browser's session, which must also show its origin, from the others. */
export interface Caller {
  tenantId: TenantId;
  actor: Actor;
  via: 'session' | 'token' | 'api_key';
  /** Of what was begun by signing in here; neither API keys nor an identity provider's own tokens have one. */
  sessionId?: string;
  /** The user's at sign-in, of whom has a row here; with another one since, the credentials hold no longer. */
  sessionVersion?: number;
  /** The one that the person has chosen for the screens. */
  language?: Language;
  /** A manager who has to set up a second factor before anything else. */
  lacksSecondFactor?: true;
}

/**
 * The caller by API key, bearer token or session cookie. Throws `unauthenticated`. `isUse` says whether it counts as use
 * of a session, which ends when it is left alone.
 */
export async function authenticate(request: Request, isUse = true): Promise<Caller> {
  const apiKey = request.headers.get('x-api-key');
  if (apiKey !== null)
    return found(
      await byApiKey(apiKey, request),
      'The API key is unknown, expired or revoked, or may not be used from this address.',
    );

  const authorization = request.headers.get('authorization');
  if (authorization !== null) {
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    return found(
      token === undefined ? null : await byToken(token, isUse),
      'The access token is not valid or has expired.',
    );
  }
  const caller = await callerOfSession(
    parseCookies(request.headers.get('cookie')),
    isUse && isByHand(request),
  );
  return found(caller, 'Sign in first, or send an access token or an API key.');
}

/** The caller of a session cookie, for pages and requests alike; null when there is none that holds. */
export async function callerOfSession(
  cookies: ReadonlyMap<string, string>,
  isUse = true,
): Promise<Caller | null> {
  const claims = await readSession(cookies);
  return claims && callerOf(claims, 'session', isUse);
}

/** Open pages ask again and again, and renew claims, while nobody sits before them. */
function isByHand({ method, headers }: Request): boolean {
  return !['GET', 'HEAD'].includes(method) && !headers.has('x-unattended');
}

function found(caller: Caller | null, otherwise: string): Caller {
  if (!caller) throw new AppError('unauthenticated', otherwise);
  return caller;
}

async function byApiKey(key: string, { headers }: Request): Promise<Caller | null> {
  if (!looksLikeApiKey(key)) return null;
  const now = clock.now();
  const [row] = await systemDb()
    .select()
    .from(apiKeys)
    .where(or(eq(apiKeys.keyHash, hashApiKey(key)), eq(apiKeys.previousKeyHash, hashApiKey(key))));
  if (!row) return null;
  const scopes = row.scopes?.filter(isPermission) ?? [];
  const tenantId = mintTenantId(row.tenantId);
  const actor = { kind: 'api_key', apiKeyId: row.id, name: row.name, scopes } as const;
  const end = whyRefused(row, hashApiKey(key), { now, headers });
  if (end !== null) {
    const ctx = { tenantId, actor, requestId: randomUUID(), address: clientAddress(headers) };
    noteRefusal(
      ctx,
      { action: 'api_key.refused', subjectId: row.id, data: { why: end } },
      `${row.id} ${end}`,
    );
    return null;
  }
  // Once a minute is enough to see whether a key is still in use, and spares a write per request.
  if (row.lastUsedAt === null || now.getTime() - row.lastUsedAt.getTime() > 60_000) {
    const lastUsedFrom = clientAddress(headers);
    await systemDb().update(apiKeys).set({ lastUsedAt: now, lastUsedFrom }).where(eq(apiKeys.id, row.id));
  }
  return { tenantId, actor, via: 'api_key' };
}

function whyRefused(
  row: typeof apiKeys.$inferSelect,
  hash: string,
  { now, headers }: { now: Date; headers: Headers },
): string | null {
  if (row.revokedAt !== null) return 'revoked';
  if (row.expiresAt !== null && row.expiresAt <= now) return 'expired';
  const isFormer = row.keyHash !== hash;
  if (isFormer && (row.previousUntil === null || row.previousUntil <= now)) return 'rotated';
  if (row.addresses !== null && !comesFrom(headers, row.addresses)) return 'address';
  return null;
}

async function byToken(token: string, isUse: boolean): Promise<Caller | null> {
  const claims = await readToken(token);
  return claims && callerOf(claims, 'token', isUse);
}

async function callerOf(
  claims: PinClaims | ProviderClaims | SessionClaims,
  via: 'token' | 'session',
  isUse: boolean,
): Promise<Caller | null> {
  if (claims.kind === 'pin') {
    const user = await userOfSession(claims, isUse);
    return user && { ...user, via, sessionId: claims.sessionId, sessionVersion: claims.sessionVersion };
  }
  const user = await findProviderUser(claims);
  if (typeof user === 'string') return null;
  if (!('sessionId' in claims)) return { ...user, via };
  const { sessionId } = claims;
  const found = await findSession({ tenantId: user.tenantId, sessionId }, isUse);
  return found?.session.userId === user.actor.userId ? { ...user, via, sessionId } : null;
}

/** Role and name as they are now; nobody once the person is switched off or what was proved at sign-in has changed. */
async function userOfSession(claims: PinClaims, isUse: boolean): Promise<Omit<Caller, 'via'> | null> {
  const found = await findSession(claims, isUse);
  if (!found?.user) return null;
  const { user } = found;
  const holds =
    user.id === claims.userId && user.sessionVersion === claims.sessionVersion && user.disabledAt === null;
  if (!holds) return null;
  return {
    tenantId: mintTenantId(user.tenantId),
    actor: { kind: 'user', userId: mintUserId(user.id), name: user.displayName, role: user.role },
    ...(user.language === null ? {} : { language: user.language }),
    ...(found.lacksSecondFactor ? { lacksSecondFactor: true } : {}),
  };
}
