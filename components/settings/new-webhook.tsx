'use client';

import { CreateDialog } from '@/components/shell/create-dialog';
import type { Webhook } from '@/lib/webhooks/contract';
import { WebhookForm } from './webhook-form';

export function NewWebhook({ eventNames }: { eventNames: readonly Webhook['events'][number][] }) {
  return (
    <CreateDialog label="New webhook">
      {(close) => <WebhookForm eventNames={eventNames} onClose={close} />}
    </CreateDialog>
  );
}
