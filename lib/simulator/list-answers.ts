import { and, asc, eq, inArray } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { notifications } from '@/db/schema/notifications';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { mayDo } from '../auth/may-do';
import type { Context } from '../context';
import { customersWith } from '../customers/customers-with';
import { readPhoneNumber } from '../customers/read-phone-number';
import { getTenant } from '../tenancy/get-tenant';
import type { SimulatedAnswer } from './contract';

/** As many as one looks back through. */
const mostAnswers = 200;

/**
 * What the service has written to the customer of that number, oldest first; nothing for an unknown number. Who may
 * not read orders is told of simulated ones only.
 */
export async function listAnswers(
  ctx: Context,
  { phoneNumber }: { phoneNumber: string },
): Promise<{ answers: SimulatedAnswer[] }> {
  return inTenant(ctx, async (tx) => {
    const { country } = await getTenant(tx, ctx);
    const number = readPhoneNumber(phoneNumber, country) ?? phoneNumber;
    const of = await customersWith(tx, ctx, 'PHONE', number);
    const newest = tx
      .select({
        id: notifications.id,
        orderId: notifications.orderId,
        body: notifications.body,
        status: notifications.status,
        error: notifications.errorMessage,
        createdAt: notifications.createdAt,
      })
      .from(notifications)
      .innerJoin(
        orders,
        and(eq(orders.tenantId, notifications.tenantId), eq(orders.id, notifications.orderId)),
      )
      .where(
        and(
          mine(notifications, ctx),
          mayDo(ctx.actor, 'orders:read') ? undefined : eq(orders.source, 'SIMULATOR'),
          inArray(
            notifications.customerId,
            of.map(({ id }) => id),
          ),
        ),
      )
      .orderBy(newestFirst(notifications.createdAt))
      .limit(mostAnswers)
      .as('newest');
    const rows = await tx.select().from(newest).orderBy(asc(newest.createdAt));
    return { answers: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
  });
}
