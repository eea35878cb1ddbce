import { Tags } from 'lucide-react';
import type { Metadata } from 'next';
import { AliasesTable } from '@/components/catalogue/aliases-table';
import { FilterChip, ListFilter, ListFilters } from '@/components/shell/list-filters';
import { NothingFound } from '@/components/shell/nothing-found';
import { Pager, pageAddress } from '@/components/shell/pager';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { requirePageContext } from '@/lib/auth/page-context';
import { aliasScopes } from '@/lib/catalogue/answers';
import { getProduct } from '@/lib/catalogue/get-product';
import { listAliases } from '@/lib/catalogue/list-aliases';
import { getCustomer } from '@/lib/customers/get-customer';
import { isUuid } from '@/lib/ids';
import { readListSearch, type SearchParams } from '../list-search';
import { orNotFound } from '../or-not-found';
import { pageFormats } from '../page-formats';

export const metadata: Metadata = { title: 'Aliases' };

const scopeWords = { TENANT: 'Everyone', CUSTOMER: 'One customer' };

export default async function AliasesPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await requirePageContext();
  const { search, one, limit, offset } = await readListSearch(searchParams);
  const scope = aliasScopes.find((each) => each === one('scope'));
  const conflicting = one('conflicting') === 'true' || undefined;
  const product = one('product') && (await orNotFound(getProduct(ctx, one('product') ?? '')));
  const customerId = one('customer');
  const customer = customerId && isUuid(customerId) && (await orNotFound(getCustomer(ctx, customerId)));
  const query = {
    search,
    scope,
    conflicting,
    product: product || undefined,
    customer: customer || undefined,
  };
  const page = await listAliases(ctx, {
    ...query,
    product: query.product?.id,
    customer: query.customer?.id,
    limit,
    offset,
  });
  return (
    <Page title="Aliases">
      <ListFilters label="Phrase, product or customer">
        <ListFilter
          name="scope"
          label="For"
          options={aliasScopes.map((value) => ({ value, words: scopeWords[value] }))}
        />
        <ListFilter
          name="conflicting"
          label="Conflicts"
          options={[{ value: 'true', words: 'Contradicted' }]}
        />
        {query.product ? <FilterChip name="product" words={`Product: ${query.product.name}`} /> : null}
        {query.customer ? <FilterChip name="customer" words={`Customer: ${query.customer.name}`} /> : null}
      </ListFilters>
      {page.aliases.length > 0 ? (
        <AliasesTable aliases={page.aliases} formats={await pageFormats()} />
      ) : Object.values(query).some(Boolean) || offset > 0 ? (
        <NothingFound path="/aliases" />
      ) : (
        <EmptyState icon={Tags} title="No phrase was taught yet">
          When a clerk corrects a line and teaches it, the customer’s words are kept here and match by
          themselves from then on.
        </EmptyState>
      )}
      <Pager
        page={page}
        address={pageAddress('/aliases', {
          search,
          scope,
          conflicting: conflicting && 'true',
          product: query.product?.id,
          customer: query.customer?.id,
        })}
      />
    </Page>
  );
}
