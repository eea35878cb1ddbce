import { History } from 'lucide-react';
import type { Metadata } from 'next';
import { AuditTable } from '@/components/audit/audit-table';
import { eventKinds } from '@/components/audit/event-words';
import { SettingsSection } from '@/components/settings/settings-section';
import { ExportMenu } from '@/components/shell/export-menu';
import { ListFilter, ListInput } from '@/components/shell/list-filters';
import { NothingFound } from '@/components/shell/nothing-found';
import { Pager, pageAddress } from '@/components/shell/pager';
import { SearchedNote } from '@/components/shell/searched-note';
import { EmptyState } from '@/components/ui/empty-state';
import { actorKinds, listAuditEventsEndpoint } from '@/lib/audit/contract';
import { listAuditEvents } from '@/lib/audit/list-audit-events';
import type { Context } from '@/lib/context';
import { listUsers } from '@/lib/settings/list-users';
import { readListSearch, type SearchParams } from '../../list-search';
import { pageFormats } from '../../page-formats';
import { managerContext } from '../manager-context';

export const metadata: Metadata = { title: 'Audit' };

const path = '/settings/audit';
const filters = ['kind', 'actor', 'order', 'from', 'to'] as const;
const actorWords = { user: 'People', api_key: 'API keys', customer: 'Customers', system: 'The service' };

export default async function AuditPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { one, limit, offset } = await readListSearch(searchParams);
  const given = Object.fromEntries(filters.map((name) => [name, one(name)]));
  // What makes no sense in an address fits nothing, as it would through the API.
  const query = listAuditEventsEndpoint.query.safeParse({ ...given, limit: `${limit}`, offset: `${offset}` });
  const page = query.success
    ? await listAuditEvents(ctx, query.data)
    : { events: [], total: 0, totalIsExact: true, searchedOnly: null, limit, offset };
  return (
    <SettingsSection
      title="Audit"
      intro="Everything that people, keys, customers and the service did here. Nobody can alter it unnoticed: each is chained to the one before."
    >
      <search aria-label="Filters" className="flex flex-wrap items-end gap-2">
        <ListFilter name="kind" label="What" options={eventKinds} />
        <ListFilter name="actor" label="Who" options={await actorOptions(ctx, given.actor)} />
        <ListInput name="order" label="Order’s id or ERP number" />
        <ListInput name="from" label="From" type="date" />
        <ListInput name="to" label="To" type="date" />
        {page.events.length > 0 ? (
          <ExportMenu lists={[{ list: 'audit', words: 'Audit', query: given }]} />
        ) : null}
      </search>
      <SearchedNote searchedOnly={page.searchedOnly} rows="events" hint="Choose days to look further back." />
      {page.events.length > 0 ? (
        <AuditTable events={page.events} formats={await pageFormats()} />
      ) : offset > 0 || filters.some((name) => given[name]) ? (
        <NothingFound path={path} />
      ) : (
        <EmptyState icon={History} title="Nothing was done yet">
          Orders, changes of the catalogue and of these settings are recorded here as they happen.
        </EmptyState>
      )}
      <Pager page={page} address={pageAddress(path, given)} />
    </SettingsSection>
  );
}

async function actorOptions(ctx: Context, given: string | undefined) {
  const { users } = await listUsers(ctx, { limit: 200, offset: 0 });
  const options = [
    ...actorKinds.map((value) => ({ value, words: actorWords[value] })),
    ...users.map(({ id, name }) => ({ value: id, words: name })),
  ];
  const isListed = given === undefined || options.some(({ value }) => value === given);
  return isListed ? options : [...options, { value: given, words: 'One key or customer' }];
}
