'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { ActButton } from '@/components/shell/act-button';
import { notifyDone, notifyError } from '@/components/shell/notify';
import { Select } from '@/components/ui/input';
import { callApi } from '@/lib/api/call-api';
import type { Webhook } from '@/lib/webhooks/contract';
import { TestWebhook } from './test-webhook';

type EventName = Webhook['events'][number];

/** What helps whoever sets up a receiver or brings it back: a test of each event, and everything that it missed. */
export function WebhookTools({
  webhook,
  eventNames,
}: {
  webhook: Webhook;
  eventNames: readonly EventName[];
}) {
  return (
    <div className="grid gap-3 rounded-lg border border-edge bg-raised p-3 sm:grid-cols-2">
      <TestOfEvent webhook={webhook} eventNames={eventNames} />
      <Recover webhook={webhook} />
    </div>
  );
}

function TestOfEvent({ webhook, eventNames }: { webhook: Webhook; eventNames: readonly EventName[] }) {
  const t = useTranslations('webhooks');
  const [event, setEvent] = useState<EventName | ''>('');
  return (
    <Tool title={t('tryOut')} note={t('tryOutWhat')}>
      <Select
        aria-label={t('whichTest')}
        className="min-w-0 flex-1"
        value={event}
        onChange={({ target }) => setEvent(eventNames.find((name) => name === target.value) ?? '')}
      >
        <option value="">{t('plainTest')}</option>
        {eventNames.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      <TestWebhook webhook={webhook} event={event === '' ? undefined : event} size="medium" />
    </Tool>
  );
}

const hourMs = 3_600_000;
/** In hours; the longest is a little less than 30 days, so that the way there does not make it too long ago. */
const spans = ['1', '24', '72', '168', '719'] as const;

function Recover({ webhook: { id, enabled } }: { webhook: Webhook }) {
  const t = useTranslations('webhooks');
  const router = useRouter();
  const [ms, setMs] = useState(24 * hourMs);
  const save = useMutation({
    mutationFn: () =>
      callApi('POST /api/settings/webhooks/:id/recover', {
        params: { id },
        body: { since: new Date(Date.now() - ms).toISOString() },
      }),
    onSuccess: ({ deliveries, isComplete }) => {
      if (deliveries === 0) notifyDone(t('missedNothing'));
      else
        notifyDone(t('sentAgainCount', { count: deliveries }), {
          ...(isComplete ? {} : { description: t('moreMissed') }),
        });
      router.refresh();
    },
    onError: (error) => notifyError(t('nothingAgain'), error),
  });
  return (
    <Tool title={t('recover')} note={t(enabled ? 'recoverWhat' : 'recoverOff')}>
      <Select
        aria-label={t('howFarBack')}
        className="min-w-0 flex-1"
        value={ms}
        onChange={({ target }) => setMs(Number(target.value))}
      >
        {spans.map((span) => (
          <option key={span} value={Number(span) * hourMs}>
            {t(`span_${span}`)}
          </option>
        ))}
      </Select>
      <ActButton save={save} size="medium">
        {t(save.isPending ? 'sending' : 'sendMissed')}
      </ActButton>
    </Tool>
  );
}

function Tool({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <h3 className="text-sm font-medium">{title}</h3>
      <div className="flex gap-2">{children}</div>
      <p className="text-sm text-soft">{note}</p>
    </div>
  );
}
