'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { describeError, notifyDone } from '@/components/shell/notify';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/input';
import { callApi } from '@/lib/api/call-api';
import type { FullOrder } from '@/lib/orders/answers';
import { useStoreOrder } from '../use-order';
import { forgetDraft, useDraft } from './use-draft';

/** For a recording that could not be transcribed: what the clerk hears is read like any message. */
export function TranscriptForm({ order }: { order: FullOrder }) {
  const t = useTranslations('reviewSource');
  const draft = `transcript ${order.id}`;
  const [text, setText] = useDraft(draft);
  const store = useStoreOrder();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi('PUT /api/orders/:id/transcript', {
        params: { id: order.id },
        body: { text: text.trim() },
        ifMatch: order.version,
      }),
    onSuccess: ({ order: read }) => {
      store(read);
      forgetDraft(draft);
      notifyDone(t('read'), { description: t('readLines', { count: read.lines.length }) });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') mutate();
  };
  return (
    <form onSubmit={submit} className="grid gap-2 rounded-lg border border-edge bg-paper p-3 shadow-sheet">
      <Field label={t('recordingSays')} error={error ? describeError(error) : undefined}>
        {(wiring) => (
          <Textarea
            {...wiring}
            value={text}
            maxLength={10_000}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        tone="primary"
        disabled={isPending || text.trim() === ''}
        className="justify-self-end"
      >
        {t(isPending ? 'reading' : 'readIt')}
      </Button>
    </form>
  );
}
