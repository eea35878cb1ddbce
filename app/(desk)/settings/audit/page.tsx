import { History } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
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

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('audit'))('title') };
}

const path = '/settings/audit';
const filters = ['kind', 'actor', 'order', 'from', 'to'] as const;

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
  const t = await getTranslations('audit');
  return (
    <SettingsSection title={t('title')} intro={t('intro')}>
      <search aria-label={t('filters')} className="flex flex-wrap items-end gap-2">
        <ListFilter
          name="kind"
          label={t('what')}
          options={eventKinds.map((value) => ({ value, words: t(`kind_${value}`) }))}
        />
        <ListFilter name="actor" label={t('who')} options={await actorOptions(ctx, given.actor)} />
        <ListInput name="order" label={t('orderOrNumber')} />
        <ListInput name="from" label={t('from')} type="date" />
        <ListInput name="to" label={t('to')} type="date" />
        {page.events.length > 0 ? (
          <ExportMenu lists={[{ list: 'audit', words: t('title'), query: given }]} />
        ) : null}
      </search>
      <SearchedNote searchedOnly={page.searchedOnly} rows="events" hint={t('chooseDays')} />
      {page.events.length > 0 ? (
        <AuditTable events={page.events} formats={await pageFormats()} />
      ) : offset > 0 || filters.some((name) => given[name]) ? (
        <NothingFound path={path} />
      ) : (
        <EmptyState icon={History} title={t('none')}>
          {t('noneWhat')}
        </EmptyState>
      )}
      <Pager page={page} address={pageAddress(path, given)} />
    </SettingsSection>
  );
}

async function actorOptions(ctx: Context, given: string | undefined) {
  const t = await getTranslations('audit');
  const { users } = await listUsers(ctx, { limit: 200, offset: 0 });
  const options = [
    ...actorKinds.map((value) => ({ value, words: t(`actor_${value}`) })),
    ...users.map(({ id, name }) => ({ value: id, words: name })),
  ];
  const isListed = given === undefined || options.some(({ value }) => value === given);
  return isListed ? options : [...options, { value: given, words: t('oneActor') }];
}
