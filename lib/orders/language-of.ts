import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { customers } from '@/db/schema/customers';
import type { Context } from '../context';
import { notFound } from '../errors';

/** The language that a customer is written to in, as in `en`. Throws `not_found`. */
export async function languageOf(tx: Transaction, ctx: Context, customerId: string): Promise<string> {
  const [customer] = await tx
    .select({ language: customers.language })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, customerId)));
  if (!customer) throw notFound('customer');
  return customer.language;
}
