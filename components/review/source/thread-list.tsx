'use client';

import { useFormats, useNow } from '@/components/shell/desk-context';
import { Button } from '@/components/ui/button';
import type { ThreadMessage as Message } from '@/lib/orders/message-contract';
import { useReview } from '../review-context';
import { ThreadMessage } from './thread-message';
import type { Thread } from './use-thread';

/** What was written before the order's own message. */
export function EarlierMessages({ thread: { earlier, showMore, isError, retry } }: { thread: Thread }) {
  return (
    <>
      {isError ? (
        <p className="text-sm text-soft">
          The conversation could not be loaded.{' '}
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </p>
      ) : null}
      {showMore ? (
        <Button size="small" tone="quiet" className="justify-self-center" onClick={showMore}>
          Earlier messages
        </Button>
      ) : null}
      {earlier.length > 0 ? <Messages label="Earlier messages" messages={earlier} /> : null}
    </>
  );
}

/** What came of it: what was written since. */
export function LaterMessages({ thread: { later } }: { thread: Thread }) {
  return later.length > 0 ? <Messages label="Later messages" messages={later} /> : null;
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
