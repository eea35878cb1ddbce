'use client';

import { MessagesSquare } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '@/components/shell/notify';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import type { Customer } from '@/lib/customers/contract';
import { ChatEntry } from './chat-entry';
import { Composer } from './composer';
import { PhoneChoice } from './phone-choice';
import { type Sending, useChat } from './use-chat';

/** Be the customer: write or speak, and see what the service makes of it and what becomes of the order. */
export function Simulator({ customers }: { customers: readonly Customer[] }) {
  const t = useTranslations('simulator');
  const [phoneNumber, setPhoneNumber] = useState(
    customers.find((each) => each.phoneNumber)?.phoneNumber ?? '',
  );
  const chat = useChat(phoneNumber);
  const end = useRef<HTMLLIElement>(null);
  const entries = (chat.data?.length ?? 0) + chat.answers.length + chat.sending.length;
  const { data: told } = chat;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new, the end of the conversation shows it.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [told, entries]);

  return (
    <div className="mx-auto flex h-[calc(100dvh-3rem)] max-w-3xl flex-col border-edge md:border-x">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-edge bg-paper p-3">
        <h1 className="text-lg font-semibold">{t('title')}</h1>
        <PhoneChoice customers={customers} value={phoneNumber} onChange={setPhoneNumber} />
      </header>
      <section
        aria-label={t('conversation')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto p-4 -outline-offset-2"
      >
        {chat.error ? <Notice tone="bad">{describeError(chat.error)}</Notice> : null}
        {entries === 0 && !chat.isPending ? (
          <EmptyState icon={MessagesSquare} title={t('noMessages')}>
            {t('writeAs')}
          </EmptyState>
        ) : null}
        <ol className="grid gap-4">
          {chat.data?.map((order) => (
            <ChatEntry
              key={order.id}
              order={order}
              answers={chat.answers.filter((answer) => answer.orderId === order.id)}
            />
          ))}
          {chat.sending.map((sending) => (
            <UnderWay key={sending.key} sending={sending} />
          ))}
          <li ref={end} aria-hidden />
        </ol>
      </section>
      <Composer disabled={phoneNumber.trim() === ''} onText={chat.sendText} onVoice={chat.sendVoice} />
    </div>
  );
}

function UnderWay({ sending }: { sending: Sending }) {
  const t = useTranslations('simulator');
  return (
    <li className="ml-auto max-w-[85%] rounded-xl rounded-tr-none bg-accent-soft px-3 py-2 opacity-70">
      <p dir="auto" className="whitespace-pre-wrap">
        {sending.kind === 'text' ? sending.text : t('voiceNote')}
      </p>
      <p className="text-right text-xs text-soft">{t('sending')}</p>
    </li>
  );
}
