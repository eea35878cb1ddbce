import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Attachments } from '@/components/orders/attachments';
import type { ConversationMessage } from '@/lib/customers/conversation-contract';

/** What a message of a conversation says: its recording, what came with it, and its text. */
export function MessageWords({
  message: { kind, text, isVoiceNote, order, attachments, choices },
  customerName,
}: {
  message: ConversationMessage;
  customerName: string;
}) {
  const t = useTranslations('orders');
  return (
    <>
      {isVoiceNote && order?.hasAudio ? (
        // biome-ignore lint/a11y/useMediaCaption: the transcript stands below it.
        <audio
          controls
          preload="none"
          src={`/api/orders/${order.id}/audio`}
          className="h-9 w-60 max-w-full"
          aria-label={t('earlierVoiceNote')}
        />
      ) : null}
      {order && attachments.length > 0 ? (
        <Attachments order={{ id: order.id, attachments, customer: { name: customerName } }} />
      ) : null}
      {text === null ? (
        <p className="text-soft">{t(isVoiceNote ? 'noTranscript' : 'notKeptWords')}</p>
      ) : (
        <p
          dir="auto"
          className={clsx('line-clamp-12 wrap-anywhere whitespace-pre-wrap', kind === 'NOTE' && 'text-soft')}
        >
          {text}
        </p>
      )}
      {choices.length > 0 ? (
        <ul aria-label={t('answersToTap')} className="flex flex-wrap gap-1 pt-0.5">
          {choices.map((choice) => (
            <li
              key={choice}
              dir="auto"
              className="max-w-full truncate rounded-full border border-edge-strong px-2 py-0.5 text-xs text-soft"
            >
              {choice}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
