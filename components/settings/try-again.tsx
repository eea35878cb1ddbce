'use client';

import { ActButton } from '@/components/shell/act-button';
import { useSave } from '@/components/shell/use-save';
import { callApi } from '@/lib/api/call-api';

/** Has work that was given up done once more. */
export function TryAgain({ deadLetterId, words }: { deadLetterId: string; words: string }) {
  const save = useSave(
    () => callApi('POST /api/settings/dead-letters/:id/retry', { params: { id: deadLetterId } }),
    { done: 'It is tried again', failed: 'It was not tried again' },
  );
  return (
    <ActButton save={save} label={`Try again: ${words.toLowerCase()}`}>
      Try again
    </ActButton>
  );
}
