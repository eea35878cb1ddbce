import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { notifications } from '@/db/schema/notifications';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { customersWith } from '../customers/customers-with';
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
      .where(
        and(
          eq(notifications.tenantId, ctx.tenantId),
          inArray(
            notifications.customerId,
            of.map(({ id }) => id),
          ),
        ),
      )
      .orderBy(desc(notifications.createdAt))
      .limit(mostAnswers)
      .as('newest');
    const rows = await tx.select().from(newest).orderBy(asc(newest.createdAt));
    return { answers: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
  });
}
