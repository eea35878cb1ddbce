'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useFormats } from '@/components/shell/desk-context';
import { describeError } from '@/components/shell/notify';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/api/call-api';
import type { FullOrder } from '@/lib/orders/answers';
import { useReview } from '../review-context';
import { HeadInputs } from './head-inputs';
import type { HeadPartName } from './head-parts';
import { doubtsOf } from './head-text';
import { type HeadValues, headBody, headValues } from './head-values';
import { useSetHead } from './use-set-head';

/** Changes one part of the head, below the strip: Enter saves, Escape leaves it. */
export function HeadEditor({ part, onClose }: { part: HeadPartName; onClose: () => void }) {
  const t = useTranslations('reviewHead');
  const { order } = useReview();
  const [values, setValues] = useState(() => headValues(order.head));
  const close = () => {
    onClose();
    document.querySelector<HTMLElement>(`[data-head-part="${part}"]`)?.focus();
  };
  const save = useSetHead(order.id, close);
  const send = (changed: HeadValues) => {
    const body = headBody(part, changed, order.head);
    if (Object.keys(body).length === 0) close();
    else save.mutate(body);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) send(values);
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') close();
  };
  const doubts = doubtsOf(order, part, useFormats());
  return (
    <form
      aria-label={t(`part_${part}`)}
      onSubmit={submit}
      onKeyDown={press}
      className="mt-2 grid gap-3 rounded-md border border-edge bg-raised p-3"
    >
      {doubts.map((doubt) => (
        <p key={doubt} dir="auto" className="text-sm break-words text-warn">
          {doubt}
        </p>
      ))}
      {part === 'when' ? <Days order={order} onChoose={(date) => send({ ...values, date })} /> : null}
      <HeadInputs
        part={part}
        values={values}
        onChange={(change) => setValues({ ...values, ...change })}
        customerId={order.customer.id}
      />
      {save.error ? (
        <p role="alert" className="text-sm text-bad">
          {faultsOf(save.error)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary" size="small" disabled={save.isPending}>
          {t('save')}
        </Button>
        <Button size="small" tone="quiet" onClick={close}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function faultsOf(error: Error): string {
  const faults = error instanceof ApiError ? error.errors : [];
  return faults.length > 0 ? faults.map(({ message }) => message).join(' ') : describeError(error);
}

/** The days that the words may mean, a button each. */
function Days({ order: { head }, onChoose }: { order: FullOrder; onChoose: (date: string) => void }) {
  const formats = useFormats();
  const { value, alternative } = head.requestedDate ?? { value: null, alternative: null };
  if (value === null || alternative === null) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {[value, alternative].map((date) => (
        <Button key={date} size="small" onClick={() => onChoose(date)}>
          {formats.weekdayDate(date)}
        </Button>
      ))}
    </div>
  );
}
