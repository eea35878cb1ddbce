'use client';

import { useTranslations } from 'next-intl';
import { ActButton } from '@/components/shell/act-button';
import { useSave } from '@/components/shell/use-save';
import { callApi } from '@/lib/api/call-api';

/** Takes two customers apart again. */
export function UndoMerge({ mergeId, name }: { mergeId: string; name: string }) {
  const t = useTranslations('customerPage');
  const tShell = useTranslations('shell');
  const save = useSave(() => callApi('POST /api/customers/merges/:id/undo', { params: { id: mergeId } }), {
    done: t('unmerged', { name }),
    failed: t('unmergedNot'),
  });
  return (
    <ActButton save={save} label={t('undoMergeOf', { name })}>
      {tShell('undo')}
    </ActButton>
  );
}
