'use client';

import { Check, ListPlus } from 'lucide-react';
import { DoubtPanel } from '@/components/orders/doubt-panel';
import { OrderTaskNotice } from '@/components/orders/order-task';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import type { FullOrder } from '@/lib/orders/answers';
import { HeadStrip } from '../head/head-strip';
import { KeyHint } from '../keys/key-hint';
import { useReview } from '../review-context';
import { LeftOuts } from '../source/left-outs';
import { LineRows } from './line-rows';
import { Proposals } from './proposals';

/** The order's lines; the one with the focus is opened, with its candidates below it. */
export function LinesPane() {
  const { order, editable, focused, show } = useReview();
  return (
    <section
      aria-label="Lines"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key.
      tabIndex={0}
      className="@container min-h-0 flex-1 -outline-offset-2 max-md:pb-24 md:overflow-y-auto"
    >
      <StatusNotice />
      <FollowUps />
      <HeadStrip />
      {order.lines.length === 0 ? (
        <EmptyState icon={ListPlus} title="No lines were read from this message">
          Add what the customer wants, or reject the order with a word on what is missing.
        </EmptyState>
      ) : (
        <table className="block w-full border-collapse text-left @lines:table @lines:table-fixed">
          <caption className="sr-only">Lines of the order</caption>
          <thead className="sr-only @lines:not-sr-only @lines:table-header-group">
            <tr className="text-xs text-soft">
              <th scope="col" className="w-27 py-2 pr-2 pl-4 font-normal">
                State
              </th>
              <th scope="col" className="w-[24%] px-2 py-2 font-normal">
                Asked for
              </th>
              <th scope="col" className="px-2 py-2 font-normal">
                Product
              </th>
              <th scope="col" className="w-24 px-2 py-2 text-right font-normal">
                Quantity
              </th>
              <th scope="col" className="w-29 py-2 pr-4 pl-2 text-right font-normal">
                Amount
              </th>
            </tr>
          </thead>
          {order.lines.map((line) => (
            <LineRows key={line.id} line={line} isFocused={line.id === focused?.id} />
          ))}
        </table>
      )}
      <LeftOuts />
      {editable ? (
        <div className="p-3 md:px-4">
          <Button tone="quiet" onClick={() => show('add')}>
            <ListPlus aria-hidden />
            Add a line
            <KeyHint action="addLine" />
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** What is to be settled about the whole order, and goods that a later message asks to add. */
function FollowUps() {
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
              Done
            </Button>
          }
        />
      ))}
      <Proposals line={null} />
    </div>
  );
}

function StatusNotice() {
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
          <p className="font-medium">
            {byErp ? 'The ERP refused this order' : 'This message could not be read'}
          </p>
          {byErp ? <p>{order.erp.lastError}</p> : null}
          <p>
            {byErp
              ? 'Correct it and approve it again; it is created in the ERP only once.'
              : 'Add the lines by hand, or reject the order.'}
          </p>
        </Notice>
      </div>
    );
  }
  const words = {
    RECEIVED: 'This order is still being read. It can be worked on in a moment.',
    APPROVED: `This order is approved and on its way to the ERP.${order.erp.lastError ? ` ${order.erp.lastError}` : ''}`,
    COMPLETED: `This order is in the ERP as ${order.erpSalesOrderId ?? 'a sales order'}.`,
    CANCELLED: closedWords(order),
    PENDING_REVIEW: null,
  }[order.status];
  return words ? (
    <div className="p-3 pb-0 md:px-4">
      <Notice>{words}</Notice>
    </div>
  ) : null;
}

function closedWords({ closedAs, rejectionReason }: FullOrder): string {
  if (closedAs === 'NOT_AN_ORDER') return 'This message was put aside: it is no order. It is under Messages.';
  if (closedAs === 'MERGED') return 'What this message asked for was made in another order.';
  return `This order was rejected${rejectionReason ? `: ${rejectionReason}` : '.'}`;
}
