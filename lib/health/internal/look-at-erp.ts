import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { erpReachability } from '@/db/schema/erp-reachability';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { clock } from '../../clock';
import type { Context } from '../../context';
import { getErpReads } from '../../imports/get-erp-reads';
import type { ErpRead } from '../../imports/import-contract';
import { needsPerson } from '../../orders/needs-person';
import { getTenant } from '../../tenancy/get-tenant';
import type { StatusOf } from '../part-status';

/** What became of the tenant's latest orders in the ERP. The ERP itself is not asked: its own page tests it. */
export async function lookAtErp(ctx: Context): Promise<StatusOf<'erp'>> {
  const reads = await getErpReads(ctx);
  return inTenant(ctx, async (tx) => {
    const ofStatus = (status: 'APPROVED' | 'COMPLETED' | 'FAILED') =>
      and(mine(orders, ctx), eq(orders.status, status));
    const [approved] = await tx
      .select({ waiting: sql<number>`count(*)::int` })
      .from(orders)
      .where(ofStatus('APPROVED'));
    const [doubtful] = await tx
      .select({ inDoubt: sql<number>`count(*)::int` })
      .from(orders)
      .where(and(mine(orders, ctx), needsPerson(clock.now())));
    const [away] = await tx
      .select({ since: erpReachability.awaySince })
      .from(erpReachability)
      .where(mine(erpReachability, ctx));
    const [synced] = await tx
      .select({ at: orders.erpSyncedAt })
      .from(orders)
      .where(and(mine(orders, ctx), isNotNull(orders.erpSyncedAt)))
      .orderBy(desc(orders.erpSyncedAt))
      .limit(1);
    const [refused] = await tx
      .select({ orderId: orders.id, message: orders.erpLastError })
      .from(orders)
      .where(and(ofStatus('FAILED'), isNotNull(orders.erpLastError)))
      .orderBy(newestFirst(orders.createdAt), newestFirst(orders.id))
      .limit(1);
    return {
      part: 'erp',
      isConfigured: (await getTenant(tx, ctx)).readErpConfig() !== null,
      waiting: approved?.waiting ?? 0,
      inDoubt: doubtful?.inDoubt ?? 0,
      awaySince: away?.since?.toISOString() ?? null,
      lastSyncedAt: synced?.at?.toISOString() ?? null,
      lastRefusal: refused ? { orderId: refused.orderId, message: refused.message ?? '' } : null,
      unread: reads.flatMap(whyUnread)[0] ?? null,
    };
  });
}

/** What failed, or waits for a person. */
function whyUnread({ isOn, last }: ErpRead): string[] {
  const isTaken = last?.status !== 'FAILED' && last?.status !== 'CHECKED';
  return isOn && !isTaken && last.problem !== null ? [last.problem] : [];
}
