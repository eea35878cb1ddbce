import { MessageSquareText } from 'lucide-react';
import type { Metadata } from 'next';
import { MessagesTable } from '@/components/orders/messages-table';
import { kindWords } from '@/components/orders/order-words';
import { ListFilter, ListFilters } from '@/components/shell/list-filters';
import { NothingFound } from '@/components/shell/nothing-found';
import { Pager, pageAddress } from '@/components/shell/pager';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { requirePageContext } from '@/lib/auth/page-context';
import { nonOrderKinds } from '@/lib/conversation/kind';
import { listOrders } from '@/lib/orders/list-orders';
import { readListSearch, type SearchParams } from '../list-search';
import { pageFormats } from '../page-formats';

export const metadata: Metadata = { title: 'Messages' };

/** Messages that order nothing: they were put aside, by themselves or by a clerk. */
export default async function MessagesPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await requirePageContext();
  const { search, one, limit, offset } = await readListSearch(searchParams);
  const kind = nonOrderKinds.find((each) => each === one('kind'));
  const query = { search, kind };
  const page = await listOrders(ctx, { ...query, closedAs: 'NOT_AN_ORDER', limit, offset });
  return (
    <Page title="Messages">
      <ListFilters label="Customer, phone or words">
        <ListFilter
          name="kind"
          label="Kind"
          options={nonOrderKinds.map((value) => ({ value, words: kindWords[value] }))}
        />
      </ListFilters>
      {page.orders.length > 0 ? (
        <MessagesTable orders={page.orders} formats={await pageFormats()} />
      ) : Object.values(query).some(Boolean) || offset > 0 ? (
        <NothingFound path="/messages" />
      ) : (
        <EmptyState icon={MessageSquareText} title="No messages here">
          What customers write that is no order lands here: thanks, questions, complaints.
        </EmptyState>
      )}
      <Pager page={page} address={pageAddress('/messages', query)} />
    </Page>
  );
}
