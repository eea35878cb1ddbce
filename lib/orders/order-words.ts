import type { Transaction } from '@/db/client';
import type { Context } from '../context';
import { goodsWords } from '../conversation/answers/read-back-text';
import { toNumber } from '../money';
import { headOf } from './internal/head-view';
import { linesOf } from './internal/line-view';
import type { OrderRow } from './internal/lock-order';

/** An order's goods, a line each, and its day, in words of a language; empty where it says nothing. */
export async function orderWords(
  tx: Transaction,
  ctx: Context,
  { order, language }: { order: OrderRow; language: string },
): Promise<{ lines: string; deliveryDate: string }> {
  const rows = await linesOf(tx, ctx, [order.id]);
  const goods = rows.map(({ line, product }) =>
    goodsWords({
      quantity: toNumber(product ? line.orderQuantity : line.quantity),
      unit: (product ? product.unitOfMeasure : line.unit) ?? '',
      name: product?.name ?? line.rawItemText,
    }),
  );
  const day = (await headOf(tx, ctx, order)).requestedDate?.value ?? null;
  return { lines: goods.join('\n'), deliveryDate: day === null ? '' : dayIn(language, day) };
}

/** Such as "Thursday 12 March"; the day, `YYYY-MM-DD`, is the tenant's own already. */
export function dayIn(language: string, day: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, format).format(
    new Date(`${day}T00:00:00Z`),
  );
}
