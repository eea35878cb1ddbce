import { Select } from '@/components/ui/input';
import type { Location } from '@/lib/locations/contract';
import { type QueueFilter, queueShows } from '@/lib/orders/queue';

const showWords: Record<(typeof queueShows)[number], string> = {
  ready: 'Ready',
  doubts: 'With doubts',
};

/** What of the queue a clerk works on; the next order is taken from the same. */
export function QueueFilters({
  filter: { show, location },
  locations,
  onChange,
}: {
  filter: QueueFilter;
  locations: readonly Location[];
  onChange: (filter: QueueFilter) => void;
}) {
  return (
    <div className="flex gap-2">
      <Select
        aria-label="Which orders"
        className="h-7 px-1.5 text-sm"
        value={show ?? ''}
        onChange={({ target }) =>
          onChange({ show: queueShows.find((each) => each === target.value), location })
        }
      >
        <option value="">All orders</option>
        {queueShows.map((each) => (
          <option key={each} value={each}>
            {showWords[each]}
          </option>
        ))}
      </Select>
      {locations.length > 1 ? (
        <Select
          aria-label="Location"
          className="h-7 px-1.5 text-sm"
          value={location ?? ''}
          onChange={({ target }) => onChange({ show, location: target.value || undefined })}
        >
          <option value="">Every location</option>
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
