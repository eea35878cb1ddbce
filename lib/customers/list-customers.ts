import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { countRows } from '@/db/count-rows';
import { customers } from '@/db/schema/customers';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { CreditStatus } from './credit-status';
import { viewCustomer } from './internal/customer-view';

export interface CustomerQuery {
  /** Part of a name, phone number or ERP account, in any case. */
  search?: string | undefined;
  creditStatus?: CreditStatus | undefined;
  limit: number;
  offset: number;
}

/** A page of the customers by name. */
export async function listCustomers(ctx: Context, query: CustomerQuery) {
  return inTenant(ctx, async (tx) => {
    const { limit, offset } = query;
    const where = and(
      eq(customers.tenantId, ctx.tenantId),
      query.creditStatus === undefined ? undefined : eq(customers.creditStatus, query.creditStatus),
      searchFor(query.search?.trim() ?? ''),
    );
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

function searchFor(search: string): SQL | undefined {
  if (search === '') return undefined;
  const holds = (column: PgColumn, needle: string) => sql`lower(${column}) like like_pattern(${needle})`;
  return or(
    holds(customers.name, search),
    holds(customers.erpCustomerId, search),
    holds(customers.phoneNumber, storedDigits(search) ?? search),
  );
}

/** `082 555` as it would be found in E.164: digits only, without the zero or zeros that a national or foreign prefix adds. */
function storedDigits(search: string): string | undefined {
  if (!/^[\d\s()+./-]+$/.test(search)) return undefined;
  const digits = search.replace(/\D/g, '');
  const stored = search.startsWith('+') ? `+${digits}` : digits.replace(/^0{1,2}/, '');
  return stored === '' ? undefined : stored;
}
