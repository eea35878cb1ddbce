'use client';

import { useSave } from '@/components/shell/use-save';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/http/call-api';

/** Has work that was given up done once more. */
export function TryAgain({ deadLetterId, words }: { deadLetterId: string; words: string }) {
  const { mutate, isPending } = useSave(
    () => callApi('POST /api/settings/dead-letters/:id/retry', { params: { id: deadLetterId } }),
    { done: 'It is tried again', failed: 'It was not tried again' },
  );
  return (
    <Button
      size="small"
      disabled={isPending}
      aria-label={`Try again: ${words.toLowerCase()}`}
      onClick={() => mutate()}
    >
      Try again
    </Button>
  );
}
