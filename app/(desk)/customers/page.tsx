import { Users } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CustomersTable } from '@/components/customers/customers-table';
import { NewCustomer } from '@/components/customers/new-customer';
import { ExportMenu } from '@/components/shell/export-menu';
import { ListFilter, ListFilters } from '@/components/shell/list-filters';
import { NothingFound } from '@/components/shell/nothing-found';
import { Pager, pageAddress } from '@/components/shell/pager';
import { RoomWords } from '@/components/shell/room-words';
import { SearchedNote } from '@/components/shell/searched-note';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { pageRole, requirePageContext } from '@/lib/auth/page-context';
import { creditStatuses } from '@/lib/customers/credit-status';
import { listCustomers } from '@/lib/customers/list-customers';
import { readListSearch, type SearchParams } from '../list-search';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('customers'))('customers') };
}

const creditWords = { ACTIVE: 'creditActive', HOLD: 'creditOnHold' } as const;

export default async function CustomersPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await requirePageContext();
  const { search, one, limit, offset } = await readListSearch(searchParams);
  const creditStatus = creditStatuses.find((each) => each === one('creditStatus'));
  const t = await getTranslations('customers');
  const page = await listCustomers(ctx, { search, creditStatus, limit, offset });
  return (
    <RoomWords rooms={['customers']}>
      <Page
        title={t('customers')}
        actions={
          <>
            <ExportMenu
              lists={[
                { list: 'customers', words: t('customers'), query: { search, creditStatus } },
                { list: 'item-codes', words: t('theirItemCodes') },
              ]}
            />
            <NewCustomer />
          </>
        }
      >
        <ListFilters label={t('namePhoneAccount')}>
          <ListFilter
            name="creditStatus"
            label={t('credit')}
            options={creditStatuses.map((value) => ({ value, words: t(creditWords[value]) }))}
          />
        </ListFilters>
        <SearchedNote searchedOnly={page.searchedOnly} rows="customers" />
        {page.customers.length > 0 ? (
          <CustomersTable customers={page.customers} maySwitchCredit={pageRole(ctx) === 'manager'} />
        ) : search || creditStatus || offset > 0 ? (
          <NothingFound path="/customers" />
        ) : (
          <EmptyState icon={Users} title={t('noneYet')}>
            {t('noneYetWhat')}
          </EmptyState>
        )}
        <Pager page={page} address={pageAddress('/customers', { search, creditStatus })} />
      </Page>
    </RoomWords>
  );
}
