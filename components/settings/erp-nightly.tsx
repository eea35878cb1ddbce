import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { statusTones } from '@/components/imports/import-words';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { linkClass } from '@/components/ui/link-class';
import type { Answer } from '@/lib/api/call-api';
import type { ErpRead } from '@/lib/imports/import-contract';
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
  const tImports = useTranslations('imports');
  return (
    <section aria-labelledby="every-night" className="mt-4 grid gap-3">
      <div>
        <h3 id="every-night" className="font-semibold">
          Every night
        </h3>
        <p className="text-soft">
          After three in the morning the ERP is read again. Each time is an import of its own under{' '}
          <Link href="/settings/imports" className={linkClass()}>
            Import
          </Link>
          , which can be undone for a week.
        </p>
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
  const tImports = useTranslations('imports');
  if (!isConfirmed) {
    return (
      <span className="text-soft">
        {isOn ? 'Not read yet: first ' : 'To have them read every night, first '}
        <Link href="/settings/imports" className={linkClass()}>
          read them from the ERP once
        </Link>{' '}
        yourself, and store what you see.
      </span>
    );
  }
  if (last === null) {
    return (
      <span className="text-soft">{isOn ? 'Read for the first time next night.' : 'Not read at night.'}</span>
    );
  }
  return (
    <>
      <Badge tone={statusTones[last.status]}>{tImports(`status_${last.status}`)}</Badge>
      <Link href={`/settings/imports/${last.id}`} className={linkClass()}>
        {formats.moment(last.createdAt)}
      </Link>
      <span className="text-soft">{last.problem ?? (last.counts ? countWords(last.counts) : '')}</span>
    </>
  );
}

function countWords({ CREATE, UPDATE, REJECTED }: Partial<Record<string, number>>): string {
  const errors = REJECTED ? `, ${REJECTED} with errors` : '';
  return `${CREATE ?? 0} new, ${UPDATE ?? 0} changed${errors}`;
}
