'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { ActButton } from '@/components/shell/act-button';
import { notifyDone, notifyError, notifyWarning } from '@/components/shell/notify';
import { callApi } from '@/lib/api/call-api';
import type { Webhook } from '@/lib/webhooks/contract';

/** Sends a signed test event now, and says what the receiver answered. */
export function TestWebhook({
  webhook,
  event,
  size = 'small',
}: {
  webhook: Webhook;
  /** A likeness of this event; a plain test without one. */
  event?: Webhook['events'][number] | undefined;
  size?: 'small' | 'medium';
}) {
  const router = useRouter();
  const save = useMutation({
    mutationFn: () =>
      callApi('POST /api/settings/webhooks/:id/test', {
        params: { id: webhook.id },
        body: event === undefined ? {} : { event },
      }),
    onSuccess: ({ success, statusCode, error, durationMs }) => {
      const answer = statusCode === null ? (error ?? 'It gave no answer.') : `It answered ${statusCode}`;
      const description = `${answer} after ${durationMs} ms.`;
      if (success) notifyDone('The test event got through', { description });
      else notifyWarning('The test event did not get through', { description });
      router.refresh();
    },
    onError: (error) => notifyError('The test event was not sent', error),
  });
  return (
    <ActButton save={save} size={size} label={`Send a test event to ${webhook.url}`}>
      {save.isPending ? 'Sending…' : 'Test'}
    </ActButton>
  );
}
