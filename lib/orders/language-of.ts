import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import type { Context } from '../context';
import { notFound } from '../errors';

/** The language that a customer is written to in, as in `en`. Throws `not_found`. */
export async function languageOf(tx: Transaction, ctx: Context, customerId: string): Promise<string> {
  const [customer] = await tx
    .select({ language: customers.language })
    .from(customers)
    .where(mine(customers, ctx, customerId));
  if (!customer) throw notFound('customer');
  return customer.language;
}
