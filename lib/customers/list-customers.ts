import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { countRows } from '@/db/count-rows';
import { customerIdentities } from '@/db/schema/customer-identities';
import { customers } from '@/db/schema/customers';
import { searchByWords } from '@/db/search-words';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { getTenant } from '../tenancy/get-tenant';
import type { CreditStatus } from './credit-status';
import { viewCustomer } from './internal/customer-view';
import { numberNeedles } from './number-needles';
import { plainPhoneText } from './phone-text';

export interface CustomerQuery {
  /**
   * Words in any order, each a part of the name, ERP account, or a number or id, however they are accented; or a phone number
   * in any form.
   */
  search?: string | undefined;
  creditStatus?: CreditStatus | undefined;
  limit: number;
  offset: number;
}

/** A page of the customers by name. */
export async function listCustomers(ctx: Context, query: CustomerQuery) {
  return inTenant(ctx, async (tx) => {
    const { limit, offset } = query;
    const { country } = await getTenant(tx, ctx);
    const where = and(
      eq(customers.tenantId, ctx.tenantId),
      isNull(customers.mergedInto),
      isNull(customers.erasedAt),
      query.creditStatus === undefined ? undefined : eq(customers.creditStatus, query.creditStatus),
      searchFor(query.search?.trim() ?? '', country),
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

function searchFor(search: string, country: string): SQL | undefined {
  if (search === '') return undefined;
  const isAmong = (word: SQL) => sql`${customers.id} in (select id from customers_with(${word}))`;
  const numbers = numberNeedles(search, country);
  const typed = numbers.length > 0 ? search : plainPhoneText(search).replaceAll(trunkZeros, '');
  return or(...numbers.map((each) => isAmong(sql`${each}`)), searchByWords({ typed, has, isAmong }));
}

function has(word: SQL): SQL {
  return sql`(${customers.searchText} like like_pattern(${word}) or exists (
    select from ${customerIdentities} as identity
    where identity.tenant_id = ${customers.tenantId} and identity.customer_id = ${customers.id}
      and identity.value || ' ' || identity.canonical like like_pattern(${word})))`;
}

/** In front of a number among other words: `zama 0825` means +27 82 5. */
const trunkZeros = /(?<=^|\s)0{1,2}(?=[1-9]\d*(?:\s|$))/g;
