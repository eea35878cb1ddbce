import { MessageSquareText } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MessagesTable } from '@/components/orders/messages-table';
import { type TaskChoice, TasksToSettle } from '@/components/orders/tasks-to-settle';
import { ListFilter, ListFilters } from '@/components/shell/list-filters';
import { NothingFound } from '@/components/shell/nothing-found';
import { Pager, pageAddress } from '@/components/shell/pager';
import { RoomWords } from '@/components/shell/room-words';
import { SearchedNote } from '@/components/shell/searched-note';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { requirePageContext } from '@/lib/auth/page-context';
import type { Context } from '@/lib/context';
import { nonOrderKinds } from '@/lib/conversation/kind';
import { mintOrderId } from '@/lib/ids';
import { listedOrder } from '@/lib/orders/answers';
import { getOrder } from '@/lib/orders/get-order';
import { listOrders } from '@/lib/orders/list-orders';
import { inReadersLanguage } from '../in-readers-language';
import { readListSearch, type SearchParams } from '../list-search';
import { pageFormats } from '../page-formats';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('orderPages'))('messages') };
}

/** More to settle at once than anybody looks through. */
const mostTasks = 50;

/** What customers ask for and only a person can do; and messages that order nothing, put aside by themselves or by a clerk. */
export default async function MessagesPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await requirePageContext();
  const { search, one, limit, offset } = await readListSearch(searchParams);
  const kind = nonOrderKinds.find((each) => each === one('kind'));
  const t = await getTranslations('orderPages');
  const tStatus = await getTranslations('status');
  const query = { search, kind };
  const page = await listOrders(ctx, { ...query, closedAs: 'NOT_AN_ORDER', limit, offset });
  const messages = await inReadersLanguage(listedOrder.array(), page.orders);
  const owed = offset > 0 ? [] : await listTasks(ctx);
  return (
    <RoomWords rooms={['orderPages', 'orders']}>
      <Page title={t('messages')}>
        {owed.length > 0 ? <TasksToSettle owed={owed} /> : null}
        <ListFilters label={t('customerPhoneWords')}>
          <ListFilter
            name="kind"
            label={t('kind')}
            options={nonOrderKinds.map((value) => ({ value, words: tStatus(`kind_${value}`) }))}
          />
        </ListFilters>
        <SearchedNote searchedOnly={page.searchedOnly} rows="messages" />
        {messages.length > 0 ? (
          <MessagesTable orders={messages} formats={await pageFormats()} />
        ) : Object.values(query).some(Boolean) || offset > 0 ? (
          <NothingFound path="/messages" />
        ) : (
          <EmptyState icon={MessageSquareText} title={t('noMessages')}>
            {t('noMessagesWhat')}
          </EmptyState>
        )}
        <Pager page={page} address={pageAddress('/messages', query)} />
      </Page>
    </RoomWords>
  );
}

async function listTasks(ctx: Context) {
  const page = await listOrders(ctx, { openTasks: true, limit: mostTasks, offset: 0 });
  const orders = await inReadersLanguage(listedOrder.array(), page.orders);
  return Promise.all(
    orders.flatMap((order) =>
      order.tasks.map(async (task) => ({ order, task, choices: await readChoices(ctx, task.choices) })),
    ),
  );
}

/** The orders of which a customer means one, as a clerk tells them apart. */
function readChoices(ctx: Context, ids: readonly string[]): Promise<TaskChoice[]> {
  return Promise.all(
    ids.map(async (id) => {
      const order = await getOrder(ctx, { orderId: mintOrderId(id) });
      const goods = order.lines.map(({ quantity, rawItemText }) => `${quantity} ${rawItemText}`).join(', ');
      const { createdAt, totalAmount } = order;
      return { id, createdAt, totalAmount, goods };
    }),
  );
}
