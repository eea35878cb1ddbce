import { randomUUID } from 'node:crypto';
import { sessions } from '@/db/schema/sessions';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Actor } from '../context';
import type { TenantId } from '../ids';
import { tokenLifetimeSeconds } from './tokens';

/** Where a session is begun from: the address as clientAddress() tells it, and the `User-Agent`. */
export interface Origin {
  address: string;
  userAgent: string;
  /** The cookie of a browser in which somebody has signed in before. */
  device?: string | undefined;
  /** The cookie of a browser in which somebody asked to be asked for no code. */
  trusted?: string | undefined;
}

interface Begun {
  tenantId: TenantId;
  actor: Extract<Actor, { kind: 'user' }>;
  kind: 'BROWSER' | 'TOKEN';
  origin: Origin;
}

/** Writes down that somebody has signed in; gives the session's id, without which neither cookie nor token holds. */
export async function beginSession({ tenantId, actor, kind, origin }: Begun): Promise<string> {
  const now = clock.now();
  return inTenant({ tenantId }, async (tx) => {
    const [begun] = await tx
      .insert(sessions)
      .values({
        tenantId,
        userId: actor.userId,
        userName: actor.name,
        kind,
        address: origin.address,
        userAgent: storable(origin.userAgent),
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + tokenLifetimeSeconds * 1000),
      })
      .returning({ id: sessions.id });
    if (!begun) throw new Error('the session was not written');
    const ctx = { tenantId, actor, requestId: randomUUID(), address: origin.address };
    const data = { device: kind === 'BROWSER' ? 'browser' : 'access token' };
    await recordAudit(tx, ctx, { action: 'session.begun', subjectId: begun.id, data });
    return begun.id;
  });
}

function storable(userAgent: string): string {
  return userAgent
    .replace(/\p{Cc}/gu, '')
    .toWellFormed()
    .slice(0, 300);
}
