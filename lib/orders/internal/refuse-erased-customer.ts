import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import type { Context } from '../../context';
import { refuseErased } from '../../customers/refuse-erased';
import type { OrderRow } from './lock-order';

/** Throws `customer_erased` for an order of a customer who was erased. */
export async function refuseErasedCustomer(
  tx: Transaction,
  ctx: Context,
  { customerId }: Pick<OrderRow, 'customerId'>,
): Promise<void> {
  const [customer] = await tx
    .select({ erasedAt: customers.erasedAt })
    .from(customers)
    .where(mine(customers, ctx, customerId));
  if (customer) refuseErased(customer);
}
