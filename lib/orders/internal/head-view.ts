import { and } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { customerBranches } from '@/db/schema/customer-branches';
import type { Context } from '../../context';
import {
  type EmptiedPart,
  emptyHead,
  type HeadBranch,
  type OrderHeadView,
  type StoredHead,
} from '../order-head';
import { withDeliveryDay } from './delivery-day';
import type { OrderRow } from './lock-order';

type Shown<Part> = Exclude<Part, EmptiedPart>;

/** A part as it is shown: one that a person emptied is none. */
export function shownPart<Part extends { value: unknown } | null>(part: Part): Shown<Part> | null {
  return part !== null && 'emptied' in part ? null : (part as Shown<Part>);
}

/** A stored head as the API shows it; `branch` is where it goes, when that is one of its customer's. */
export function viewHead(stored: StoredHead | null, branch: HeadBranch | null = null): OrderHeadView {
  const head = stored ?? emptyHead;
  const shipTo = shownPart(head.shipTo);
  return {
    poNumber: shownPart(head.poNumber),
    requestedDate: shownPart(head.requestedDate),
    window: shownPart(head.window),
    shipTo: shipTo && { ...shipTo, branch },
    instructions: shownPart(head.instructions),
    contact: shownPart(head.contact),
    delivery: shownPart(head.delivery),
    urgent: shownPart(head.urgent),
  };
}

type Headed = Pick<OrderRow, 'head' | 'customerId'>;

/** An order's head with its branch as that is now; none when it is gone, or another customer's. */
export async function headOf(tx: Transaction, ctx: Context, order: Headed): Promise<OrderHeadView> {
  return (await headsOf(tx, ctx, [order]))(order);
}

/** The same for several orders at once. */
export async function headsOf(
  tx: Transaction,
  ctx: Context,
  orders: readonly Headed[],
): Promise<(order: Headed) => OrderHeadView> {
  const wanted = [...new Set(orders.flatMap(({ head }) => head?.shipTo?.value?.branchId ?? []))];
  const rows =
    wanted.length === 0
      ? []
      : await tx
          .select()
          .from(customerBranches)
          .where(and(mine(customerBranches, ctx), isAmong(customerBranches.id, wanted)));
  const branches = new Map(rows.map((row) => [row.id, row]));
  return ({ head, customerId }) => {
    const branch = branches.get(head?.shipTo?.value?.branchId ?? '');
    if (!branch || branch.customerId !== customerId) return viewHead(head);
    const { id, code, name, address } = branch;
    return withDeliveryDay(viewHead(head, { id, code, name, address }), branch);
  };
}
