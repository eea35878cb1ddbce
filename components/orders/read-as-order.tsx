'use client';

import { Inbox } from 'lucide-react';
import { ActButton } from '@/components/shell/act-button';
import { useSave } from '@/components/shell/use-save';
import { callApi } from '@/lib/api/call-api';

/** Takes a message that was put aside for an order after all; the toast takes that back. */
export function ReadAsOrder({ orderId, customerName }: { orderId: string; customerName: string }) {
  const params = { id: orderId };
  const save = useSave(() => callApi('POST /api/orders/:id/read-as-order', { params }), {
    done: `To review · ${customerName}`,
    failed: 'It could not be read as an order',
    undo: () => callApi('POST /api/orders/:id/not-an-order', { params }),
  });
  return (
    <ActButton save={save} label={`Read the message of ${customerName} as an order`}>
      <Inbox aria-hidden />
      Read as an order
    </ActButton>
  );
}
