'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
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
  const t = useTranslations('webhooks');
  const tShell = useTranslations('shell');
  const tSettings = useTranslations('settings');
  const router = useRouter();
  const [editing, edit] = useState(false);
  const params = { id: webhook.id };
  return (
    <div className="flex flex-wrap @2xl:flex-nowrap justify-end gap-2 @max-2xl:pt-1">
      {isAlone ? <RotateSecret webhook={webhook} /> : <TestWebhook webhook={webhook} />}
      <Button
        size="small"
        aria-label={tSettings('editNamed', { name: webhook.url })}
        onClick={() => edit(true)}
      >
        {tShell('edit')}
      </Button>
      <Switch webhook={webhook} />
      <ConfirmButton
        label={tSettings('remove')}
        name={webhook.url}
        title={t('removeAsk')}
        done={t('removed')}
        failed={t('removedNot')}
        run={() => callApi('DELETE /api/settings/webhooks/:id', { params })}
        onDone={() => router.replace('/settings/webhooks')}
      >
        {t.rich('removeWhat', { url: () => <span className="break-all">{webhook.url}</span> })}
      </ConfirmButton>
      <LateDialog open={editing} onClose={() => edit(false)} title={t('editTitle')}>
        <WebhookForm webhook={webhook} eventNames={eventNames} onClose={() => edit(false)} />
      </LateDialog>
    </div>
  );
}

function Switch({ webhook }: { webhook: Webhook }) {
  const t = useTranslations('webhooks');
  const save = useSave(
    () =>
      callApi('PUT /api/settings/webhooks/:id', {
        params: { id: webhook.id },
        body: { enabled: !webhook.enabled },
      }),
    {
      done: t(webhook.enabled ? 'nowOff' : 'nowOn'),
      failed: t('unchanged'),
    },
  );
  return (
    <ActButton
      save={save}
      label={t(webhook.enabled ? 'switchOffNamed' : 'switchOnNamed', { url: webhook.url })}
    >
      {t(webhook.enabled ? 'switchOff' : 'switchOn')}
    </ActButton>
  );
}
