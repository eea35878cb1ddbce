import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import { findBranch } from '../../customers/find-branch';
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

/** An order's head with its branch as that is now; none when it is gone, or another customer's. */
export async function headOf(
  tx: Transaction,
  ctx: Context,
  { head, customerId }: Pick<OrderRow, 'head' | 'customerId'>,
): Promise<OrderHeadView> {
  const wanted = head?.shipTo?.value?.branchId;
  if (!wanted) return viewHead(head);
  const branch = await findBranch(tx, ctx, { customerId, branchId: wanted });
  if (!branch) return viewHead(head);
  const { id, code, name, address } = branch;
  return withDeliveryDay(viewHead(head, { id, code, name, address }), branch);
}
