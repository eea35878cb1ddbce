import type { auditEvents } from '@/db/schema/audit-events';
import type { Actor } from '@/lib/context';
import type { OrderId, TenantId } from '@/lib/ids';

export type AuditRow = typeof auditEvents.$inferInsert;

const secondMs = 1_000;
const minuteMs = 60_000;

/** When an order was received, read, looked at, approved, and taken by the ERP. */
export interface OrderMoments {
  received: Date;
  read: Date;
  touched: Date;
  approved: Date;
  ended: Date;
}

/** A voice note takes a few seconds longer to read, and a clerk comes to an order within a quarter of an hour. */
export function momentsOf(hoursAgo: number, isVoiceNote: boolean, now: Date): OrderMoments {
  const received = new Date(now.getTime() - hoursAgo * 60 * minuteMs);
  const after = (from: Date, ms: number) => new Date(Math.min(from.getTime() + ms, now.getTime()));
  const read = after(received, isVoiceNote ? 6 * secondMs : 0.4 * secondMs);
  const touched = after(read, (3 + (Math.round(hoursAgo * 10) % 9)) * minuteMs);
  const approved = after(touched, 70 * secondMs);
  return { received, read, touched, approved, ended: after(approved, 2 * secondMs) };
}

/** Collects the audit events of one order, each with who and when. */
export class OrderTrail {
  readonly rows: AuditRow[] = [];

  constructor(
    private readonly order: { tenantId: TenantId; orderId: OrderId },
    private readonly requestId: string,
  ) {}

  add(action: string, actor: Actor, createdAt: Date, data: Record<string, unknown> = {}): void {
    this.rows.push({ ...this.order, requestId: this.requestId, action, actor, createdAt, data });
  }
}
