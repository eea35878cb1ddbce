import { Users } from 'lucide-react';
import type { Metadata } from 'next';
import { CustomersTable } from '@/components/customers/customers-table';
import { NewCustomer } from '@/components/customers/new-customer';
import { ExportMenu } from '@/components/shell/export-menu';
import { ListFilter, ListFilters } from '@/components/shell/list-filters';
import { NothingFound } from '@/components/shell/nothing-found';
import { Pager, pageAddress } from '@/components/shell/pager';
import { SearchedNote } from '@/components/shell/searched-note';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { pageRole, requirePageContext } from '@/lib/auth/page-context';
import { creditStatuses } from '@/lib/customers/credit-status';
import { listCustomers } from '@/lib/customers/list-customers';
import { readListSearch, type SearchParams } from '../list-search';

export const metadata: Metadata = { title: 'Customers' };

const creditWords = { ACTIVE: 'Active', HOLD: 'On hold' };

export default async function CustomersPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await requirePageContext();
  const { search, one, limit, offset } = await readListSearch(searchParams);
  const creditStatus = creditStatuses.find((each) => each === one('creditStatus'));
  const page = await listCustomers(ctx, { search, creditStatus, limit, offset });
  return (
    <Page
      title="Customers"
      actions={
        <>
          <ExportMenu
            lists={[
              { list: 'customers', words: 'Customers', query: { search, creditStatus } },
              { list: 'item-codes', words: 'Their item codes' },
            ]}
          />
          <NewCustomer />
        </>
      }
    >
      <ListFilters label="Name, phone or ERP account">
        <ListFilter
          name="creditStatus"
          label="Credit"
          options={creditStatuses.map((value) => ({ value, words: creditWords[value] }))}
        />
      </ListFilters>
      <SearchedNote searchedOnly={page.searchedOnly} rows="customers" />
      {page.customers.length > 0 ? (
        <CustomersTable customers={page.customers} maySwitchCredit={pageRole(ctx) === 'manager'} />
      ) : search || creditStatus || offset > 0 ? (
        <NothingFound path="/customers" />
      ) : (
        <EmptyState icon={Users} title="No customers yet">
          A new phone number becomes a customer with its first message. You can also add them by hand.
        </EmptyState>
      )}
      <Pager page={page} address={pageAddress('/customers', { search, creditStatus })} />
    </Page>
  );
}
