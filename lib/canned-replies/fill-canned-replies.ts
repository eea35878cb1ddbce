import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { OrderId } from '../ids';
import { formatMoney } from '../money';
import type { FullOrder } from '../orders/answers';
import { getOrder } from '../orders/get-order';
import { languageOf } from '../orders/language-of';
import { dayIn } from '../orders/order-words';
import { getTenant } from '../tenancy/get-tenant';
import type { FilledReply } from './contract';
import { fillReply, type ReplyFacts } from './fill-reply';
import { primaryOf } from './languages';
import { listCannedReplies } from './list-canned-replies';

/** The kept replies as they read about an order, those in its customer's language first. Throws `not_found`. */
export async function fillCannedReplies(
  ctx: Context,
  { orderId }: { orderId: OrderId },
): Promise<{ replies: FilledReply[] }> {
  return inTenant(ctx, async (tx) => {
    const order = await getOrder(ctx, { orderId });
    const own = primaryOf(
      await languageOf(tx, ctx, { ...order, id: orderId, customerId: order.customer.id }),
    );
    const total = formatMoney(order.totalAmount, await getTenant(tx, ctx));
    const { replies } = await listCannedReplies(ctx);
    const inOwn = replies.filter(({ language }) => language === own);
    const others = replies.filter(({ language }) => language !== own);
    return {
      replies: [...inOwn, ...others].map(({ body, ...reply }) => ({
        ...reply,
        text: fillReply(body, factsOf(order, { total, language: reply.language })),
      })),
    };
  });
}

/** What an order says, in words of a language. */
function factsOf(order: FullOrder, { total, language }: { total: string; language: string }): ReplyFacts {
  const { head } = order;
  const day = head.requestedDate?.value ?? null;
  return {
    customer: order.customer.name,
    order: order.erpSalesOrderId ?? head.poNumber?.value ?? '',
    deliveryDate: day === null ? '' : dayIn(language, day),
    lines: order.lines
      .map(({ quantity, unit, product, rawItemText }) =>
        [`${quantity}`, unit ?? '×', product?.name ?? rawItemText].join(' '),
      )
      .join('\n'),
    total: order.totalAmount > 0 ? total : '',
  };
}
