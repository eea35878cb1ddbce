import { Warehouse } from 'lucide-react';
import type { Metadata } from 'next';
import { NewLocation } from '@/components/settings/location-actions';
import { LocationsTable } from '@/components/settings/locations-table';
import { SettingsSection } from '@/components/settings/settings-section';
import { Pager, pageAddress } from '@/components/shell/pager';
import { EmptyState } from '@/components/ui/empty-state';
import { listLocations } from '@/lib/locations/list-locations';
import { readListSearch, type SearchParams } from '../../list-search';
import { managerContext } from '../manager-context';

export const metadata: Metadata = { title: 'Locations' };

const shownArchived = 50;

export default async function LocationsPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { limit, offset } = await readListSearch(searchParams);
  const [page, archived] = await Promise.all([
    listLocations(ctx, { limit, offset }),
    listLocations(ctx, { archived: true, limit: shownArchived, offset: 0 }),
  ]);
  return (
    <>
      <SettingsSection
        title="Locations"
        intro="Warehouses and branches that orders are picked from. New orders go to the default; a clerk can split off lines that another one picks. Stock is counted for each."
        actions={<NewLocation />}
      >
        {page.locations.length > 0 ? (
          <LocationsTable locations={page.locations} caption="Locations" />
        ) : (
          <EmptyState icon={Warehouse} title="No location yet">
            Add the warehouse that most orders are picked from. Stock can be imported from then on.
          </EmptyState>
        )}
        <Pager page={page} address={pageAddress('/settings/locations', {})} />
      </SettingsSection>
      {archived.locations.length > 0 ? (
        <SettingsSection title="Archived" intro="Nothing new is picked here.">
          <LocationsTable locations={archived.locations} caption="Archived locations" />
        </SettingsSection>
      ) : null}
    </>
  );
}
