import { mintOrderId } from '../../ids';
import { approveOrder } from '../approve-order';
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
  const working = workUntil(desk, approval);
  try {
    return await approval;
  } finally {
    await working;
  }
}

async function workUntil(desk: Desk, approval: Promise<unknown>): Promise<void> {
  let settled = false;
  const done = () => {
    settled = true;
  };
  approval.then(done, done);
  while (!settled) {
    await desk.work('order/approved');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
