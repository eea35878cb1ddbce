import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { linkClass } from '@/components/ui/link-class';
import { ChartOrTable } from './chart-or-table';
import { type Figures, FigureTable } from './figure-table';

/** One question about the desk: what is counted, the answer in large, its course drawn or as a table, and the orders behind it. */
export function InsightCard({
  title,
  what,
  figure,
  detail,
  chart,
  table,
  behind,
}: {
  title: string;
  what: string;
  figure?: string;
  detail?: string;
  chart: ReactNode;
  table: Figures;
  behind: { href: string; words: string };
}) {
  const t = useTranslations('insights');
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-3 rounded-lg border border-edge bg-paper p-4 shadow-sheet"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="max-w-prose text-sm text-soft">{what}</p>
      </div>
      {figure === undefined ? null : (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-2xl font-semibold">{figure}</span>
          {detail ? <span className="text-soft">{detail}</span> : null}
        </p>
      )}
      <ChartOrTable
        label={title}
        chart={chart}
        table={<FigureTable caption={t('tableOf', { title })} {...table} />}
      />
      <Link href={behind.href} className={linkClass('justify-self-start text-sm')}>
        {behind.words}
      </Link>
    </section>
  );
}
