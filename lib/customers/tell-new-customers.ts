import { and, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import type { Context } from '../context';
import { recordNewCustomer } from './internal/record-new-customer';

/** Tells other systems of customers that were added together, an event each. */
export async function tellNewCustomers(tx: Transaction, ctx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const added = await tx
    .select()
    .from(customers)
    .where(and(mine(customers, ctx), inArray(customers.id, [...ids])));
  for (const row of added) await recordNewCustomer(tx, ctx, row);
}
