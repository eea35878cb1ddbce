'use client';

import { clsx } from 'clsx';
import { Check, Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { lineArithmetic } from '@/components/orders/pack';
import { useFormats } from '@/components/shell/desk-context';
import { Quoting } from '@/components/ui/quoting';
import { needsLook } from '@/lib/certainty';
import type { FullOrderLine } from '@/lib/orders/answers';
import { partsToSettle } from '../head/head-parts';
import { useReview } from '../review-context';
import { scrollSoon } from '../scroll-soon';
import { decisionWithout, decisionWords } from './decision-words';
import { LineDetails } from './line-details';
import { type LineState, lineStateOf } from './line-state';
import { LineStateBadge } from './line-state-badge';
import { mayConfirm } from './only-doubts';
import { PlainRow } from './plain-row';
import { Proposals } from './proposals';
import { QuantityCell } from './quantity-cell';
import { QuestionNote } from './question-note';
import { useSwipe } from './use-swipe';

interface LineRowsProps {
  line: FullOrderLine;
  isFocused: boolean;
  /** Drawn as low as it can be, until it has the focus. */
  isLow: boolean;
}

/** A line, and under it what can be done with it while it has the focus. Narrow: a card of three rows. */
export function LineRows({ line, isFocused, isLow }: LineRowsProps) {
  const rows = useRef<HTMLTableSectionElement>(null);
  const isFirstDrawing = useRef(true);
  const { order } = useReview();
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it stood when it got the focus is what counts.
  useEffect(() => {
    // On a narrow screen the whole page scrolls: at first to the first doubt, unless the order's head has one above it.
    const beginsHere = needsLook(line) && partsToSettle(order).length === 0;
    const mayScroll = !isFirstDrawing.current || beginsHere || window.matchMedia('(width >= 48rem)').matches;
    isFirstDrawing.current = false;
    return isFocused && mayScroll ? scrollSoon(rows) : undefined;
  }, [isFocused]);
  return (
    <tbody
      ref={rows}
      className={clsx(
        'relative block overflow-x-clip scroll-mt-36 scroll-mb-28 md:scroll-my-2 border-t border-edge @lines:table-row-group',
        isFocused &&
          'before:absolute before:inset-y-0 before:left-0 before:z-1 before:w-0.75 before:bg-accent forced-colors:before:bg-[Highlight] forced-colors:before:forced-color-adjust-none',
      )}
    >
      {isLow && !isFocused ? <PlainRow line={line} /> : <LineRow line={line} isFocused={isFocused} />}
      <ProposalRow line={line} />
      {isFocused ? <LineDetails line={line} /> : null}
    </tbody>
  );
}

function LineRow({ line, isFocused }: Omit<LineRowsProps, 'isLow'>) {
  const t = useTranslations('reviewLines');
  const { focus, editable, confirm, show } = useReview();
  const { money } = useFormats();
  const state = lineStateOf(line);
  const swipe = useSwipe(
    editable
      ? {
          ...(mayConfirm(line) ? { right: () => confirm(line) } : {}),
          left: () => {
            focus(line.id);
            show('search');
          },
        }
      : {},
  );
  const percent = t('sure', { percent: String(Math.round(line.matchConfidence * 100)) });
  return (
    <tr
      {...swipe.handlers}
      style={swipe.dx === 0 ? undefined : { transform: `translateX(${swipe.dx}px)` }}
      onClick={() => !isFocused && focus(line.id)}
      aria-current={isFocused ? 'true' : undefined}
      className={clsx(
        'relative grid grid-cols-[1fr_auto] touch-pan-y gap-x-3 gap-y-1 px-3 py-2.5 @lines:static @lines:table-row',
        isFocused ? 'bg-accent-soft/60' : 'cursor-pointer hover:bg-hover',
      )}
    >
      <td className="order-1 self-start @lines:py-2 @lines:pr-2 @lines:pl-4">
        <LineStateBadge state={state} detail={percent} />
        {swipe.dx === 0 ? null : <SwipeHint dx={swipe.dx} />}
      </td>
      <th scope="row" className="order-3 col-span-2 min-w-0 font-normal @lines:px-2 @lines:py-2">
        <button
          type="button"
          data-review-line={line.id}
          tabIndex={isFocused ? 0 : -1}
          onClick={() => focus(line.id)}
          dir="auto"
          className="w-full rounded-sm text-left font-medium break-words"
        >
          {line.rawItemText}
        </button>
      </th>
      <td className="order-4 min-w-0 @lines:px-2 @lines:py-2">
        <ProductText line={line} state={state} />
        <QuestionNote line={line} />
      </td>
      <td className="order-5 text-right @lines:px-2 @lines:py-2">
        <QuantityCell line={line} isFocused={isFocused} />
      </td>
      <td className="order-2 text-right @lines:py-2 @lines:pr-4 @lines:pl-2">
        {line.subtotal === null || line.unitPrice === null ? (
          <span className="text-soft">
            <span aria-hidden>–</span>
            <span className="sr-only">{t('noPrice')}</span>
          </span>
        ) : (
          <>
            <span className="font-medium">{money(line.subtotal)}</span>
            <span className="block text-xs text-soft @max-lines:hidden">
              {t('atPrice', { price: money(line.unitPrice) })}
            </span>
          </>
        )}
      </td>
    </tr>
  );
}

/** What the swipe under way will do, on the ground that it lays bare. */
function SwipeHint({ dx }: { dx: number }) {
  const t = useTranslations('reviewLines');
  const Icon = dx > 0 ? Check : Search;
  return (
    <span
      aria-hidden
      className={clsx(
        'absolute inset-y-0 flex w-24 flex-col items-center justify-center text-xs font-medium',
        dx > 0 ? 'right-full bg-good-soft text-good' : 'left-full bg-info-soft text-info',
      )}
    >
      <Icon className="size-5" />
      {t(dx > 0 ? 'confirm' : 'search')}
    </span>
  );
}

function ProposalRow({ line }: { line: FullOrderLine }) {
  const { order } = useReview();
  if (!order.proposals.some(({ lineId }) => lineId === line.id)) return null;
  return (
    <tr className="block @lines:table-row">
      <td colSpan={5} className="block px-3 pb-2 @lines:table-cell @lines:px-4">
        <Proposals line={line} />
      </td>
    </tr>
  );
}

function ProductText({ line, state }: { line: FullOrderLine; state: LineState }) {
  const t = useTranslations('reviewLines');
  const formats = useFormats();
  const { product } = line;
  if (!product) return <NoProduct line={line} state={state} />;
  const pack = lineArithmetic(line);
  // What is right with a line is no answer to why it is to be looked at; a line read before decisions were kept has none.
  const isUnsaid = line.decision === null && line.warnings.length === 0;
  const asked = line.decision ?? (isUnsaid ? ({ kind: 'sure' } as const) : null);
  const decision = isOpen(state) && asked ? decisionWords(asked, t) : null;
  const reason = line.verified && line.matchReason === '' ? t('saving') : line.matchReason;
  return (
    <>
      <span className="block break-words">{product.name}</span>
      <span className="block text-xs text-soft">
        <span className="font-mono">{product.sku}</span>
        {reason ? (
          <>
            {' '}
            · <Quoting text={formats.sentence(reason)} />
          </>
        ) : null}
      </span>
      {decision ? (
        <span className="block text-xs font-medium text-warn">
          <Quoting text={decision} />
        </span>
      ) : null}
      {line.warnings.map((warning) => (
        <span key={warning.code} className="block text-xs text-warn">
          <Quoting text={formats.sentence(warning.message)} />
        </span>
      ))}
      {pack ? <span className="block text-xs text-soft @lines:hidden">{pack}</span> : null}
    </>
  );
}

const isOpen = (state: LineState): boolean => state === 'check' || state === 'choose' || state === 'none';

/** Red is for what is not sold; goods of which there are several are only to be chosen. */
function NoProduct({ line, state }: { line: FullOrderLine; state: LineState }) {
  const t = useTranslations('reviewLines');
  const isChoice = state === 'choose';
  return (
    <span
      className={clsx(
        'inline-block rounded-md border border-dashed px-2 py-1',
        isChoice ? 'border-warn text-warn' : 'border-bad/60 text-bad',
      )}
    >
      <Quoting text={decisionWithout(line.decision, t)} />
    </span>
  );
}
