import type { Transaction } from '@/db/client';
import { auditEvents } from '@/db/schema/audit-events';
import type { Context } from '../context';
import type { OrderId } from '../ids';

export interface AuditEntry {
  /** Dotted, past tense: `order.approved`, `alias.taught`. */
  action: string;
  orderId?: OrderId;
  subjectId?: string;
  data?: Record<string, unknown>;
}

/** Writes who did what into the audit trail, in the transaction of the change. */
export async function recordAudit(tx: Transaction, ctx: Context, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEvents).values({
    tenantId: ctx.tenantId,
    actor: ctx.actor,
    requestId: ctx.requestId,
    address: ctx.address ?? null,
    action: entry.action,
    orderId: entry.orderId ?? null,
    subjectId: entry.subjectId ?? null,
    data: entry.data ?? {},
  });
}
