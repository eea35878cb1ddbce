'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Attachments } from '@/components/orders/attachments';
import { RecordingDownload } from '@/components/orders/recording-download';
import { SendingNote } from '@/components/orders/sending-note';
import { useFormats } from '@/components/shell/desk-context';
import { linkClass } from '@/components/ui/link-class';
import { Notice } from '@/components/ui/notice';
import { Quoting } from '@/components/ui/quoting';
import type { FullOrder } from '@/lib/orders/answers';
import { CustomerCard } from '../head/customer-card';
import { CustomerChoices } from '../head/customer-choices';
import { LikelyCustomers } from '../head/likely-customers';
import { useReview } from '../review-context';
import { useSteadyPlace } from '../use-steady-place';
import { Composer } from './composer';
import { MessageBubble } from './message-bubble';
import { EarlierMessages, LaterMessages } from './thread-list';
import { TranscriptForm } from './transcript-form';
import type { Player } from './use-player';
import { useThread } from './use-thread';
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

/** The conversation around what the customer sent, this order's message in its place; and a way to answer. */
export function SourcePane({ player, shown }: { player: Player; shown: boolean }) {
  const t = useTranslations('reviewSource');
  const { order } = useReview();
  const thread = useThread(order);
  const { frame, own } = useSteadyPlace(thread.earlier, shown);
  return (
    <section aria-label={t('message')} className="flex h-full min-h-0 flex-col border-edge md:border-r">
      <div
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key.
        tabIndex={0}
        className="relative grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-3 p-3 -outline-offset-2 md:overflow-y-auto md:p-4"
      >
        <EarlierMessages thread={thread} />
        <div ref={own} className="grid scroll-mt-28 grid-cols-[minmax(0,1fr)] gap-3">
          <OwnMessage player={player} isFirst={thread.earlier.length === 0} />
        </div>
        <LaterMessages thread={thread} />
        <CustomerCard order={order} />
      </div>
      <Composer order={order} writing={thread.writing} />
    </section>
  );
}

/** What this order was read from, and what is to be settled about it. */
function OwnMessage({ player, isFirst }: { player: Player; isFirst: boolean }) {
  const t = useTranslations('reviewSource');
  const formats = useFormats();
  const { order, editable } = useReview();
  const text = order.rawText || order.transcript || '';
  return (
    <>
      {isFirst ? null : (
        <p className="flex items-center gap-2 text-xs font-medium text-accent before:h-px before:flex-1 before:bg-edge after:h-px after:flex-1 after:bg-edge">
          {t('thisOrder')}
        </p>
      )}
      {editable && order.customerChoices ? (
        <CustomerChoices order={order} choices={order.customerChoices} />
      ) : null}
      {order.warnings.filter(isForThisPlace).map((warning) => (
        <Notice key={warning.code} tone="warn">
          <Quoting text={formats.sentence(warning.message)} />
          {warning.orderId ? (
            <>
              {' '}
              <Link href={`/orders/${warning.orderId}`} className={linkClass()}>
                {t('openOther')}
              </Link>
            </>
          ) : null}
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
    </>
  );
}
