import { asc } from 'drizzle-orm';
import { countRows } from '@/db/count-rows';
import { customers } from '@/db/schema/customers';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { viewCustomer } from './internal/customer-view';
import { type WantedCustomers, wantedCustomers } from './internal/wanted-customers';

export interface CustomerQuery extends WantedCustomers {
  limit: number;
  offset: number;
}

/** A page of the customers by name. */
export async function listCustomers(ctx: Context, query: CustomerQuery) {
  return inTenant(ctx, async (tx) => {
    const { limit, offset } = query;
    const where = await wantedCustomers(tx, ctx, query);
    const rows = await tx
      .select()
      .from(customers)
      .where(where)
      .orderBy(asc(customers.name), asc(customers.id))
      .limit(limit)
      .offset(offset);
    return { customers: rows.map(viewCustomer), ...(await countRows(tx, customers, where)), limit, offset };
  });
}
