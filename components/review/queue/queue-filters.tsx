import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/input';
import type { Location } from '@/lib/locations/contract';
import { type DeskFilter, deskShows } from './desk-filter';

/** What of the queue a clerk works on; the next order is taken from the same. */
export function QueueFilters({
  filter: { show, location },
  locations,
  onChange,
}: {
  filter: DeskFilter;
  locations: readonly Location[];
  onChange: (filter: DeskFilter) => void;
}) {
  const t = useTranslations('review');
  return (
    <div className="flex gap-2">
      <Select
        aria-label={t('whichOrders')}
        className="h-7 px-1.5 text-sm"
        value={show ?? ''}
        onChange={({ target }) =>
          onChange({ show: deskShows.find((each) => each === target.value), location })
        }
      >
        <option value="">{t('allOrders')}</option>
        {deskShows.map((each) => (
          <option key={each} value={each}>
            {t(`show_${each}`)}
          </option>
        ))}
      </Select>
      {locations.length > 1 ? (
        <Select
          aria-label={t('location')}
          className="h-7 px-1.5 text-sm"
          value={location ?? ''}
          onChange={({ target }) => onChange({ show, location: target.value || undefined })}
        >
          <option value="">{t('everyLocation')}</option>
          {locations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      ) : null}
    </div>
  );
}
