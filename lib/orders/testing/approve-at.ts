import { expect } from 'vitest';
import { mintOrderId } from '../../ids';
import { approveOrder } from '../approve-order';
import { getOrder } from '../get-order';
import type { Desk } from './open-desk';

interface Options {
  overrideCreditHold?: boolean;
  overrideOpenQuestion?: boolean;
  confirmCustomer?: boolean;
  by?: Desk['clerk'];
}

/** Approves while the owed syncs are being done, as the executor would beside it. */
export async function approveAt(desk: Desk, order: { id: string }, options: Options = {}) {
  const approval = approveOrder(options.by ?? desk.clerk, {
    orderId: mintOrderId(order.id),
    overrideCreditHold: options.overrideCreditHold ?? false,
    overrideOpenQuestion: options.overrideOpenQuestion,
    confirmCustomer: options.confirmCustomer,
  });
  return withSyncs(desk, approval);
}

/** Does the owed syncs for as long as an approval waits for them. */
export async function withSyncs<Answer>(desk: Desk, approval: Promise<Answer>): Promise<Answer> {
  let settled = false;
  const done = () => {
    settled = true;
  };
  approval.then(done, done);
  while (!settled) {
    await desk.work('order/approved');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return approval;
}

/** Approves with nobody at work, so that the order stays approved and not sent; gives what waits for the approval to be taken back. */
export async function approveUnsent(desk: Desk, order: { id: string }) {
  const orderId = mintOrderId(order.id);
  const approval = approveOrder(desk.clerk, { orderId, overrideCreditHold: false, confirmCustomer: true });
  const recalled = expect(approval).rejects.toMatchObject({ code: 'approval_recalled' });
  await expect.poll(async () => (await getOrder(desk.clerk, { orderId })).status).toBe('APPROVED');
  return { untilRecalled: () => recalled };
}
