'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MessageSquareText, SendHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ComponentProps, type FormEvent, type KeyboardEvent, useRef } from 'react';
import { behindFrame } from '@/components/shell/behind-frame';
import { useFormats, useNow } from '@/components/shell/desk-context';
import { LateMenu } from '@/components/shell/late-menu';
import { describeError } from '@/components/shell/notify';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { callApi } from '@/lib/api/call-api';
import { variablesIn } from '@/lib/canned-replies/fill-reply';
import type { FullOrder } from '@/lib/orders/answers';
import type { ThreadWriting } from '@/lib/orders/message-contract';
import { KeyHint } from '../keys/key-hint';
import { useAttemptKey } from '../verdicts/use-attempt-key';
import { ReplyTaker } from './reply-taker';
import { forgetDraft, useDraft } from './use-draft';
import { threadKey } from './use-thread';

/** The platform's longest text. */
const longestMessage = 4096;

/**
 * Writes to the customer below the conversation; that nobody can now is said instead. On a telephone it stays above the
 * bar of verdicts, where a thumb finds it, however long the conversation is.
 */
export function Composer({ order, writing }: { order: FullOrder; writing: ThreadWriting | undefined }) {
  return (
    <div className="shrink-0 border-t border-edge bg-paper p-2 max-md:sticky max-md:bottom-[var(--verdict-bar,6rem)] max-md:z-10 max-md:mb-[var(--verdict-bar,6rem)] md:px-4 md:py-3">
      {writing?.closed ? (
        <Closed name={order.customer.name} closed={writing.closed} />
      ) : (
        <MessageForm order={order} closesAt={writing?.closesAt ?? null} />
      )}
    </div>
  );
}

function Closed({ name, closed }: { name: string; closed: NonNullable<ThreadWriting['closed']> }) {
  const t = useTranslations('reviewSource');
  return <Notice>{t(`closed_${closed}`, { name })}</Notice>;
}

function MessageForm({ order, closesAt }: { order: FullOrder; closesAt: string | null }) {
  const t = useTranslations('reviewSource');
  const formats = useFormats();
  const now = useNow();
  const draft = `message ${order.id}`;
  const [text, setText] = useDraft(draft);
  const { send, isPending, error } = useSend(order.id, () => {
    setText('');
    forgetDraft(draft);
  });
  const field = useRef<HTMLTextAreaElement>(null);
  // What a canned reply had nothing for is for the clerk to write.
  const unfilled = variablesIn(text);
  const maySend = text.trim() !== '' && unfilled.length === 0 && !isPending;
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (maySend) send(text.trim());
  };
  const take = (reply: string) => {
    setText([text.trimEnd(), reply].filter((part) => part !== '').join('\n'));
    // The menu gives the focus back to its button first, a moment after it has closed.
    behindFrame(() => field.current?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // Elsewhere the same keys approve the order.
    event.stopPropagation();
    submit(event);
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="flex items-end gap-2">
        <ReplyTaker value={take}>
          <LateMenu button={RepliesButton} load={loadReplies} />
        </ReplyTaker>
        <Textarea
          ref={field}
          data-composer
          aria-label={t('writeTo', { name: order.customer.name })}
          aria-describedby={`until-${order.id}`}
          placeholder={t('writeTo', { name: order.customer.name })}
          rows={1}
          value={text}
          maxLength={longestMessage}
          dir="auto"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-9! resize-none placeholder:overflow-hidden placeholder:text-ellipsis placeholder:whitespace-nowrap touch:min-h-11!"
        />
        <Button
          type="submit"
          size="icon"
          tone="primary"
          aria-label={t('send')}
          aria-keyshortcuts="Control+Enter"
          disabled={!maySend}
        >
          <SendHorizontal aria-hidden />
        </Button>
      </div>
      {unfilled.length > 0 ? (
        <p role="status" className="text-sm text-warn">
          {t('unfilled', { names: unfilled.map((name) => `{${name}}`).join(', ') })}
        </p>
      ) : null}
      {error ? (
        <p role="alert" className="text-sm text-bad">
          {t('notSent', { why: describeError(error) })}
        </p>
      ) : null}
      <p id={`until-${order.id}`} className="flex min-h-5 flex-wrap items-center gap-x-2 text-xs text-soft">
        {closesAt === null ? null : <span>{t('untilWhen', { time: formats.about(closesAt, now) })}</span>}
        <span className="ml-auto max-md:hidden">
          {t.rich('composerKeys', {
            reply: () => <KeyHint action="reply" />,
            write: () => <KeyHint action="write" />,
          })}
        </span>
      </p>
    </form>
  );
}

const loadReplies = () => import('./replies-menu');

function RepliesButton(props: ComponentProps<'button'>) {
  const t = useTranslations('reviewSource');
  return (
    <Button size="icon" tone="quiet" aria-label={t('cannedReplies')} data-replies {...props}>
      <MessageSquareText aria-hidden />
    </Button>
  );
}

/** Sends a text once, however often it is tried. */
function useSend(orderId: string, onSent: () => void) {
  const client = useQueryClient();
  const attempt = useAttemptKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (text: string) =>
      callApi('POST /api/orders/:id/messages', {
        params: { id: orderId },
        body: { text },
        idempotencyKey: attempt.keyOf(text),
      }),
    onSuccess: () => {
      attempt.done();
      onSent();
    },
    onSettled: () => client.invalidateQueries({ queryKey: threadKey(orderId) }),
  });
  return { send: mutate, isPending, error };
}
