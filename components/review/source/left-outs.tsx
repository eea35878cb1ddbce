'use client';

import { ListPlus, ScanText, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { AccountedPart, FullOrder } from '@/lib/orders/answers';
import { KeyHint } from '../keys/key-hint';
import { useReview } from '../review-context';

/** Parts of the message that no line was made of, and that may be ordered all the same. */
export function leftOutsOf({ accounted }: Pick<FullOrder, 'accounted'>): AccountedPart[] {
  return accounted.filter(({ doubtful }) => doubtful);
}

/** The selector of a left-out part, by where it begins. */
export const leftOutAt = (start: number): string => `[data-left-out="${start}"]`;

/** Puts the focus on a left-out part, by where it begins. */
export function goToLeftOut(start: number | undefined): void {
  if (start === undefined) return;
  document.querySelector<HTMLElement>(leftOutAt(start))?.focus();
}

/** What was left out of the order: each becomes a line by Enter, or is said not to be ordered. */
export function LeftOuts() {
  const t = useTranslations('reviewSource');
  const { order, editable } = useReview();
  const parts = leftOutsOf(order);
  if (!editable || parts.length === 0) return null;
  return (
    <ul aria-label={t('leftOut')} className="grid gap-2 px-3 pt-3 md:px-4">
      {parts.map((part) => (
        <LeftOut key={part.start} part={part} words={order.rawText.slice(part.start, part.end).trim()} />
      ))}
    </ul>
  );
}

function LeftOut({ part, words }: { part: AccountedPart; words: string }) {
  const t = useTranslations('reviewSource');
  const { settle, settling } = useReview();
  const say = (ordered: boolean) => settle({ kind: 'left_out', start: part.start, words, ordered });
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 rounded-md border border-dashed border-warn/50 bg-warn-soft px-2 py-1 text-sm">
      <ScanText aria-hidden className="size-4 shrink-0 text-warn" />
      <span className="min-w-0 flex-1 basis-40">
        <span className="text-soft">{t('leftOutWords')} </span>
        <q dir="auto" className="font-medium break-words">
          {words}
        </q>
        <span className="text-warn"> {part.reason}</span>
      </span>
      <span className="ml-auto flex gap-1">
        <Button size="small" disabled={settling} data-left-out={part.start} onClick={() => say(true)}>
          <ListPlus aria-hidden />
          {t('makeLine')}
          <KeyHint action="confirm" />
        </Button>
        <Button size="small" tone="quiet" disabled={settling} onClick={() => say(false)}>
          <X aria-hidden />
          {t('notOrdered')}
        </Button>
      </span>
    </li>
  );
}
