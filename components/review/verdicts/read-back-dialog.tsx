'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError, notifyDone } from '@/components/shell/notify';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { type Answer, callApi } from '@/lib/api/call-api';
import { OutgoingForm } from '../source/outgoing-form';
import { threadKey } from '../source/use-thread';
import { orderQuery } from '../use-order';
import { useAttemptKey } from './use-attempt-key';

interface ReadBackProps {
  orderId: string;
  customerName: string;
  onClose: () => void;
}

/** Sends the customer their order as it was read; the clerk sees the words before they go. */
export function ReadBackDialog(props: ReadBackProps) {
  const { orderId, customerName, onClose } = props;
  const { data, error } = useQuery({
    queryKey: ['order', orderId, 'read-back'],
    queryFn: ({ signal }) => callApi('GET /api/orders/:id/read-back', { params: { id: orderId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Read back to ${customerName}`}
      description="They can confirm, change or cancel it. What they answer stands with the order; a change or a cancellation waits for you."
    >
      {error ? <Notice tone="bad">{describeError(error)}</Notice> : null}
      {!data && !error ? <Skeleton className="h-40" /> : null}
      {data ? <ReadBackForm {...props} proposed={data} /> : null}
    </Dialog>
  );
}

function ReadBackForm({
  orderId,
  customerName,
  onClose,
  proposed,
}: ReadBackProps & { proposed: Answer<'GET /api/orders/:id/read-back'> }) {
  const [text, setText] = useState(proposed.text);
  const attempt = useAttemptKey();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi('POST /api/orders/:id/read-back', {
        params: { id: orderId },
        body: { text: text.trim() },
        idempotencyKey: attempt.keyOf(text.trim()),
      }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: orderQuery(orderId).queryKey });
      void client.invalidateQueries({ queryKey: threadKey(orderId) });
      notifyDone('Read back', { description: `What ${customerName} answers will stand above the lines.` });
      onClose();
    },
  });
  return (
    <OutgoingForm
      label="Message"
      language={proposed.language}
      text={text}
      onText={setText}
      onSend={mutate}
      isSending={isPending}
      fault={error}
      onCancel={onClose}
    />
  );
}
