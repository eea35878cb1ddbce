import { and, eq, inArray, isNotNull, lte, or, type SQL } from 'drizzle-orm';
import { orders } from '@/db/schema/orders';

/** Doubts that end by themselves mostly end sooner. */
const shownAfterMs = 60_000;

/** Orders in doubt that a person can do something about: nobody else can, or the ERP has not said for a minute. */
export function needsPerson(now: Date): SQL | undefined {
  return and(
    // Said for the index; these two alone can be in doubt.
    isNotNull(orders.erpDoubt),
    inArray(orders.status, ['APPROVED', 'FAILED']),
    or(
      eq(orders.erpDoubt, 'PERSON'),
      and(eq(orders.erpDoubt, 'ASKING'), lte(orders.erpDoubtSince, new Date(now.getTime() - shownAfterMs))),
    ),
  );
}
