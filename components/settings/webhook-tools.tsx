'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
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
  const [event, setEvent] = useState<EventName | ''>('');
  return (
    <Tool
      title="Try the receiver out"
      note="A likeness of the event with made-up data; the body says test: true."
    >
      <Select
        aria-label="Which test"
        className="min-w-0 flex-1"
        value={event}
        onChange={({ target }) => setEvent(eventNames.find((name) => name === target.value) ?? '')}
      >
        <option value="">A plain test</option>
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
const spans = [
  { words: 'of the last hour', ms: hourMs },
  { words: 'of the last 24 hours', ms: 24 * hourMs },
  { words: 'of the last 3 days', ms: 72 * hourMs },
  { words: 'of the last 7 days', ms: 7 * 24 * hourMs },
  // A little less, so that the way there does not make it too long ago.
  { words: 'of the last 30 days', ms: 30 * 24 * hourMs - hourMs },
];

function Recover({ webhook: { id, enabled } }: { webhook: Webhook }) {
  const router = useRouter();
  const [ms, setMs] = useState(24 * hourMs);
  const save = useMutation({
    mutationFn: () =>
      callApi('POST /api/settings/webhooks/:id/recover', {
        params: { id },
        body: { since: new Date(Date.now() - ms).toISOString() },
      }),
    onSuccess: ({ deliveries, isComplete }) => {
      if (deliveries === 0) notifyDone('It has missed nothing in that time');
      else
        notifyDone(`${deliveries} ${deliveries === 1 ? 'event is' : 'events are'} sent again`, {
          ...(isComplete ? {} : { description: 'There are more: send again for the next ones.' }),
        });
      router.refresh();
    },
    onError: (error) => notifyError('Nothing was sent again', error),
  });
  return (
    <Tool
      title="Send what it has missed"
      note={
        enabled
          ? 'Every event that never reached it, oldest first.'
          : 'Switch the webhook on first: while it is off, nothing is sent.'
      }
    >
      <Select
        aria-label="How far back"
        className="min-w-0 flex-1"
        value={ms}
        onChange={({ target }) => setMs(Number(target.value))}
      >
        {spans.map((span) => (
          <option key={span.ms} value={span.ms}>
            {span.words}
          </option>
        ))}
      </Select>
      <ActButton save={save} size="medium">
        {save.isPending ? 'Sending…' : 'Send missed'}
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
