'use client';

import { useTranslations } from 'next-intl';
import { useFormats, useNow } from '@/components/shell/desk-context';
import { Button } from '@/components/ui/button';
import type { ThreadMessage as Message } from '@/lib/orders/message-contract';
import { useReview } from '../review-context';
import { ThreadMessage } from './thread-message';
import type { Thread } from './use-thread';

/** What was written before the order's own message. */
export function EarlierMessages({ thread: { earlier, showMore, isError, retry } }: { thread: Thread }) {
  const t = useTranslations('reviewSource');
  return (
    <>
      {isError ? (
        <p className="text-sm text-soft">
          {t('conversationFailed')}{' '}
          <Button size="small" onClick={retry}>
            {t('tryAgain')}
          </Button>
        </p>
      ) : null}
      {showMore ? (
        <Button size="small" tone="quiet" className="justify-self-center" onClick={showMore}>
          {t('earlier')}
        </Button>
      ) : null}
      {earlier.length > 0 ? <Messages label={t('earlier')} messages={earlier} /> : null}
    </>
  );
}

/** What came of it: what was written since. */
export function LaterMessages({ thread: { later } }: { thread: Thread }) {
  const t = useTranslations('reviewSource');
  return later.length > 0 ? <Messages label={t('later')} messages={later} /> : null;
}

function Messages({ label, messages }: { label: string; messages: readonly Message[] }) {
  const { order } = useReview();
  const formats = useFormats();
  const now = useNow();
  return (
    <ol aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {messages.map((message) => (
        <ThreadMessage
          key={message.id}
          message={message}
          customerName={order.customer.name}
          time={formats.about(message.at, now)}
        />
      ))}
    </ol>
  );
}
