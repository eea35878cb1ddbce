import { and } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { countRows } from '@/db/count-rows';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { pageOfCandidates } from '@/db/search-words';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { type ListOrder, listOrder } from '../http/list-order';
import { viewCustomer } from './internal/customer-view';
import { customerSearch, type WantedCustomers, wantedCustomers } from './internal/wanted-customers';

export interface CustomerQuery extends WantedCustomers {
  sort?: 'name' | 'updatedAt' | undefined;
  cursor?: string | undefined;
  limit: number;
  offset: number;
}

/** A page of the customers by name. */
export async function listCustomers(ctx: Context, query: CustomerQuery) {
  return inTenant(ctx, async (tx) => {
    const { limit } = query;
    const { name, updatedAt, id } = customers;
    const order = listOrder(query, { name, updatedAt }, id, 'name');
    const { rows, ...counted } = await findCustomers(tx, ctx, query, order);
    const shown = rows.map((row) => ({ ...viewCustomer(row), updatedAt: row.updatedAt.toISOString() }));
    const last = rows.length < limit ? undefined : shown.at(-1);
    const nextCursor = order.after(last && { id: last.id, at: last[order.sort] });
    return { customers: shown, nextCursor, ...counted, limit, offset: order.offset };
  });
}

async function findCustomers(
  tx: Transaction,
  ctx: Context,
  query: CustomerQuery,
  { column, orderBy, from, offset }: ListOrder<string>,
) {
  const { limit } = query;
  const where = await wantedCustomers(tx, ctx, query);
  const search = await customerSearch(tx, ctx, query.search);
  if (!search) {
    const rows = await tx
      .select()
      .from(customers)
      .where(and(where, from))
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return { rows, ...(await countRows(tx, customers, where)), searchedOnly: null };
  }
  const { candidates } = search;
  const wanted = { name: column, candidates, where, from, limit, offset };
  const { ids, ...counted } = await pageOfCandidates(tx, { table: customers, ...wanted });
  const among = and(mine(customers, ctx), isAmong(customers.id, ids));
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(customers)
          .where(among)
          .orderBy(...orderBy);
  return { rows, ...counted };
}
