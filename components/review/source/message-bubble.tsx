'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Fragment, useEffect, useMemo, useRef } from 'react';
import { sendingTimes } from '@/components/orders/sending-note';
import { useFormats, useNow } from '@/components/shell/desk-context';
import { findMarks } from '@/lib/message-marks';
import { useReview } from '../review-context';
import { scrollSoon } from '../scroll-soon';
import { MarkedPart } from './marked-part';
import { MarkedText } from './marked-text';
import { splitBySpans } from './split-by-spans';

/**
 * The message as it was written. What lines were read from is underlined, the focused line's phrase marked; the order's head
 * and what was left out are marked in ways of their own.
 */
export function MessageBubble({ text, spoken }: { text: string; spoken: boolean }) {
  const t = useTranslations('reviewSource');
  const tOrders = useTranslations('orders');
  const { order, focused, focus } = useReview();
  const formats = useFormats();
  const now = useNow();
  const times = sendingTimes(order, formats, { now, t: tOrders });
  const marks = useMemo(() => findMarks(text), [text]);
  const marked = useRef<HTMLElement>(null);
  const focusedId = focused?.id;
  useEffect(() => (focusedId ? scrollSoon(marked) : undefined), [focusedId]);

  return (
    <figure className="rounded-lg rounded-tl-none border border-edge bg-paper px-3 py-2 shadow-sheet">
      <blockquote dir="auto" className="text-lg leading-relaxed whitespace-pre-wrap">
        {splitBySpans(text, order.lines, order.accounted).map((segment, index) => {
          const [first] = segment.lineIds;
          const words = <MarkedText text={segment.text} start={segment.start} marks={marks} />;
          if (first === undefined && segment.part) {
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: segments have no identity but their place.
              <MarkedPart key={index} part={segment.part}>
                {words}
              </MarkedPart>
            );
          }
          // biome-ignore lint/suspicious/noArrayIndexKey: segments have no identity but their place.
          if (first === undefined) return <Fragment key={index}>{words}</Fragment>;
          const isFocused = focusedId !== undefined && segment.lineIds.includes(focusedId);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the same lines are reached by key in the table.
            <mark
              // biome-ignore lint/suspicious/noArrayIndexKey: segments have no identity but their place.
              key={index}
              ref={isFocused ? marked : undefined}
              onClick={() => focus(first)}
              className={clsx(
                'cursor-pointer rounded-sm text-ink decoration-edge-strong underline-offset-4 transition-colors',
                isFocused ? 'bg-marked' : 'bg-transparent underline decoration-dotted hover:bg-hover',
              )}
            >
              {words}
            </mark>
          );
        })}
      </blockquote>
      <figcaption className="pt-1 text-right text-xs text-soft">
        {spoken ? t('asHeard', { times }) : times}
      </figcaption>
    </figure>
  );
}
