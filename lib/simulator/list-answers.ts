import { and, asc, desc, eq } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { notifications } from '@/db/schema/notifications';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { readPhoneNumber } from '../customers/read-phone-number';
import { getTenant } from '../tenancy/get-tenant';
import type { SimulatedAnswer } from './contract';

/** As many as one looks back through. */
const mostAnswers = 200;

/** What the service has written to the customer of that number, oldest first; nothing for an unknown number. */
export async function listAnswers(
  ctx: Context,
  { phoneNumber }: { phoneNumber: string },
): Promise<{ answers: SimulatedAnswer[] }> {
  return inTenant(ctx, async (tx) => {
    const { country } = await getTenant(tx, ctx);
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
        customers,
        and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, notifications.customerId)),
      )
      .where(
        and(
          eq(notifications.tenantId, ctx.tenantId),
          eq(customers.phoneNumber, readPhoneNumber(phoneNumber, country) ?? phoneNumber),
        ),
      )
      .orderBy(desc(notifications.createdAt))
      .limit(mostAnswers)
      .as('newest');
    const rows = await tx.select().from(newest).orderBy(asc(newest.createdAt));
    return { answers: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
  });
}
