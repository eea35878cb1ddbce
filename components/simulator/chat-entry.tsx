'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { lineArithmetic } from '@/components/orders/pack';
import { StatusBadge } from '@/components/orders/status-badge';
import { lineStateOf } from '@/components/review/lines/line-state';
import { LineStateBadge } from '@/components/review/lines/line-state-badge';
import { useFormats } from '@/components/shell/desk-context';
import type { ListedOrder } from '@/lib/orders/answers';
import type { SimulatedAnswer } from '@/lib/simulator/contract';

/** One message of the customer, what the service made of it, and what it wrote back. */
export function ChatEntry({ order, answers }: { order: ListedOrder; answers: readonly SimulatedAnswer[] }) {
  const t = useTranslations('simulator');
  const { moment, money } = useFormats();
  return (
    <li className="grid gap-2">
      <div className="ml-auto max-w-[85%] rounded-xl rounded-tr-none bg-accent-soft px-3 py-2">
        {order.isVoiceNote ? (
          // biome-ignore lint/a11y/useMediaCaption: the transcript stands below it.
          <audio
            controls
            preload="none"
            src={`/api/orders/${order.id}/audio`}
            className="mb-1 h-9 w-64 max-w-full"
          />
        ) : null}
        {order.rawText ? (
          <p dir="auto" className="line-clamp-12 whitespace-pre-wrap">
            {order.rawText}
          </p>
        ) : null}
        <p className="pt-0.5 text-right text-xs text-soft">{moment(order.createdAt)}</p>
      </div>
      <div className="mr-auto grid max-w-[85%] gap-2 rounded-xl rounded-tl-none border border-edge bg-paper px-3 py-2 shadow-sheet">
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge status={order.status} closedAs={order.closedAs} />
          {order.erpSalesOrderId ? <span className="font-mono text-sm">{order.erpSalesOrderId}</span> : null}
          {order.totalAmount > 0 ? <span className="font-medium">{money(order.totalAmount)}</span> : null}
          <Link
            href={order.status === 'PENDING_REVIEW' ? `/review/${order.id}` : `/orders/${order.id}`}
            className="ml-auto rounded-sm text-accent underline underline-offset-2 touch:py-3"
          >
            {t(order.status === 'PENDING_REVIEW' ? 'review' : 'order')}
          </Link>
        </div>
        <Understood order={order} />
      </div>
      {answers.map((answer) => (
        <Reply key={answer.id} answer={answer} />
      ))}
    </li>
  );
}

/** A message to the customer, as their phone would show it. */
function Reply({ answer }: { answer: SimulatedAnswer }) {
  const t = useTranslations('status');
  const { moment } = useFormats();
  return (
    <div className="mr-auto max-w-[85%] rounded-xl rounded-tl-none bg-sunken px-3 py-2">
      <p dir="auto" className="whitespace-pre-wrap">
        {answer.body}
      </p>
      <p className="pt-0.5 text-right text-xs text-soft">
        {moment(answer.createdAt)} · {t(`delivery_${answer.status}`)}
        {answer.error ? <span className="text-bad"> · {answer.error}</span> : null}
      </p>
    </div>
  );
}

const shownLines = 6;

function Understood({ order }: { order: ListedOrder }) {
  const t = useTranslations('simulator');
  const { quantity } = useFormats();
  if (order.status === 'RECEIVED') return <p className="text-soft">{t('beingRead')}</p>;
  if (order.lines.length === 0) return <p className="text-soft">{t('noGoods')}</p>;
  const more = order.lines.length - shownLines;
  return (
    <>
      <ul className="grid gap-1">
        {order.lines.slice(0, shownLines).map((line) => {
          const arithmetic = lineArithmetic(line);
          return (
            <li key={line.id} className="flex flex-wrap items-center gap-x-2">
              <LineStateBadge state={lineStateOf(line)} />
              <span className="min-w-0 break-words">
                {quantity(line.quantity)} {line.unit ?? line.product?.unitOfMeasure.toLowerCase() ?? ''} ·{' '}
                <bdi>{line.product?.name ?? `“${line.rawItemText}”`}</bdi>
                {arithmetic ? <span className="text-soft"> ({arithmetic})</span> : null}
              </span>
            </li>
          );
        })}
      </ul>
      {more > 0 ? <p className="text-soft">{t('andMore', { count: String(more) })}</p> : null}
    </>
  );
}
