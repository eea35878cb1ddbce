import { and, gt, inArray, isNull, or } from 'drizzle-orm';
import { apiKeys } from '@/db/schema/api-keys';
import { sessions } from '@/db/schema/sessions';
import { systemDb } from '@/db/system';
import { clock } from '../clock';
import type { Actor } from '../context';
import { isPermission } from '../permissions';
import type { Caller } from './authenticate';
import { findSessions } from './find-session';

/**
 * Of callers who were proved before, each whose credentials still hold, with role or scopes as they are now: one query
 * for all sessions and one for all keys. Tokens that only an identity provider knows are not among them.
 */
export async function findCallers(callers: readonly Caller[]): Promise<Map<Caller, Actor>> {
  const [bySession, byKey] = await Promise.all([ofSessions(callers), ofKeys(callers)]);
  return new Map([...bySession, ...byKey]);
}

async function ofSessions(callers: readonly Caller[]): Promise<[Caller, Actor][]> {
  const asked = callers.filter(({ sessionId }) => sessionId !== undefined);
  if (asked.length === 0) return [];
  const found = await findSessions(
    and(
      inArray(sessions.tenantId, distinct(asked.map(({ tenantId }) => tenantId))),
      inArray(sessions.id, distinct(asked.map(({ sessionId = '' }) => sessionId))),
    ),
  );
  const byId = new Map(found.map((each) => [each.session.id, each]));
  return asked.flatMap((caller): [Caller, Actor][] => {
    const found = byId.get(caller.sessionId ?? '');
    const { actor, sessionVersion } = caller;
    if (actor.kind !== 'user' || found?.session.tenantId !== caller.tenantId) return [];
    const { session, user } = found;
    if (session.userId !== actor.userId) return [];
    // Of somebody whom only the identity provider knows, its word at sign-in stands.
    if (sessionVersion === undefined) return [[caller, actor]];
    const holds = user?.sessionVersion === sessionVersion && user.disabledAt === null;
    // What goes on for long is none of what they may do before they have set one up.
    if (!holds || found.lacksSecondFactor) return [];
    return [[caller, { ...actor, name: user.displayName, role: user.role }]];
  });
}

async function ofKeys(callers: readonly Caller[]): Promise<[Caller, Actor][]> {
  const asked = callers.flatMap((caller) =>
    caller.actor.kind === 'api_key' ? [{ caller, actor: caller.actor }] : [],
  );
  if (asked.length === 0) return [];
  const rows = await systemDb()
    .select({ tenantId: apiKeys.tenantId, id: apiKeys.id, scopes: apiKeys.scopes })
    .from(apiKeys)
    .where(
      and(
        inArray(apiKeys.tenantId, distinct(asked.map(({ caller }) => caller.tenantId))),
        inArray(apiKeys.id, distinct(asked.map(({ actor }) => actor.apiKeyId))),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, clock.now())),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return asked.flatMap(({ caller, actor }): [Caller, Actor][] => {
    const row = byId.get(actor.apiKeyId);
    if (row?.tenantId !== caller.tenantId) return [];
    return [[caller, { ...actor, scopes: row.scopes?.filter(isPermission) ?? [] }]];
  });
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
