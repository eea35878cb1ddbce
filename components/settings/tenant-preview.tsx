'use client';

import { useTranslations } from 'next-intl';
import { useDesk } from '@/components/shell/desk-context';
import { makeFormats, numberStyleOf } from '@/components/shell/formats';

interface Ways {
  currency: string;
  locale: string;
  timeZone: string;
}

/** How amounts and times will look on every screen once the form is saved. */
export function TenantPreview({ values, saved, now }: { values: Ways; saved: Ways; now: string }) {
  const t = useTranslations('tenant');
  const tSettings = useTranslations('settings');
  const { numbers, dates } = useDesk();
  const isSaved = values.currency === saved.currency && values.locale === saved.locale;
  const formats = makeFormats(isSaved ? numbers : numberStyleOf(values), values.timeZone, dates);
  const examples = [
    { label: t('anAmount'), text: formats.money(1234.5) },
    { label: t('aLargeOne'), text: formats.money(12_345_678.9) },
    { label: t('owedBack'), text: formats.money(-99.95) },
    { label: t('aQuantity'), text: formats.quantity(1200.5) },
    { label: t('timeNow'), text: formats.moment(now) },
  ];
  return (
    <section
      aria-label={tSettings('preview')}
      className="grid gap-3 rounded-lg border border-edge bg-paper p-4 shadow-sheet"
    >
      <h3 className="font-semibold">{t('howItLooks')}</h3>
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
