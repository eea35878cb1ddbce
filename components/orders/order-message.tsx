import { useTranslations } from 'next-intl';
import type { FullOrder } from '@/lib/orders/answers';
import { Attachments } from './attachments';
import { RecordingDownload } from './recording-download';
import { SendingNote } from './sending-note';

/** What the customer sent: the text, the recording, pictures and documents. */
export function OrderMessage({ order }: { order: FullOrder }) {
  const t = useTranslations('orderPages');
  const text = order.rawText || order.transcript;
  return (
    <div className="grid gap-2">
      <SendingNote order={order} hrefOf={(orderId) => `/orders/${orderId}`} />
      {order.audio?.isPlayable ? (
        // biome-ignore lint/a11y/useMediaCaption: the transcript stands below it.
        <audio controls preload="none" src={`/api/orders/${order.id}/audio`} className="w-full" />
      ) : null}
      {order.audio?.isPlayable === false ? <RecordingDownload orderId={order.id} /> : null}
      <Attachments order={order} />
      {text ? (
        <blockquote
          dir="auto"
          className="rounded-lg rounded-tl-none border border-edge bg-paper px-3 py-2 whitespace-pre-wrap shadow-sheet"
        >
          {text}
        </blockquote>
      ) : order.attachments.length > 0 && !order.audio && order.wordsRemovedAt === null ? null : (
        <p className="text-soft">{t(`wordless_${whyWordless(order)}`)}</p>
      )}
    </div>
  );
}

function whyWordless({ wordsRemovedAt, audio }: FullOrder): 'removed' | 'recording' | 'none' {
  if (wordsRemovedAt !== null) return 'removed';
  return audio ? 'recording' : 'none';
}
