import { eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { locations } from '@/db/schema/locations';
import { notifications } from '@/db/schema/notifications';
import { orders } from '@/db/schema/orders';
import { tenants } from '@/db/schema/tenants';
import type { Context } from '../context';
import type { OrderId } from '../ids';
import { oweWork } from '../ledger/owe-work';
import { locationWords } from '../message-templates/built-in';
import type { TemplateKind } from '../message-templates/fill-template';
import { wordMessage } from '../message-templates/word-message';
import { formatMoney } from '../money';
import { languageOf } from '../orders/language-of';
import { orderWords } from '../orders/order-words';

/**
 * Owes the customer a message about an order, at most one per order and kind. It goes to the main number, or to the
 * platform's user id of a customer who has none; who has neither is left out.
 */
export async function queueNotification(
  tx: Transaction,
  ctx: Context,
  { orderId, kind }: { orderId: OrderId; kind: TemplateKind },
): Promise<void> {
  const [found] = await tx
    .select({ order: orders, customer: customers, tenant: tenants, location: locations })
    .from(orders)
    .innerJoin(tenants, eq(tenants.id, orders.tenantId))
    .innerJoin(customers, mine(customers, ctx, orders.customerId))
    .leftJoin(locations, mine(locations, ctx, orders.locationId))
    .where(mine(orders, ctx, orderId));
  if (!found) return;
  const { order, customer, tenant, location } = found;
  // Whoever ordered in another system is told there, not in a chat that they may never have opened.
  if (order.source === 'API') return;
  const { phoneNumber: toNumber, platformUserId } = customer;
  const toUserId = toNumber === null ? platformUserId : null;
  if (toNumber === null && toUserId === null) return;
  const spoken = await languageOf(tx, ctx, order);
  const body = await wordMessage(tx, ctx, kind, spoken, async (language) => ({
    customer: customer.name,
    order: order.erpSalesOrderId ?? '',
    total: formatMoney(order.totalAmount, tenant),
    reason: order.rejectionReason ?? '',
    location: locationWords(language, location?.name ?? ''),
    ...(await orderWords(tx, ctx, { order, language })),
  }));
  const [stored] = await tx
    .insert(notifications)
    .values({
      tenantId: ctx.tenantId,
      orderId,
      customerId: customer.id,
      kind,
      toNumber,
      toUserId,
      body,
    })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  if (stored) await oweWork(tx, ctx, 'notification/due', { notificationId: stored.id });
}
