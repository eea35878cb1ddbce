import { and, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { orders } from '@/db/schema/orders';
import { recordAudit } from '../../audit/record-audit';
import type { Context } from '../../context';
import { findNamedCustomer, withoutName } from '../../customers/find-named-customer';
import { searchTextOf } from '../search-text';
import { forCustomer, type OrderWarning } from '../warnings';
import type { OrderRow } from './lock-order';

interface Settled {
  customerId: string;
  /** The text without the words that name the customer; offsets are as before. */
  text: string;
  named: OrderWarning[];
}

/**
 * Whose order it is, when a representative wrote: the customer whom the text names, whose it then is; else nobody has
 * chosen yet. The words of the name order nothing.
 */
export async function settleCustomer(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  text: string,
): Promise<Settled> {
  const isNamed = order.warnings.some(({ code }) => code === forCustomer);
  const asItIs = { customerId: order.customerId, text, named: [] };
  const among = order.customerChoices ?? (isNamed ? [order.customerId] : []);
  if (among.length === 0) return asItIs;
  const choices = await tx
    .select({ id: customers.id, name: customers.name, phoneNumber: customers.phoneNumber })
    .from(customers)
    .where(
      and(
        mine(customers, ctx),
        isNull(customers.mergedInto),
        isNull(customers.erasedAt),
        isAmong(customers.id, among),
      ),
    );
  const found = findNamedCustomer(text, choices);
  const customer = choices.find(({ id }) => id === found?.id);
  if (!found || !customer) return asItIs;
  const left = withoutName(text, found);
  if (order.customerChoices === null) return { ...asItIs, text: left };

  await giveOrder(tx, ctx, { ...order, rawText: text }, customer);
  const data = { customerId: customer.id, reason: found.reason };
  await recordAudit(tx, ctx, { action: 'order.customer_named', orderId: order.id, data });
  const message = `Written by a representative for ${customer.name} (${found.reason}).`;
  return { customerId: customer.id, text: left, named: [{ code: forCustomer, message }] };
}

/** Makes the order and its message the customer's. */
export async function giveOrder(
  tx: Transaction,
  ctx: Context,
  order: Pick<OrderRow, 'id' | 'rawText' | 'inboundMessageId' | 'head'>,
  customer: { id: string; name: string; phoneNumber: string | null },
): Promise<void> {
  await tx
    .update(orders)
    .set({
      customerId: customer.id,
      customerChoices: null,
      searchText: searchTextOf({ ...customer, rawText: order.rawText, head: order.head }),
    })
    .where(mine(orders, ctx, order.id));
  if (order.inboundMessageId === null) return;
  await tx
    .update(inboundMessages)
    .set({ customerId: customer.id })
    .where(mine(inboundMessages, ctx, order.inboundMessageId));
}

export async function readCustomer(tx: Transaction, ctx: Context, customerId: string) {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(mine(customers, ctx, customerId));
  if (!customer) throw new Error('the order’s customer is gone');
  return customer;
}
