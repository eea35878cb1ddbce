import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { clock, localDate } from '../../clock';
import type { Context } from '../../context';
import { type Days, earlierDays } from '../../head/earlier-days';
import type { CatalogueIndex } from '../../matching/index/catalogue-index';
import type { RepeatedOrder } from '../../matching/lines/match-read-phrases';
import { withoutExcepted } from '../../matching/lines/take-back';
import { getTenant } from '../../tenancy/get-tenant';
import type { OrderWarning } from '../warnings';
import type { ReadLine } from './read-sent-items';

interface Repetition {
  customerId: string;
  /** The words that ask for it; the lines point to them. */
  phrase: { phrase: string; start: number; end: number };
  index: CatalogueIndex;
  repeats: Pick<RepeatedOrder, 'times' | 'without'>;
  /** Lines that the message names itself: their goods are not taken from the earlier order. */
  named: readonly ReadLine[];
}

/** Which earlier order a customer means is a guess, so that a clerk is to look at each line of it. */
const sureOfLast = 0.8;

/**
 * The lines of the customer's last completed order, or of the last of the days that the message names, with those split off it, as lines of a new one, behind those that
 * the message names itself.
 */
export async function repeatLastOrder(
  tx: Transaction,
  ctx: Context,
  { index, customerId, phrase, repeats, named }: Repetition,
): Promise<{ lines: ReadLine[]; warning: OrderWarning }> {
  const { timeZone } = await getTenant(tx, ctx);
  const days = earlierDays(phrase.phrase, localDate(clock.now(), timeZone));
  const last = await findEarlierOrder(tx, ctx, customerId, { days, timeZone });
  if (!last)
    return {
      lines: [...named],
      warning: {
        code: 'earlier_order_unknown',
        message: `“${phrase.phrase}” asks for an earlier order; this customer has none.`,
      },
    };
  const day = localDate(last.createdAt, timeZone);
  const had = await linesOf(tx, ctx, last.id);
  const taken = withoutExcepted(index, had, repeats.without)
    .filter(({ productId }) => !named.some((line) => line.productId === productId))
    .map(({ productId, quantity, unit }) => ({
      ...phrase,
      quantity: Number(quantity) * repeats.times,
      unit,
      productId,
      confidence: sureOfLast,
      reason: `in the order of ${day}, which the message asks for again`,
      candidates: [],
      decision: null,
      warnings: [],
      quantityNote: null,
    }));
  return {
    lines: [...named.map((line) => besideEarlier(line, had, day)), ...taken],
    warning: {
      code: 'repeat_order',
      message: `“${phrase.phrase}” asks for an earlier order again: ${taken.length} lines were taken from the order of ${day}.`,
    },
  };
}

/** "the usual plus 2 milk" of an order that had milk: whether they are two more, nobody but the customer knows. */
function besideEarlier(line: ReadLine, had: readonly EarlierLine[], day: string): ReadLine {
  const before = had.filter(({ productId }) => productId === line.productId);
  if (before.length === 0) return line;
  const counts = before.map(({ quantity, unit }) => [Number(quantity), unit].filter(Boolean).join(' '));
  const message = `The order of ${day} had ${counts.join(' + ')}; this line takes its place.`;
  return { ...line, warnings: [...line.warnings, { code: 'in_earlier_order', message }] };
}

interface EarlierLine {
  productId: string;
  quantity: string;
  unit: string | null;
}

/** The newest of the days that are meant, or else of those before them; the newest of all where none is. */
async function findEarlierOrder(
  tx: Transaction,
  ctx: Context,
  customerId: string,
  { days, timeZone }: { days: Days | null; timeZone: string },
) {
  const day = sql`(${orders.createdAt} at time zone ${timeZone})::date`;
  const [last] = await tx
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(
      and(
        mine(orders, ctx),
        eq(orders.customerId, customerId),
        eq(orders.status, 'COMPLETED'),
        isNull(orders.parentOrderId),
      ),
    )
    .orderBy(
      ...(days
        ? [desc(sql`${day} between ${days.from} and ${days.to}`), desc(sql`${day} < ${days.from}`)]
        : []),
      newestFirst(orders.createdAt),
    )
    .limit(1);
  return last;
}

async function linesOf(
  tx: Transaction,
  ctx: Context,
  orderId: typeof orders.$inferSelect.id,
): Promise<EarlierLine[]> {
  const rows = await tx
    .select({ productId: orderLines.productId, quantity: orderLines.quantity, unit: orderLines.unit })
    .from(orders)
    .innerJoin(orderLines, and(mine(orderLines, ctx), eq(orderLines.orderId, orders.id)))
    .where(
      and(
        mine(orders, ctx),
        or(eq(orders.id, orderId), eq(orders.parentOrderId, orderId)),
        eq(orders.status, 'COMPLETED'),
        isNotNull(orderLines.productId),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orderLines.position));
  return rows.flatMap(({ productId, ...row }) => (productId === null ? [] : [{ ...row, productId }]));
}
