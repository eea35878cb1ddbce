import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { type Quota, sharedCounts } from '../http/shared-counts';
import { logger } from '../logger';
import { type AuditEntry, recordAudit } from './record-audit';

/** Whoever is refused again and again does not fill the trail: of one kind once a minute, in all once a second. */
const ofOneKind: Quota = { name: 'refusal', points: 1, seconds: 60 };
const ofTenant: Quota = { name: 'refusals', points: 60, seconds: 60 };

/**
 * Writes down that somebody was refused, beside the answer: nobody waits for it, so that the time an answer takes tells
 * nothing. `kind` names what counts as the same refusal.
 */
export function noteRefusal(ctx: Context, entry: AuditEntry, kind: string): void {
  write(ctx, entry, kind).catch((error: unknown) => {
    logger().error({ err: error, action: entry.action }, 'a refusal could not be written down');
  });
}

async function write(ctx: Context, entry: AuditEntry, kind: string): Promise<void> {
  const counts = sharedCounts();
  if ((await counts.count(ofOneKind, `${ctx.tenantId} ${entry.action} ${kind}`)).isOver) return;
  if ((await counts.count(ofTenant, ctx.tenantId)).isOver) return;
  await inTenant(ctx, (tx) => recordAudit(tx, ctx, entry));
}
