'use client';

import { Check, Ellipsis, Printer, Split, TriangleAlert, X } from 'lucide-react';
import { askForKeys } from '@/components/shell/ask-for-keys';
import { useFormats } from '@/components/shell/desk-context';
import { Button, buttonClass } from '@/components/ui/button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { mayMove } from '@/lib/orders/status';
import { blockersOf } from './blockers';
import { KeyHint } from './key-hint';
import { useReview } from './review-context';

/** The total, what stands in the way, and the verdict. It stays in sight. */
export function VerdictBar() {
  const { order, approve, show } = useReview();
  const { money } = useFormats();
  const blockers = blockersOf(order);
  const open = blockers.filter(({ kind }) => kind !== 'status');
  const mayApprove = mayMove(order.status, 'approve');
  return (
    <footer className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-edge bg-paper px-3 py-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 md:px-4">
      <p className="whitespace-nowrap">
        <span className="sr-only">Total </span>
        <span className="text-xl font-semibold">{money(order.totalAmount)}</span>
      </p>
      <output
        aria-live="polite"
        className="flex min-w-0 flex-1 flex-wrap gap-x-3 gap-y-0.5 max-md:order-first max-md:basis-full"
      >
        {mayApprove && open.length === 0 ? (
          <span className="flex items-center gap-1 text-good">
            <Check aria-hidden className="size-4" />
            Ready
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
            Reject
            <KeyHint action="reject" />
          </Button>
        ) : null}
        {mayApprove ? (
          <Button tone={open.length === 0 ? 'primary' : 'plain'} onClick={approve}>
            <Check aria-hidden className="max-sm:hidden" />
            {order.status === 'FAILED' ? 'Approve again' : 'Approve'}
            <KeyHint action="approve" />
          </Button>
        ) : null}
      </div>
    </footer>
  );
}

function MoreActions() {
  const { order, show } = useReview();
  const pickSlip = `/orders/${order.id}/pick-slip`;
  const maySplit = order.status === 'PENDING_REVIEW' && order.lines.length > 1;
  return (
    <>
      <div className="hidden items-center gap-2 lg:flex">
        <a href={pickSlip} target="_blank" rel="noopener" className={buttonClass({ tone: 'quiet' })}>
          <Printer aria-hidden />
          Pick slip
          <KeyHint action="pickSlip" />
        </a>
        {maySplit ? (
          <Button tone="quiet" onClick={() => show('split')}>
            <Split aria-hidden />
            Split
            <KeyHint action="split" />
          </Button>
        ) : null}
        <Button tone="quiet" size="icon" aria-label="All keys" onClick={askForKeys}>
          <KeyHint action="help" />
        </Button>
      </div>
      <div className="lg:hidden">
        <Menu
          trigger={
            <Button tone="quiet" size="icon" aria-label="More">
              <Ellipsis aria-hidden />
            </Button>
          }
        >
          <MenuItem onSelect={() => void window.open(pickSlip, '_blank', 'noopener')}>
            <Printer aria-hidden />
            Pick slip
          </MenuItem>
          {maySplit ? (
            <MenuItem onSelect={() => show('split')}>
              <Split aria-hidden />
              Split lines off
            </MenuItem>
          ) : null}
        </Menu>
      </div>
    </>
  );
}
