import { and, asc } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { countRows } from '@/db/count-rows';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { pageOfCandidates } from '@/db/search-words';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { viewCustomer } from './internal/customer-view';
import { customerSearch, type WantedCustomers, wantedCustomers } from './internal/wanted-customers';

export interface CustomerQuery extends WantedCustomers {
  limit: number;
  offset: number;
}

/** A page of the customers by name. */
export async function listCustomers(ctx: Context, query: CustomerQuery) {
  return inTenant(ctx, async (tx) => {
    const { limit, offset } = query;
    const { rows, ...counted } = await findCustomers(tx, ctx, query);
    return { customers: rows.map(viewCustomer), ...counted, limit, offset };
  });
}

async function findCustomers(tx: Transaction, ctx: Context, query: CustomerQuery) {
  const { limit, offset } = query;
  const where = await wantedCustomers(tx, ctx, query);
  const byName = [asc(customers.name), asc(customers.id)];
  const search = await customerSearch(tx, ctx, query.search);
  if (!search) {
    const rows = await tx
      .select()
      .from(customers)
      .where(where)
      .orderBy(...byName)
      .limit(limit)
      .offset(offset);
    return { rows, ...(await countRows(tx, customers, where)), searchedOnly: null };
  }
  const { candidates } = search;
  const wanted = { name: customers.name, candidates, where, limit, offset };
  const { ids, ...counted } = await pageOfCandidates(tx, { table: customers, ...wanted });
  const among = and(mine(customers, ctx), isAmong(customers.id, ids));
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(customers)
          .where(among)
          .orderBy(...byName);
  return { rows, ...counted };
}
