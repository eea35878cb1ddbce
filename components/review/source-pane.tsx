'use client';

import { Attachments } from '@/components/orders/attachments';
import { RecordingDownload } from '@/components/orders/recording-download';
import { SendingNote } from '@/components/orders/sending-note';
import { Notice } from '@/components/ui/notice';
import type { FullOrder } from '@/lib/orders/answers';
import { CustomerCard } from './customer-card';
import { CustomerChoices } from './customer-choices';
import { LikelyCustomers } from './likely-customers';
import { MessageBubble } from './message-bubble';
import { useReview } from './review-context';
import { TranscriptForm } from './transcript-form';
import type { Player } from './use-player';
import { VoicePlayer } from './voice-player';

/** Nothing has turned the recording into text: somebody has to listen. */
export function needsTranscript({ warnings }: FullOrder): boolean {
  return warnings.some((warning) => warning.code === 'needs_transcription');
}

/** Nobody knows the sender, who may be a customer already. */
function isJoinable({ customer, customerChoices }: FullOrder): boolean {
  return customer.verification === 'UNVERIFIED' && customerChoices === null;
}

/** What was left out stands below the lines, with what can be done about it. */
const isForThisPlace = ({ code }: FullOrder['warnings'][number]): boolean => code !== 'left_out';

/** What the customer sent, and who they are. */
export function SourcePane({ player }: { player: Player }) {
  const { order, editable } = useReview();
  const text = order.rawText || order.transcript || '';
  return (
    <section
      aria-label="Message"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key.
      tabIndex={0}
      className="grid h-full grid-cols-[minmax(0,1fr)] content-start gap-3 border-edge p-3 -outline-offset-2 max-md:pb-24 md:overflow-y-auto md:border-r md:p-4"
    >
      {editable && order.customerChoices ? (
        <CustomerChoices order={order} choices={order.customerChoices} />
      ) : null}
      {order.warnings.filter(isForThisPlace).map((warning) => (
        <Notice key={warning.code} tone="warn">
          {warning.message}
        </Notice>
      ))}
      {order.audio?.isPlayable ? (
        <VoicePlayer orderId={order.id} durationSeconds={order.audio.durationSeconds} player={player} />
      ) : null}
      <SendingNote order={order} hrefOf={(orderId) => `/orders/${orderId}`} />
      {order.audio?.isPlayable === false ? <RecordingDownload orderId={order.id} /> : null}
      <Attachments order={order} />
      {text !== '' ? <MessageBubble text={text} spoken={order.isVoiceNote} /> : null}
      {editable && needsTranscript(order) ? <TranscriptForm order={order} /> : null}
      {editable && isJoinable(order) ? <LikelyCustomers order={order} /> : null}
      <CustomerCard order={order} />
    </section>
  );
}
