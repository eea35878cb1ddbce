import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import type { Context } from '../context';
import { AppError, notFound } from '../errors';
import { refuseErased } from './refuse-erased';

/** Throws unless it is a customer that something can be kept for: `not_found`, `customer_erased`, `customer_merged`. */
export async function requireCustomer(tx: Transaction, ctx: Context, customerId: string): Promise<void> {
  const [found] = await tx
    .select({ name: customers.name, mergedInto: customers.mergedInto, erasedAt: customers.erasedAt })
    .from(customers)
    .where(mine(customers, ctx, customerId))
    // A merge that is just under way would leave it behind.
    .for('share');
  if (!found) throw notFound('customer');
  refuseErased(found);
  if (found.mergedInto === null) return;
  const extra = { mergedInto: found.mergedInto };
  throw new AppError('customer_merged', `${found.name} was merged into another customer.`, { extra });
}
