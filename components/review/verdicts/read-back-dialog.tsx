'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { describeError } from '@/components/shell/notify';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { type Answer, callApi } from '@/lib/api/call-api';
import { OutgoingForm } from '../source/outgoing-form';
import { useOutgoing } from '../source/use-outgoing';

interface ReadBackProps {
  orderId: string;
  customerName: string;
  onClose: () => void;
}

/** Sends the customer their order as it was read; the clerk sees the words before they go. */
export function ReadBackDialog(props: ReadBackProps) {
  const t = useTranslations('reviewVerdicts');
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
      title={t('readBackTo', { name: customerName })}
      description={t('readBackWhat')}
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
  const t = useTranslations('reviewVerdicts');
  const [text, setText] = useState(proposed.text);
  const { mutate, isPending, error } = useOutgoing({
    orderId,
    attempt: text.trim(),
    send: (idempotencyKey) =>
      callApi('POST /api/orders/:id/read-back', {
        params: { id: orderId },
        body: { text: text.trim() },
        idempotencyKey,
      }),
    done: { title: t('readBackDone'), description: t('readBackDoneWhat', { name: customerName }) },
    onSent: onClose,
  });
  return (
    <OutgoingForm
      label={t('message')}
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
