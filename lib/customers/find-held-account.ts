import type { Transaction } from '@/db/client';
import type { Context } from '../context';
import { accountHolders } from './internal/credit-guard';

/** The name of another customer on credit hold who has the same ERP account; undefined without one. */
export async function findHeldAccount(
  tx: Transaction,
  ctx: Context,
  { id, erpCustomerId }: { id: string; erpCustomerId: string | null },
): Promise<string | undefined> {
  if (erpCustomerId === null) return undefined;
  const holders = await accountHolders(tx, ctx, { erpCustomerId, customerId: id });
  return holders.find(({ creditStatus }) => creditStatus === 'HOLD')?.name;
}
