'use client';

import { ChartColumn, Table2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';

const views = [
  { view: 'chart', icon: ChartColumn, key: 'asChart' },
  { view: 'table', icon: Table2, key: 'asTable' },
] as const;

/** The same figures drawn or written down, whichever one would rather read. */
export function ChartOrTable({ label, chart, table }: { label: string; chart: ReactNode; table: ReactNode }) {
  const t = useTranslations('insights');
  const [shown, show] = useState<'chart' | 'table'>('chart');
  return (
    <div className="grid min-w-0 gap-2">
      <fieldset className="flex gap-1">
        <legend className="sr-only">{`${t('view')}: ${label}`}</legend>
        {views.map(({ view, icon: Icon, key }) => (
          <Button
            key={view}
            size="small"
            tone={shown === view ? 'plain' : 'quiet'}
            aria-pressed={shown === view}
            onClick={() => show(view)}
          >
            <Icon aria-hidden />
            {t(key)}
          </Button>
        ))}
      </fieldset>
      {shown === 'chart' ? chart : table}
    </div>
  );
}
