'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { describeError } from '@/components/shell/notify';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Location } from '@/lib/locations/contract';
import type { FullOrder } from '@/lib/orders/answers';
import { firstToSettle } from './head/head-parts';
import type { ReviewHandlers } from './keys/keys';
import { useReviewKeys } from './keys/use-review-keys';
import { LinesPane } from './lines/lines-pane';
import { OrderHeader, type Tab } from './order-header';
import { OrderSkeleton } from './order-skeleton';
import { ReviewContext } from './review-context';
import { needsTranscript, SourcePane } from './source/source-pane';
import { type Player, usePlayer } from './source/use-player';
import { useDialogs } from './use-dialogs';
import { type Saving, useOrder } from './use-order';
import { useOrderReview } from './use-order-review';
import { useStrayClicks } from './use-stray-clicks';
import { mayReadBack, maySplit, pickSlipOf } from './verdicts/order-actions';
import type { ApprovalWords } from './verdicts/send-approval';
import { VerdictBar } from './verdicts/verdict-bar';

interface DeskProps {
  orderId: string;
  initialOrder: FullOrder | undefined;
  locations: readonly Location[];
  onNext: () => void;
  onPrevious: () => void;
  onBack: () => void;
  /** Somebody else was on the order already when it was opened. */
  onTaken: () => void;
  approve: (order: FullOrder, words: ApprovalWords) => void;
  reject: (order: FullOrder, reason: string) => void;
  setAside: (order: FullOrder) => void;
  leave: () => void;
}

export function OrderDesk(props: DeskProps) {
  const { order, saving, error, refetch } = useOrder(props.orderId, props.initialOrder);
  if (order) return <OpenOrder {...props} order={order} saving={saving} />;
  return <AbsentOrder {...props} error={error} onRetry={() => void refetch()} />;
}

/** An order that has not come yet, or cannot be had; who leafs through the queue goes on past it. */
function AbsentOrder({
  onNext,
  onPrevious,
  error,
  onRetry,
}: Pick<DeskProps, 'onNext' | 'onPrevious'> & { error: Error | null; onRetry: () => void }) {
  const t = useTranslations('review');
  useReviewKeys({ nextOrder: onNext, previousOrder: onPrevious });
  if (!error) return <OrderSkeleton />;
  return (
    <div className="mx-auto max-w-md p-6">
      <Notice tone="bad" alert>
        <p>{t('couldNotLoad', { why: describeError(error) })}</p>
        <Button className="mt-2" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </Notice>
    </div>
  );
}

function OpenOrder({ order, saving, ...props }: DeskProps & { order: FullOrder; saving: Saving }) {
  const { review, lines, confirm, decide, look, isResting, toggleDoubts } = useOrderReview(order, props);
  // Where there is room for one only: what nobody has heard or seen yet, else what was read.
  const [tab, setTab] = useState<Tab>(needsTranscript(order) || isOnlySeen(order) ? 'message' : 'lines');
  const player = usePlayer();
  const Dialogs = useDialogs();
  const keys: ReviewHandlers = {
    nextOrder: props.onNext,
    previousOrder: props.onPrevious,
    nextLine: lines.nextLine,
    previousLine: lines.previousLine,
    nextToCheck: look,
    onlyDoubts: toggleDoubts,
    confirm,
    takeCandidate: (index) => {
      const product = lines.focused?.candidates[index]?.product;
      if (lines.focused && product) review.choose(lines.focused, product);
    },
    search: () => review.editable && lines.focused && review.show('search'),
    readBack: () => mayReadBack(review.order) && review.show('readBack'),
    ask: () => review.editable && lines.focused && review.show('ask'),
    addLine: () => review.editable && review.show('add'),
    takeProposal: () => decide('take'),
    refuseProposal: () => decide('refuse'),
    head: () => review.editable && review.showHead(firstToSettle(order)),
    write: () => {
      setTab('message');
      // In the narrow layout it shows only with its tab.
      requestAnimationFrame(() => visibleOf('[data-composer]')?.focus());
    },
    reply: () => {
      setTab('message');
      requestAnimationFrame(() => openMenu(visibleOf('[data-replies]')));
    },
    plan: () => openMenu(visibleOf('[data-plan]')),
    removeLine: () => lines.focused && review.remove(lines.focused),
    quantity: () => review.editable && lines.focused && review.typeQuantity(true),
    teachCustomer: () => lines.focused && review.teach(lines.focused, 'CUSTOMER'),
    teachEveryone: () => lines.focused && review.teach(lines.focused, 'TENANT'),
    approve: (_index, pressedAt) => review.approve(pressedAt),
    reject: () => order.status !== 'CANCELLED' && review.show('reject'),
    setAside: review.setAside,
    split: () => maySplit(order) && review.show('split'),
    pickSlip: () => void window.open(pickSlipOf(order), '_blank', 'noopener'),
    ...playerKeys(player),
  };
  // What is typed before an asked-for dialog has come is not meant for the order, nor what is behind one that had to close.
  useReviewKeys(review.dialog === null && !isResting ? keys : {});
  const dropStrayClick = useStrayClicks();

  return (
    <ReviewContext value={review}>
      <div
        onClickCapture={dropStrayClick}
        className="flex h-full min-h-0 flex-col max-md:min-h-[calc(100dvh-3rem)]"
      >
        <OrderHeader
          order={review.order}
          saving={saving}
          tab={tab}
          onTab={setTab}
          onBack={props.onBack}
          onTaken={props.onTaken}
        />
        <div className="min-h-0 flex-1 md:grid md:grid-cols-[minmax(15rem,21.25rem)_minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)]">
          <div className={tab === 'message' ? 'min-h-0' : 'min-h-0 max-md:hidden'}>
            <SourcePane player={player} shown={tab === 'message'} />
          </div>
          <div className={tab === 'lines' ? 'flex min-h-0 flex-col' : 'flex min-h-0 flex-col max-md:hidden'}>
            <LinesPane />
          </div>
        </div>
        <VerdictBar />
      </div>
      {Dialogs ? (
        <Dialogs
          locations={props.locations}
          onApprove={(words) => props.approve(order, words)}
          onReject={(reason) => props.reject(order, reason)}
        />
      ) : null}
    </ReviewContext>
  );
}

/** Of the desks that are drawn, the one on screen. */
function visibleOf(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());
}

/** As its own key does: a menu opens on a press of the pointer, not on a click. */
function openMenu(button: HTMLElement | undefined): void {
  button?.focus();
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

/** Whatever it says is in what came with it. */
function isOnlySeen({ lines, attachments }: FullOrder): boolean {
  return lines.length === 0 && attachments.length > 0;
}

function playerKeys(player: Player) {
  return {
    playPause: player.toggle,
    back: () => player.skip(-3),
    forward: () => player.skip(3),
  };
}
