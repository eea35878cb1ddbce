'use client';

import { Inbox } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ActButton } from '@/components/shell/act-button';
import { useSave } from '@/components/shell/use-save';
import { callApi } from '@/lib/api/call-api';

/** Takes a message that was put aside for an order after all; the toast takes that back. */
export function ReadAsOrder({ orderId, customerName }: { orderId: string; customerName: string }) {
  const t = useTranslations('orderPages');
  const params = { id: orderId };
  const save = useSave(() => callApi('POST /api/orders/:id/read-as-order', { params }), {
    done: t('toReview', { name: customerName }),
    failed: t('notReadAsOrder'),
    undo: () => callApi('POST /api/orders/:id/not-an-order', { params }),
  });
  return (
    <ActButton save={save} label={t('readMessageOf', { name: customerName })}>
      <Inbox aria-hidden />
      {t('readAsOrder')}
    </ActButton>
  );
}
