import { Warehouse } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewLocation } from '@/components/settings/location-actions';
import { LocationsTable } from '@/components/settings/locations-table';
import { SettingsSection } from '@/components/settings/settings-section';
import { Pager, pageAddress } from '@/components/shell/pager';
import { RoomWords } from '@/components/shell/room-words';
import { EmptyState } from '@/components/ui/empty-state';
import { listLocations } from '@/lib/locations/list-locations';
import { readListSearch, type SearchParams } from '../../list-search';
import { managerContext } from '../manager-context';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('locations'))('title') };
}

const shownArchived = 50;

export default async function LocationsPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { limit, offset } = await readListSearch(searchParams);
  const [page, archived] = await Promise.all([
    listLocations(ctx, { limit, offset }),
    listLocations(ctx, { archived: true, limit: shownArchived, offset: 0 }),
  ]);
  const t = await getTranslations('locations');
  return (
    <RoomWords rooms={['locations', 'settings']}>
      <SettingsSection title={t('title')} intro={t('intro')} actions={<NewLocation />}>
        {page.locations.length > 0 ? (
          <LocationsTable locations={page.locations} caption={t('title')} />
        ) : (
          <EmptyState icon={Warehouse} title={t('noneYet')}>
            {t('noneYetWhat')}
          </EmptyState>
        )}
        <Pager page={page} address={pageAddress('/settings/locations', {})} />
      </SettingsSection>
      {archived.locations.length > 0 ? (
        <SettingsSection title={t('archived')} intro={t('archivedWhat')}>
          <LocationsTable locations={archived.locations} caption={t('archivedCaption')} />
        </SettingsSection>
      ) : null}
    </RoomWords>
  );
}
