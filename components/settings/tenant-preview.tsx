'use client';

import { useDesk } from '@/components/shell/desk-context';
import { makeFormats, numberStyleOf } from '@/components/shell/formats';

interface Ways {
  currency: string;
  locale: string;
  timeZone: string;
}

/** How amounts and times will look on every screen once the form is saved. */
export function TenantPreview({ values, saved, now }: { values: Ways; saved: Ways; now: string }) {
  const { numbers, dates } = useDesk();
  const isSaved = values.currency === saved.currency && values.locale === saved.locale;
  const formats = makeFormats(isSaved ? numbers : numberStyleOf(values), values.timeZone, dates);
  const examples = [
    { label: 'An amount', text: formats.money(1234.5) },
    { label: 'A large one', text: formats.money(12_345_678.9) },
    { label: 'One owed back', text: formats.money(-99.95) },
    { label: 'A quantity', text: formats.quantity(1200.5) },
    { label: 'The time now', text: formats.moment(now) },
  ];
  return (
    <section
      aria-label="Preview"
      className="grid gap-3 rounded-lg border border-edge bg-paper p-4 shadow-sheet"
    >
      <h3 className="font-semibold">How it will look</h3>
      <dl aria-live="polite" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        {examples.map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="text-right font-medium">
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
