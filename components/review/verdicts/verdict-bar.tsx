'use client';

import { Check, TriangleAlert, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useFormats } from '@/components/shell/desk-context';
import { Button } from '@/components/ui/button';
import { isReady } from '@/lib/orders/queue';
import { mayMove } from '@/lib/orders/status';
import { KeyHint } from '../keys/key-hint';
import { useReview } from '../review-context';
import { blockersOf } from './blockers';
import { MoreActions } from './more-actions';
import { useBarHeight } from './use-bar-height';

/** The total, what stands in the way, and the verdict. It stays in sight. */
export function VerdictBar() {
  const t = useTranslations('reviewVerdicts');
  const { order, approve, show } = useReview();
  const { total } = useFormats();
  const bar = useBarHeight();
  const blockers = blockersOf(order, t);
  const open = blockers.filter(({ kind }) => kind !== 'status');
  const mayApprove = mayMove(order.status, 'approve');
  return (
    <footer
      ref={bar}
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-edge bg-paper px-3 py-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 low:max-md:static md:px-4"
    >
      <p className="whitespace-nowrap">
        <span className="sr-only">{t('total')} </span>
        <span className="text-xl font-semibold">{total(order.totalAmount)}</span>
      </p>
      <output
        aria-live="polite"
        className="flex min-w-0 flex-1 flex-wrap gap-x-3 gap-y-0.5 max-md:order-first max-md:basis-full"
      >
        {isReady(order) ? (
          <span className="flex items-center gap-1 text-good">
            <Check aria-hidden className="size-4" />
            {t('ready')}
          </span>
        ) : null}
        {open.map((blocker) => (
          <span key={blocker.kind} className="flex items-center gap-1 text-warn">
            <TriangleAlert aria-hidden className="size-4 shrink-0" />
            {blocker.words}
          </span>
        ))}
      </output>
      <div className="ml-auto flex items-center gap-2">
        <MoreActions />
        {mayMove(order.status, 'reject') ? (
          <Button tone="danger" onClick={() => show('reject')}>
            <X aria-hidden className="max-sm:hidden" />
            {t('reject')}
            <KeyHint action="reject" />
          </Button>
        ) : null}
        {mayApprove ? (
          <Button
            tone={open.length === 0 ? 'primary' : 'plain'}
            onClick={(event) => approve(event.timeStamp)}
          >
            <Check aria-hidden className="max-sm:hidden" />
            {t(order.status === 'FAILED' ? 'approveAgain' : 'approve')}
            <KeyHint action="approve" />
          </Button>
        ) : null}
      </div>
    </footer>
  );
}
