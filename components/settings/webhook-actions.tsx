'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ActButton } from '@/components/shell/act-button';
import { ConfirmButton } from '@/components/shell/confirm-button';
import { LateDialog } from '@/components/shell/late-dialog';
import { useSave } from '@/components/shell/use-save';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/api/call-api';
import type { Webhook } from '@/lib/webhooks/contract';
import { RotateSecret } from './rotate-secret';
import { TestWebhook } from './test-webhook';
import { WebhookForm } from './webhook-form';

/** What a manager does with a webhook: test, edit, off and on, remove. */
export function WebhookActions({
  webhook,
  eventNames,
  isAlone = false,
}: {
  webhook: Webhook;
  eventNames: readonly Webhook['events'][number][];
  /** On the page of its own, where tests have a place of theirs. */
  isAlone?: boolean;
}) {
  const router = useRouter();
  const [editing, edit] = useState(false);
  const params = { id: webhook.id };
  return (
    <div className="flex flex-wrap @2xl:flex-nowrap justify-end gap-2 @max-2xl:pt-1">
      {isAlone ? <RotateSecret webhook={webhook} /> : <TestWebhook webhook={webhook} />}
      <Button size="small" aria-label={`Edit ${webhook.url}`} onClick={() => edit(true)}>
        Edit
      </Button>
      <Switch webhook={webhook} />
      <ConfirmButton
        label="Remove"
        name={webhook.url}
        title="Remove this webhook?"
        done="The webhook is removed"
        failed="The webhook was not removed"
        run={() => callApi('DELETE /api/settings/webhooks/:id', { params })}
        onDone={() => router.replace('/settings/webhooks')}
      >
        What is still on its way to <span className="break-all">{webhook.url}</span> is given up, and the list
        of its deliveries goes. This cannot be undone.
      </ConfirmButton>
      <LateDialog open={editing} onClose={() => edit(false)} title="Edit the webhook">
        <WebhookForm webhook={webhook} eventNames={eventNames} onClose={() => edit(false)} />
      </LateDialog>
    </div>
  );
}

function Switch({ webhook }: { webhook: Webhook }) {
  const words = webhook.enabled ? 'Switch off' : 'Switch on';
  const save = useSave(
    () =>
      callApi('PUT /api/settings/webhooks/:id', {
        params: { id: webhook.id },
        body: { enabled: !webhook.enabled },
      }),
    {
      done: webhook.enabled ? 'The webhook is off' : 'The webhook is on',
      failed: 'The webhook was not changed',
    },
  );
  return (
    <ActButton save={save} label={`${words} ${webhook.url}`}>
      {words}
    </ActButton>
  );
}
