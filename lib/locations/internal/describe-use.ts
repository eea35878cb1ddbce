import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import { orderMoves, orderStatuses } from '../../orders/status';

/** Statuses from which an order still goes somewhere. */
const moves = Object.values(orderMoves).filter((move) => move !== orderMoves.readAsOrder);
const unfinished = orderStatuses.filter((status) =>
  moves.some(({ from }) => (from as readonly string[]).includes(status)),
);

/** Why a location cannot be done without, each in words for a person; none when it can. */
export async function describeUse(
  tx: Transaction,
  ctx: Context,
  { locationId, isDefault }: { locationId: string; isDefault: boolean },
): Promise<string[]> {
  const rows = await tx.execute<{ orders: number; stocked: number; branches: number }>(sql`
    select
      (select count(*)::int from orders where tenant_id = ${ctx.tenantId} and location_id = ${locationId}
        and status in (${sql.join(
          unfinished.map((status) => sql`${status}`),
          sql`, `,
        )})) as orders,
      (select count(*)::int from stock_levels where tenant_id = ${ctx.tenantId} and location_id = ${locationId}
        and (counted_at is not null and on_hand <> 0 or reserved <> 0)) as stocked,
      (select count(*)::int from customer_branches where tenant_id = ${ctx.tenantId} and location_id = ${locationId}) as branches`);
  const [use] = rows;
  if (!use) throw new Error('nothing was counted');
  return [
    ...(isDefault ? ['new orders are picked there; make another location the default first'] : []),
    ...counted(use.orders, 'order is not finished', 'orders are not finished'),
    ...counted(use.stocked, 'product has stock there', 'products have stock there'),
    ...counted(
      use.branches,
      'branch of a customer is served from it',
      'branches of customers are served from it',
    ),
  ];
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
