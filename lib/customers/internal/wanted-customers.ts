import { and, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customerIdentities } from '@/db/schema/customer-identities';
import { customers } from '@/db/schema/customers';
import { candidatesFor, searchByWords, type WordSearch } from '@/db/search-words';
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
  /** Changed at this moment or later, ISO 8601. */
  updatedSince?: string | undefined;
}

/** The tenant's customers that a query names; those that are merged into others or erased are none. */
export async function wantedCustomers(
  tx: Transaction,
  ctx: Context,
  query: WantedCustomers,
): Promise<SQL | undefined> {
  const search = await customerSearch(tx, ctx, query.search);
  return and(
    mine(customers, ctx),
    isNull(customers.mergedInto),
    isNull(customers.erasedAt),
    query.creditStatus === undefined ? undefined : eq(customers.creditStatus, query.creditStatus),
    query.updatedSince === undefined ? undefined : gte(customers.updatedAt, new Date(query.updatedSince)),
    search?.fits,
  );
}

/** What is searched for, by words or as a number; undefined for nothing. */
export async function customerSearch(
  tx: Transaction,
  ctx: Context,
  given: string | undefined,
): Promise<WordSearch | undefined> {
  const search = given?.trim() ?? '';
  if (search === '') return undefined;
  const { country } = await getTenant(tx, ctx);
  const numbers = numberNeedles(search, country);
  const typed = numbers.length > 0 ? search : plainPhoneText(search).replaceAll(trunkZeros, '');
  const letters = customers.searchText;
  const byWords = searchByWords({ typed, letters, hasElsewhere: isOfIdentity, having: 'customers_having' });
  const has = (word: SQL) => sql`(${letters} like like_pattern(${word}) or ${isOfIdentity(word)})`;
  const forms = numbers.map((each) => sql`${each}`);
  return {
    candidates: sql.join(
      [byWords.candidates, ...forms.map((each) => candidatesFor('customers_having', each))],
      sql` union all `,
    ),
    fits: or(byWords.fits, ...forms.map(has)) ?? byWords.fits,
  };
}

function isOfIdentity(word: SQL): SQL {
  return sql`exists (
    select from ${customerIdentities} as identity
    where identity.tenant_id = ${customers.tenantId} and identity.customer_id = ${customers.id}
      and identity.value || ' ' || identity.canonical like like_pattern(${word}))`;
}

/** In front of a number among other words: `zama 0825` means +27 82 5. */
const trunkZeros = /(?<=^|\s)0{1,2}(?=[1-9]\d*(?:\s|$))/g;
