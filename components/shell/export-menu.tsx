'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { type ExportedList, ExportedLists } from './exported-lists';
import { LateMenu } from './late-menu';

const load = () => import('./export-menu-items');

/** What the page's filters show, as files for a spreadsheet. */
export function ExportMenu({ lists }: { lists: readonly ExportedList[] }) {
  return (
    <ExportedLists value={lists}>
      <LateMenu button={ExportButton} load={load} />
    </ExportedLists>
  );
}

function ExportButton(props: ComponentProps<'button'>) {
  const t = useTranslations('shell');
  return (
    <Button {...props}>
      <Download aria-hidden />
      {t('export')}
    </Button>
  );
}
