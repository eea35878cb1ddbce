'use client';

import { Check, ListPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { DoubtPanel } from '@/components/orders/doubt-panel';
import { OrderTaskNotice } from '@/components/orders/order-task';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import type { FullOrder } from '@/lib/orders/answers';
import type { Words } from '@/lib/words/words';
import { HeadStrip } from '../head/head-strip';
import { KeyHint } from '../keys/key-hint';
import { useReview } from '../review-context';
import { LeftOuts } from '../source/left-outs';
import { LineRows } from './line-rows';
import { isPlain, longFrom, needsClerk, useOnlyDoubts } from './only-doubts';
import { Proposals } from './proposals';

/** The order's lines; the one with the focus is opened, with its candidates below it. */
export function LinesPane() {
  const t = useTranslations('reviewLines');
  const { order, editable, focused, show } = useReview();
  const [onlyDoubts] = useOnlyDoubts();
  const isLong = order.lines.length >= longFrom;
  const shown = onlyDoubts
    ? order.lines.filter((line) => line.id === focused?.id || needsClerk(order, line))
    : order.lines;
  return (
    <section
      aria-label={t('lines')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key.
      tabIndex={0}
      className="@container min-h-0 flex-1 -outline-offset-2 max-md:pb-24 md:overflow-y-auto"
    >
      <StatusNotice />
      <FollowUps />
      <HeadStrip />
      <ShownLines shown={shown.length} isLong={isLong} />
      {order.lines.length === 0 ? (
        <EmptyState icon={ListPlus} title={t('noLines')}>
          {t('noLinesWhat')}
        </EmptyState>
      ) : (
        <table className="block w-full border-collapse text-left @lines:table @lines:table-fixed">
          <caption className="sr-only">{t('linesOfOrder')}</caption>
          <thead className="sr-only @lines:not-sr-only @lines:table-header-group">
            <tr className="text-xs text-soft">
              <th scope="col" className="w-32 py-2 pr-2 pl-4 font-normal">
                {t('state')}
              </th>
              <th scope="col" className="w-[24%] px-2 py-2 font-normal">
                {t('askedFor')}
              </th>
              <th scope="col" className="px-2 py-2 font-normal">
                {t('product')}
              </th>
              <th scope="col" className="w-24 px-2 py-2 text-right font-normal">
                {t('quantity')}
              </th>
              <th scope="col" className="w-29 py-2 pr-4 pl-2 text-right font-normal">
                {t('amount')}
              </th>
            </tr>
          </thead>
          {shown.map((line) => (
            <LineRows
              key={line.id}
              line={line}
              isFocused={line.id === focused?.id}
              isLow={isLong && isPlain(order, line)}
            />
          ))}
        </table>
      )}
      <LeftOuts />
      {editable ? (
        <div className="p-3 md:px-4">
          <Button tone="quiet" onClick={() => show('add')}>
            <ListPlus aria-hidden />
            {t('addLine')}
            <KeyHint action="addLine" />
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** How many of the lines are shown; a long order can be read by its doubts alone. */
function ShownLines({ shown, isLong }: { shown: number; isLong: boolean }) {
  const t = useTranslations('reviewLines');
  const { order } = useReview();
  const [onlyDoubts, showOnlyDoubts] = useOnlyDoubts();
  const hidden = order.lines.length - shown;
  if (!isLong && hidden === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-t border-edge bg-sunken px-3 py-1 text-sm md:px-4">
      <label className="flex items-center gap-2 touch:min-h-11">
        <input
          type="checkbox"
          checked={onlyDoubts}
          onChange={({ target }) => showOnlyDoubts(target.checked)}
          className="size-4 accent-accent"
        />
        {t('onlyDoubts')}
        <KeyHint action="onlyDoubts" />
      </label>
      <output className="ml-auto text-soft">
        {hidden === 0
          ? t('linesShown', { count: String(order.lines.length) })
          : t('linesHidden', { hidden: String(hidden), all: String(order.lines.length) })}
      </output>
    </div>
  );
}

/** What is to be settled about the whole order, and goods that a later message asks to add. */
function FollowUps() {
  const t = useTranslations('reviewLines');
  const { order, settle, settling } = useReview();
  const additions = order.proposals.some(({ lineId }) => lineId === null);
  if (order.tasks.length === 0 && !additions) return null;
  return (
    <div className="grid gap-2 p-3 pb-0 md:px-4">
      {order.tasks.map((task) => (
        <OrderTaskNotice
          key={task.id}
          task={task}
          action={
            <Button
              size="small"
              data-order-task
              disabled={settling}
              onClick={() => settle({ kind: 'done', taskId: task.id })}
            >
              <Check aria-hidden />
              {t('done')}
            </Button>
          }
        />
      ))}
      <Proposals line={null} />
    </div>
  );
}

function StatusNotice() {
  const t = useTranslations('reviewLines');
  const { order } = useReview();
  if (order.erp.doubt !== null) {
    return (
      <div className="p-3 pb-0 md:px-4">
        <DoubtPanel order={order} />
      </div>
    );
  }
  if (order.status === 'FAILED') {
    const byErp = order.erp.lastError !== null;
    return (
      <div className="p-3 pb-0 md:px-4">
        <Notice tone="bad">
          <p className="font-medium">{t(byErp ? 'erpRefused' : 'unread')}</p>
          {byErp ? <p>{order.erp.lastError}</p> : null}
          <p>{t(byErp ? 'erpRefusedWhat' : 'unreadWhat')}</p>
        </Notice>
      </div>
    );
  }
  const words = {
    RECEIVED: t('status_RECEIVED'),
    APPROVED: [t('status_APPROVED'), order.erp.lastError].filter(Boolean).join(' '),
    COMPLETED: t('status_COMPLETED', { number: order.erpSalesOrderId ?? t('aSalesOrder') }),
    CANCELLED: closedWords(order, t),
    PENDING_REVIEW: null,
  }[order.status];
  return words ? (
    <div className="p-3 pb-0 md:px-4">
      <Notice>{words}</Notice>
    </div>
  ) : null;
}

function closedWords({ closedAs, rejectionReason }: FullOrder, t: Words<'reviewLines'>): string {
  if (closedAs !== null) return t(`status_${closedAs}`);
  return rejectionReason ? t('status_rejectedWhy', { reason: rejectionReason }) : t('status_rejected');
}
