'use client';

import { clsx } from 'clsx';
import { Check, Clock, Eye, MessageCircleQuestion, Mic, TriangleAlert, Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type MouseEvent, memo, useEffect, useRef } from 'react';
import { DoubtBadge } from '@/components/orders/doubt-badge';
import { StatusBadge } from '@/components/orders/status-badge';
import { wordless } from '@/components/orders/wordless';
import { useFormats } from '@/components/shell/desk-context';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import { needsLook } from '@/lib/certainty';
import type { ListedOrder } from '@/lib/orders/answers';
import type { Obstacle } from '@/lib/orders/obstacles';
import { isTaken } from '@/lib/orders/queue';
import { scrollSoon } from '../scroll-soon';
import { blockersOf, linesToCheck } from '../verdicts/blockers';
import { MessageMark } from './message-mark';
import { PlanNote } from './plan-note';
import { QueueRail } from './queue-rail';

/** Remembered: the queue is drawn anew at every step, and most of its orders are as they were. */
export const QueueItem = memo(function QueueItem({
  order,
  isOpen,
  now,
  onOpen,
  isChosen,
  onChoose,
}: {
  order: ListedOrder;
  isOpen: boolean;
  now: number;
  onOpen: (orderId: string) => void;
  /** Undefined while none are being chosen. */
  isChosen: boolean | undefined;
  onChoose: (orderId: string, on: boolean) => void;
}) {
  const t = useTranslations('review');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => (isOpen ? scrollSoon(link) : undefined), [isOpen]);

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(order.id);
  };
  return (
    <li className="relative border-b border-edge [contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]">
      {isChosen === undefined ? null : (
        <span className="absolute top-1/2 left-1 z-10 -translate-y-1/2 md:max-xl:hidden">
          <Checkbox
            label={t('chooseOrder', { name: order.customer.name })}
            checked={isChosen}
            onChange={(on) => onChoose(order.id, on)}
          />
        </span>
      )}
      <a
        ref={link}
        href={`/review/${order.id}`}
        onClick={open}
        aria-current={isOpen ? 'true' : undefined}
        className={clsx(
          'relative block scroll-mt-11 px-4 py-2.5 -outline-offset-2 transition-colors hover:bg-hover md:max-xl:px-1',
          isChosen !== undefined && 'max-md:pl-12 xl:pl-9 touch:pl-12',
          isOpen &&
            'md:bg-accent-soft md:before:absolute md:before:inset-y-0 md:before:left-0 md:before:w-1 md:before:bg-accent forced-colors:md:before:bg-[Highlight] forced-colors:before:forced-color-adjust-none',
        )}
      >
        <Full order={order} now={now} />
        <QueueRail order={order} />
      </a>
    </li>
  );
});

function Full({ order, now }: { order: ListedOrder; now: number }) {
  const t = useTranslations('review');
  const tOrders = useTranslations('orders');
  const { total, age } = useFormats();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5 md:max-xl:hidden">
      <div className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">{order.customer.name}</span>
        <span className="text-xs text-soft">{age(order.createdAt, now)}</span>
      </div>
      <p dir="auto" className="truncate text-sm text-soft">
        {order.rawText || wordless(order, tOrders)}
      </p>
      <WhoIsOn order={order} />
      <PlanNote order={order} now={now} />
      <div className="flex flex-wrap items-center gap-1.5 pt-0.5 text-xs text-soft">
        <MessageMark order={order} />
        <OpenQuestion questions={order.questions} />
        <State order={order} />
        {order.isVoiceNote ? <Mic aria-label={t('voiceNote')} className="size-3.5" /> : null}
        {order.customer.creditStatus === 'HOLD' ? <Badge tone="bad">{t('hold')}</Badge> : null}
        {order.due ? (
          <Badge tone={order.due.isPast ? 'bad' : 'plain'}>
            <Clock aria-hidden />
            {t(order.due.isPast ? 'wasDue' : 'dueBy', { time: order.due.by })}
          </Badge>
        ) : null}
        <span className="ml-auto">{total(order.totalAmount)}</span>
      </div>
    </div>
  );
}

function WhoIsOn({ order }: { order: ListedOrder }) {
  const t = useTranslations('review');
  if (!isTaken(order)) return null;
  return (
    <p className="flex min-w-0 items-center gap-1 text-xs text-warn">
      <Users aria-hidden className="size-3.5 shrink-0" />
      <span className="truncate">{t.rich('isOnIt', { name: () => <bdi>{order.claim?.name}</bdi> })}</span>
    </p>
  );
}

function OpenQuestion({ questions }: { questions: ListedOrder['questions'] }) {
  const t = useTranslations('review');
  if (!questions.some(({ answeredAt }) => answeredAt === null)) return null;
  return (
    <Badge tone="info">
      <MessageCircleQuestion aria-hidden />
      {t('asked')}
    </Badge>
  );
}

/** What the ERP or its reading made of it, else what there is to check. */
function State({ order }: { order: ListedOrder }) {
  if (order.erpDoubt !== null) return <DoubtBadge />;
  return order.status === 'FAILED' ? <StatusBadge status="FAILED" /> : <ToCheck order={order} />;
}

/** Said of the order by marks of their own. */
const marked: readonly Obstacle[] = ['status', 'proposals', 'tasks', 'asked', 'hold'];

function ToCheck({ order }: { order: ListedOrder }) {
  const { lines, leftOut, needsLook: isUnseen } = order;
  const t = useTranslations('review');
  const tVerdicts = useTranslations('reviewVerdicts');
  const open = lines.filter(needsLook).length;
  if (isUnseen) {
    return (
      <Badge tone="warn">
        <Eye aria-hidden />
        {t('needsALook')}
      </Badge>
    );
  }
  if (lines.length === 0) return <Badge tone="warn">{t('noLines')}</Badge>;
  if (open === 0 && leftOut > 0) {
    return (
      <Badge tone="warn">
        <TriangleAlert aria-hidden />
        {t('leftOut', { count: String(leftOut) })}
      </Badge>
    );
  }
  const blocker = blockersOf(order, tVerdicts).find(({ kind }) => !marked.includes(kind));
  if (open === 0 && blocker) {
    return (
      <Badge tone="warn">
        <TriangleAlert aria-hidden />
        {blocker.words}
      </Badge>
    );
  }
  return open === 0 ? (
    <Badge tone="good">
      <Check aria-hidden />
      {t('lineCount', { count: lines.length })}
    </Badge>
  ) : (
    <Badge tone="warn">
      <TriangleAlert aria-hidden />
      {linesToCheck(open, lines.length, tVerdicts)}
    </Badge>
  );
}
