'use client';

import { useTranslations } from 'next-intl';
import { ActButton } from '@/components/shell/act-button';
import { useSave } from '@/components/shell/use-save';
import { callApi } from '@/lib/api/call-api';

/** Has work that was given up done once more. */
export function TryAgain({ deadLetterId, words }: { deadLetterId: string; words: string }) {
  const t = useTranslations('health');
  const tShell = useTranslations('shell');
  const save = useSave(
    () => callApi('POST /api/settings/dead-letters/:id/retry', { params: { id: deadLetterId } }),
    { done: t('triedAgain'), failed: t('triedAgainNot') },
  );
  return (
    <ActButton save={save} label={t('tryAgainNamed', { what: words.toLowerCase() })}>
      {tShell('tryAgain')}
    </ActButton>
  );
}
