'use client';

import { useTranslations } from 'next-intl';
import { ActButton } from '@/components/shell/act-button';
import { useSave } from '@/components/shell/use-save';
import { callApi } from '@/lib/api/call-api';
import type { Delivery } from '@/lib/webhooks/contract';

export function SendAgain({ webhookId, delivery }: { webhookId: string; delivery: Delivery }) {
  const t = useTranslations('webhooks');
  const save = useSave(
    () =>
      callApi('POST /api/settings/webhooks/:id/deliveries/:deliveryId/redeliver', {
        params: { id: webhookId, deliveryId: delivery.id },
      }),
    { done: t('sentAgain'), failed: t('sentAgainNot') },
  );
  return (
    <ActButton save={save} label={t('sendAgainNamed', { event: delivery.event })}>
      {t('sendAgain')}
    </ActButton>
  );
}
