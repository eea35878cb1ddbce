import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { statusTones } from '@/components/imports/import-words';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { linkClass } from '@/components/ui/link-class';
import type { Answer } from '@/lib/api/call-api';
import type { ErpRead } from '@/lib/imports/import-contract';
import type { Words } from '@/lib/words/words';
import { ErpNightlyForm } from './erp-nightly-form';

/** What the ERP is read for every night, what became of it last, and what has to be done first. */
export function ErpNightly({
  settings,
  reads,
  formats,
}: {
  settings: Answer<'GET /api/settings/tenant'>;
  reads: readonly ErpRead[];
  formats: Formats;
}) {
  const t = useTranslations('erp');
  const tImports = useTranslations('imports');
  return (
    <section aria-labelledby="every-night" className="mt-4 grid gap-3">
      <div>
        <h3 id="every-night" className="font-semibold">
          {t('everyNight')}
        </h3>
        <p className="text-soft">{t.rich('everyNightWhat', { link: linkToImports })}</p>
      </div>
      <ErpNightlyForm settings={settings} />
      <ul className="grid gap-2">
        {reads.map((read) => (
          <li key={read.target} className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
            <span className="font-medium">{tImports(`target_${read.target}`)}</span>
            <LastRead read={read} formats={formats} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LastRead({ read: { isConfirmed, isOn, last }, formats }: { read: ErpRead; formats: Formats }) {
  const t = useTranslations('erp');
  const tImports = useTranslations('imports');
  if (!isConfirmed) {
    return (
      <span className="text-soft">
        {t.rich(isOn ? 'readOnceOn' : 'readOnceOff', { link: linkToImports })}
      </span>
    );
  }
  if (last === null) {
    return <span className="text-soft">{t(isOn ? 'firstTonight' : 'notAtNight')}</span>;
  }
  return (
    <>
      <Badge tone={statusTones[last.status]}>{tImports(`status_${last.status}`)}</Badge>
      <Link href={`/settings/imports/${last.id}`} className={linkClass()}>
        {formats.moment(last.createdAt)}
      </Link>
      <span className="text-soft">{last.problem ?? (last.counts ? countWords(last.counts, t) : '')}</span>
    </>
  );
}

const linkToImports = (inside: ReactNode) => (
  <Link href="/settings/imports" className={linkClass()}>
    {inside}
  </Link>
);

function countWords({ CREATE, UPDATE, REJECTED }: Partial<Record<string, number>>, t: Words<'erp'>): string {
  const counts = { created: String(CREATE ?? 0), changed: String(UPDATE ?? 0) };
  return REJECTED ? t('countsErrors', { ...counts, rejected: String(REJECTED) }) : t('counts', counts);
}
