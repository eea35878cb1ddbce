'use client';

import { useSave } from '@/components/shell/use-save';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/http/call-api';
import type { Delivery } from '@/lib/webhooks/contract';

export function SendAgain({ webhookId, delivery }: { webhookId: string; delivery: Delivery }) {
  const { mutate, isPending } = useSave(
    () =>
      callApi('POST /api/settings/webhooks/:id/deliveries/:deliveryId/redeliver', {
        params: { id: webhookId, deliveryId: delivery.id },
      }),
    { done: 'The delivery is sent again', failed: 'The delivery was not sent again' },
  );
  return (
    <Button
      size="small"
      disabled={isPending}
      aria-label={`Send ${delivery.event} again`}
      onClick={() => mutate()}
    >
      Send again
    </Button>
  );
}
