import type { Transaction } from '@/db/client';
import { clock } from '../../clock';
import type { Context } from '../../context';
import type { OrderId } from '../../ids';
import { oweWork } from '../../ledger/owe-work';
import { getTenant } from '../../tenancy/get-tenant';

/** Owes a look at an order once its customer has been quiet, where the tenant lets customers be asked without a clerk. */
export async function oweAsking(tx: Transaction, ctx: Context, orderIds: Iterable<OrderId>): Promise<void> {
  const { asksByItself, readsBackByItself, quietSeconds } = await getTenant(tx, ctx);
  if (!asksByItself && !readsBackByItself) return;
  const dueAt = new Date(clock.now().getTime() + quietSeconds * 1000);
  for (const orderId of new Set(orderIds)) await oweWork(tx, ctx, 'order/quiet', { orderId }, dueAt);
}
