import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { AppError } from '../errors';
import { makeLimit } from '../http/rate-limit';
import { logger } from '../logger';
import { type AuditEntry, recordAudit } from './record-audit';

/** Whoever is refused again and again does not fill the trail: of one kind once a minute, in all once a second. */
const ofOneKind = makeLimit({ points: 1, seconds: 60, words: 'noted a moment ago' });
const ofTenant = makeLimit({ points: 60, seconds: 60, words: 'enough was noted' });

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
  try {
    await ofOneKind.count(`${ctx.tenantId} ${entry.action} ${kind}`);
    await ofTenant.count(ctx.tenantId);
  } catch (error) {
    if (error instanceof AppError) return;
    throw error;
  }
  await inTenant(ctx, (tx) => recordAudit(tx, ctx, entry));
}
