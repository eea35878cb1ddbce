import type { FullOrder } from '@/lib/orders/answers';
import { SendingNote } from './sending-note';

/** What the customer sent: the text, the recording, or both. */
export function OrderMessage({ order }: { order: FullOrder }) {
  const text = order.rawText || order.transcript;
  return (
    <div className="grid gap-2">
      <SendingNote order={order} hrefOf={(orderId) => `/orders/${orderId}`} />
      {order.audio ? (
        // biome-ignore lint/a11y/useMediaCaption: the transcript stands below it.
        <audio controls preload="none" src={`/api/orders/${order.id}/audio`} className="w-full" />
      ) : null}
      {text ? (
        <blockquote
          dir="auto"
          className="rounded-lg rounded-tl-none border border-edge bg-paper px-3 py-2 whitespace-pre-wrap shadow-sheet"
        >
          {text}
        </blockquote>
      ) : (
        <p className="text-soft">
          {order.audio ? 'Nobody has typed out the recording yet.' : 'The message has no text.'}
        </p>
      )}
    </div>
  );
}
