'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
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
  const t = useTranslations('webhooks');
  const router = useRouter();
  const save = useMutation({
    mutationFn: () =>
      callApi('POST /api/settings/webhooks/:id/test', {
        params: { id: webhook.id },
        body: event === undefined ? {} : { event },
      }),
    onSuccess: ({ success, statusCode, error, durationMs }) => {
      const answer =
        statusCode === null ? (error ?? t('noAnswer')) : t('answered', { code: String(statusCode) });
      const description = t('answeredAfter', { answer, ms: String(durationMs) });
      if (success) notifyDone(t('testThrough'), { description });
      else notifyWarning(t('testNotThrough'), { description });
      router.refresh();
    },
    onError: (error) => notifyError(t('testNotSent'), error),
  });
  return (
    <ActButton save={save} size={size} label={t('testTo', { url: webhook.url })}>
      {t(save.isPending ? 'sending' : 'test')}
    </ActButton>
  );
}
