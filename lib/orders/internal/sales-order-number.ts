import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { salesOrderCounters } from '@/db/schema/sales-order-counters';
import { tenants } from '@/db/schema/tenants';
import { clock, localDate } from '../../clock';
import type { Context } from '../../context';

/** The tenant's next `OI-<year>-<number>`, for a generic_webhook that need not name what it created. */
export async function nextSalesOrderNumber(tx: Transaction, ctx: Context): Promise<string> {
  const [tenant] = await tx
    .select({ timeZone: tenants.timeZone })
    .from(tenants)
    .where(eq(tenants.id, ctx.tenantId));
  const year = Number(localDate(clock.now(), tenant?.timeZone ?? 'UTC').slice(0, 4));
  const [counter] = await tx
    .insert(salesOrderCounters)
    .values({ tenantId: ctx.tenantId, year, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [salesOrderCounters.tenantId, salesOrderCounters.year],
      set: { lastNumber: sql`${salesOrderCounters.lastNumber} + 1` },
    })
    .returning({ number: salesOrderCounters.lastNumber });
  if (!counter) throw new Error('the counter gave no number');
  return `OI-${year}-${String(counter.number).padStart(5, '0')}`;
}
