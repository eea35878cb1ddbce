import { ScrollText } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ApprovalChips } from '@/components/orders/approval-chips';
import { ChooseOrders } from '@/components/orders/choose-orders';
import { OrdersTable } from '@/components/orders/orders-table';
import { AboutChips } from '@/components/shell/about-chips';
import { ExportMenu } from '@/components/shell/export-menu';
import { ListFilter, ListFilters } from '@/components/shell/list-filters';
import { NothingFound } from '@/components/shell/nothing-found';
import { Pager, pageAddress } from '@/components/shell/pager';
import { RoomWords } from '@/components/shell/room-words';
import { SearchedNote } from '@/components/shell/searched-note';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { requirePageContext } from '@/lib/auth/page-context';
import { listOrders } from '@/lib/orders/list-orders';
import { orderStatuses } from '@/lib/orders/status';
import { readListSearch, type SearchParams } from '../list-search';
import { pageFormats } from '../page-formats';
import { readAbout } from '../read-about';
import { readApproval } from './read-approval';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('orderPages'))('orders') };
}

export default async function OrdersPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await requirePageContext();
  const { search, one, limit, offset } = await readListSearch(searchParams);
  const status = orderStatuses.find((each) => each === one('status'));
  const { product, customer } = await readAbout(ctx, one);
  const t = await getTranslations('orderPages');
  const tStatus = await getTranslations('status');
  const approval = readApproval(one);
  const query = { search, status, product: product?.id, customer: customer?.id, ...approval.query };
  const formats = await pageFormats();
  const page = await listOrders(ctx, { ...query, ...approval.wanted, limit, offset });
  return (
    <RoomWords rooms={['orderPages', 'orders']}>
      <Page
        title={t('orders')}
        actions={
          <ExportMenu
            lists={[
              { list: 'orders', words: t('ordersWithLines'), query },
              { list: 'corrections', words: t('correctionsOfLines') },
            ]}
          />
        }
      >
        <ListFilters label={t('customerPhoneNumber')}>
          <ListFilter
            name="status"
            label={t('status')}
            options={orderStatuses.map((value) => ({ value, words: tStatus(`status_${value}`) }))}
          />
          <AboutChips product={product} customer={customer} />
          <ApprovalChips {...approval} formats={formats} />
        </ListFilters>
        <SearchedNote searchedOnly={page.searchedOnly} rows="orders" />
        <ChooseOrders>
          {page.orders.length > 0 ? (
            <OrdersTable orders={page.orders} formats={formats} />
          ) : Object.values(query).some(Boolean) || offset > 0 ? (
            <NothingFound path="/orders" />
          ) : (
            <EmptyState icon={ScrollText} title={t('noOrders')}>
              {t('noOrdersWhat')}
            </EmptyState>
          )}
          <Pager page={page} address={pageAddress('/orders', query)} />
        </ChooseOrders>
      </Page>
    </RoomWords>
  );
}
