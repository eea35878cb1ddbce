import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { AppError, notFound } from '../errors';
import type { Customer } from './contract';
import { viewCustomer } from './internal/customer-view';

/** One customer. Throws `not_found`, which names the survivor of one that was merged into another. */
export async function getCustomer(ctx: Context, customerId: string): Promise<Customer> {
  return inTenant(ctx, async (tx) => {
    const [row] = await tx
      .select()
      .from(customers)
      .where(mine(customers, ctx, customerId));
    if (!row) throw notFound('customer');
    if (row.mergedInto !== null) {
      const extra = { mergedInto: row.mergedInto };
      throw new AppError('not_found', 'The customer was merged into another.', { extra });
    }
    return viewCustomer(row);
  });
}
