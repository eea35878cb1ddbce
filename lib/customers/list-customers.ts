import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { countRows } from '@/db/count-rows';
import { customers } from '@/db/schema/customers';
import { searchByWords } from '@/db/search-words';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { CreditStatus } from './credit-status';
import { viewCustomer } from './internal/customer-view';

export interface CustomerQuery {
  /** Words in any order, each a part of the name, phone number or ERP account, however they are accented; or a phone number. */
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
      isNull(customers.mergedInto),
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
  const has = (word: SQL) => sql`${customers.searchText} like like_pattern(${word})`;
  const isAmong = (word: SQL) => sql`${customers.id} in (select id from customers_with(${word}))`;
  const phone = storedDigits(search);
  if (phone === undefined) return searchByWords({ typed: search.replaceAll(trunkZeros, ''), has, isAmong });
  return or(isAmong(sql`${phone}`), searchByWords({ typed: search, has, isAmong }));
}

/** In front of a number among other words: `zama 0825` means +27 82 5. */
const trunkZeros = /(?<=^|\s)0{1,2}(?=[1-9]\d*(?:\s|$))/g;

/** `082 555` as it would be found in E.164: digits only, without the zero or zeros that a national or foreign prefix adds. */
function storedDigits(search: string): string | undefined {
  if (!/^[\d\s()+./-]+$/.test(search)) return undefined;
  const digits = search.replace(/\D/g, '');
  const stored = search.startsWith('+') ? `+${digits}` : digits.replace(/^0{1,2}/, '');
  return stored === '' ? undefined : stored;
}
