import Big from 'big.js';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orderLines } from '@/db/schema/order-lines';
import { recordAudit } from '../../audit/record-audit';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { type Decimal, formatMoney, toNumber } from '../../money';
import { getTenant } from '../../tenancy/get-tenant';
import type { OrderRow } from './lock-order';
import { totalTooLarge } from './price-or-warn';
import { type LinePrice, priceLines, priceOrder } from './prices';
import { recordOrderUpdate } from './record-order-change';
import { touchOrder } from './touch-order';

type LineRow = typeof orderLines.$inferSelect;

/** What a line came to, and comes to now; as the audit trail keeps it. */
interface ChangedLine {
  productId: string | null;
  from: Seen;
  to: Seen;
}
type Seen = Pick<LinePrice, 'unit' | 'orderQuantity' | 'unitPrice' | 'subtotal'>;

/**
 * Whoever approves an order approves the prices and quantities that it showed. Where today's are others, the order, which is locked, gets them,
 * its next version and an entry in its history, and the refusal comes back: the caller throws it once all that is stored.
 * One that the ERP may have already keeps its prices: it is looked for there as it was sent.
 */
export async function keepSeenPrices(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
): Promise<AppError | undefined> {
  if (order.erpOutcomeUnknown) return undefined;
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(mine(orderLines, ctx), eq(orderLines.orderId, order.id)));
  const { prices, totalAmount } = await priceLines(tx, ctx, order.customerId, lines);
  const changed = lines.flatMap((line, at) => changeOf(line, prices[at]));
  const before = order.totalAmount;
  if (changed.length === 0 && isSame(before, totalAmount)) return undefined;

  await priceOrder(tx, ctx, order.id);
  await touchOrder(tx, ctx, order.id, {
    warnings: order.warnings.filter(({ code }) => code !== totalTooLarge),
  });
  const data = { before, after: totalAmount, lines: changed };
  await recordAudit(tx, ctx, { action: 'order.repriced', orderId: order.id, data });
  await recordOrderUpdate(tx, ctx, order.id);
  const tenant = await getTenant(tx, ctx);
  return refusal(order, { before, after: totalAmount }, (amount) => formatMoney(amount, tenant));
}

function changeOf(line: LineRow, to: LinePrice | undefined): ChangedLine[] {
  if (!to) return [];
  const from = seenOf(line);
  const parts = ['orderQuantity', 'unitPrice', 'subtotal'] as const;
  const isAsSeen = from.unit === to.unit && parts.every((part) => isSame(from[part], to[part]));
  return isAsSeen ? [] : [{ productId: line.productId, from, to: seenOf(to) }];
}

const seenOf = ({ unit, orderQuantity, unitPrice, subtotal }: Seen): Seen => ({
  ...{ unit, orderQuantity, unitPrice, subtotal },
});

const isSame = (one: Decimal | null, other: Decimal | null) =>
  one === null || other === null ? one === other : new Big(one).eq(other);

function refusal(
  { version }: OrderRow,
  { before, after }: { before: Decimal; after: Decimal },
  inMoney: (amount: Decimal) => string,
): AppError {
  const total = isSame(before, after)
    ? `the total is still ${inMoney(after)}, but its lines cost other prices or are sold by other units`
    : `the total is now ${inMoney(after)} (was ${inMoney(before)})`;
  const message = `Prices have changed since this order was read: ${total}. Look at it and approve again.`;
  const amounts = { totalAmount: toNumber(after), previousTotalAmount: toNumber(before) };
  return new AppError('prices_changed', message, { extra: { currentVersion: version + 1, ...amounts } });
}
