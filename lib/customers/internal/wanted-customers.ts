import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customerIdentities } from '@/db/schema/customer-identities';
import { customers } from '@/db/schema/customers';
import { searchByWords } from '@/db/search-words';
import type { Context } from '../../context';
import { getTenant } from '../../tenancy/get-tenant';
import type { CreditStatus } from '../credit-status';
import { numberNeedles } from '../number-needles';
import { plainPhoneText } from '../phone-text';

export interface WantedCustomers {
  /**
   * Words in any order, each a part of the name, ERP account, or a number or id, however they are accented; or a phone number
   * in any form.
   */
  search?: string | undefined;
  creditStatus?: CreditStatus | undefined;
}

/** The tenant's customers that a query names; those that are merged into others or erased are none. */
export async function wantedCustomers(
  tx: Transaction,
  ctx: Context,
  query: WantedCustomers,
): Promise<SQL | undefined> {
  const { country } = await getTenant(tx, ctx);
  return and(
    mine(customers, ctx),
    isNull(customers.mergedInto),
    isNull(customers.erasedAt),
    query.creditStatus === undefined ? undefined : eq(customers.creditStatus, query.creditStatus),
    searchFor(query.search?.trim() ?? '', country),
  );
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
