import { clsx } from 'clsx';
import { Attachments } from '@/components/orders/attachments';
import type { ConversationMessage } from '@/lib/customers/contract';

/** What a message of a conversation says: its recording, what came with it, and its text. */
export function MessageWords({
  message: { kind, text, isVoiceNote, order, attachments },
  customerName,
}: {
  message: ConversationMessage;
  customerName: string;
}) {
  return (
    <>
      {isVoiceNote && order?.hasAudio ? (
        // biome-ignore lint/a11y/useMediaCaption: the transcript stands below it.
        <audio
          controls
          preload="none"
          src={`/api/orders/${order.id}/audio`}
          className="h-9 w-60 max-w-full"
          aria-label="Earlier voice note"
        />
      ) : null}
      {order && attachments.length > 0 ? (
        <Attachments order={{ id: order.id, attachments, customer: { name: customerName } }} />
      ) : null}
      {text === null ? (
        <p className="text-soft">
          {isVoiceNote ? 'Nobody has typed out the recording yet.' : 'What it said is no longer kept.'}
        </p>
      ) : (
        <p
          dir="auto"
          className={clsx('line-clamp-12 wrap-anywhere whitespace-pre-wrap', kind === 'NOTE' && 'text-soft')}
        >
          {text}
        </p>
      )}
    </>
  );
}
