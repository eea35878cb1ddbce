'use client';

import { ActButton } from '@/components/shell/act-button';
import { useSave } from '@/components/shell/use-save';
import { callApi } from '@/lib/api/call-api';
import type { Delivery } from '@/lib/webhooks/contract';

export function SendAgain({ webhookId, delivery }: { webhookId: string; delivery: Delivery }) {
  const save = useSave(
    () =>
      callApi('POST /api/settings/webhooks/:id/deliveries/:deliveryId/redeliver', {
        params: { id: webhookId, deliveryId: delivery.id },
      }),
    { done: 'The delivery is sent again', failed: 'The delivery was not sent again' },
  );
  return (
    <ActButton save={save} label={`Send ${delivery.event} again`}>
      Send again
    </ActButton>
  );
}
