import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Location } from '@/lib/locations/contract';
import { LocationActions, RestoreLocation } from './location-actions';

/** The places that orders are picked from. */
export function LocationsTable({ locations, caption }: { locations: readonly Location[]; caption: string }) {
  const t = useTranslations('locations');
  const tSettings = useTranslations('settings');
  return (
    <Table caption={caption}>
      <TableHead>
        <HeadCell className="w-full">{t('location')}</HeadCell>
        <HeadCell>{t('code')}</HeadCell>
        <HeadCell>{t('erpWarehouse')}</HeadCell>
        <HeadCell>{t('cutOff')}</HeadCell>
        <HeadCell>
          <span className="sr-only">{tSettings('actions')}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {locations.map((location) => (
          <Row key={location.id}>
            <th scope="row" className="min-w-40 px-3 py-2 font-medium wrap-anywhere @max-2xl:p-0">
              <span className="flex flex-wrap items-center gap-2">
                <span dir="auto">{location.name}</span>
                {location.isDefault ? <Badge>{t('default')}</Badge> : null}
              </span>
              {location.address ? (
                <span dir="auto" className="block text-sm font-normal text-soft">
                  {location.address}
                </span>
              ) : null}
            </th>
            <Cell label={t('code')} className="min-w-28 font-mono wrap-anywhere">
              {location.code}
            </Cell>
            <Cell label={t('erpWarehouse')} className="min-w-32 wrap-anywhere">
              {location.warehouseCode ? (
                <span className="font-mono">{location.warehouseCode}</span>
              ) : (
                <span className="text-soft">{t('ofErpSettings')}</span>
              )}
            </Cell>
            <Cell label={t('cutOff')}>{location.cutOffTime ?? '–'}</Cell>
            <Cell className="text-right @max-2xl:justify-end">
              {location.archivedAt ? (
                <RestoreLocation location={location} />
              ) : (
                <LocationActions location={location} />
              )}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
