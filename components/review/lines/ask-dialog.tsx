'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { describeError } from '@/components/shell/notify';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { type Answer, callApi } from '@/lib/api/call-api';
import type { FullOrderLine } from '@/lib/orders/answers';
import { OutgoingForm } from '../source/outgoing-form';
import { useOutgoing } from '../source/use-outgoing';

interface AskProps {
  orderId: string;
  customerName: string;
  line: FullOrderLine;
  onClose: () => void;
}

/** Asks the customer which goods a line means; the clerk sees the words before they go. */
export function AskDialog(props: AskProps) {
  const t = useTranslations('reviewLines');
  const { orderId, customerName, line, onClose } = props;
  const params = { id: orderId, lineId: line.id };
  const { data, error } = useQuery({
    queryKey: ['order', orderId, 'question', line.id],
    queryFn: ({ signal }) => callApi('GET /api/orders/:id/lines/:lineId/question', { params, signal }),
    staleTime: 0,
  });
  return (
    <Dialog open onClose={onClose} title={t('ask', { name: customerName })} description={t('askWhat')}>
      {error ? <Notice tone="bad">{describeError(error)}</Notice> : null}
      {!data && !error ? <Skeleton className="h-40" /> : null}
      {data && data.choices.length === 0 ? <Notice>{t('askNothing')}</Notice> : null}
      {data && data.choices.length > 0 ? <QuestionForm {...props} proposed={data} /> : null}
    </Dialog>
  );
}

function QuestionForm({
  orderId,
  line,
  onClose,
  proposed,
}: AskProps & { proposed: Answer<'GET /api/orders/:id/lines/:lineId/question'> }) {
  const t = useTranslations('reviewLines');
  const [text, setText] = useState(proposed.text);
  const [teachAlias, setTeach] = useState(false);
  const teachId = useId();
  const { mutate, isPending, error } = useOutgoing({
    orderId,
    attempt: `${teachAlias} ${text.trim()}`,
    send: (idempotencyKey) =>
      callApi('POST /api/orders/:id/lines/:lineId/question', {
        params: { id: orderId, lineId: line.id },
        body: {
          text: text.trim(),
          teachAlias,
          productIds: proposed.choices.map(({ productId }) => productId),
        },
        idempotencyKey,
      }),
    done: { title: t('asked'), description: t('askedWhat', { phrase: line.rawItemText }) },
    onSent: onClose,
  });
  return (
    <OutgoingForm
      label={t('question')}
      language={proposed.language}
      text={text}
      onText={setText}
      onSend={mutate}
      isSending={isPending}
      fault={error}
      onCancel={onClose}
    >
      <p className="text-sm text-soft">{t('askNumbers')}</p>
      <label htmlFor={teachId} className="flex items-start gap-2 touch:min-h-11">
        <input
          id={teachId}
          type="checkbox"
          checked={teachAlias}
          onChange={(event) => setTeach(event.target.checked)}
          className="mt-0.5 size-4 accent-accent"
        />
        <span>{t.rich('askTeach', { phrase: () => <q dir="auto">{line.rawItemText}</q> })}</span>
      </label>
    </OutgoingForm>
  );
}
