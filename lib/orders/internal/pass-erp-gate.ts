import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { erpReachability } from '@/db/schema/erp-reachability';
import { clock } from '../../clock';
import type { Context } from '../../context';

/** Longer than one call to the ERP takes. A probe whose process died is not waited for any longer. */
const probeHoldMs = 20_000;

export type Gate =
  | { kind: 'open' }
  /** The ERP is away, and this caller is the one that tries whether it is back. */
  | { kind: 'probe' }
  | { kind: 'closed'; awaySince: Date; probeAt: Date };

/**
 * Whether the tenant's ERP may be called now. While it is away only one caller at a time may; one that `holdsProbe`
 * goes on as that one.
 */
export async function passErpGate(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  { holdsProbe }: { holdsProbe: boolean },
): Promise<Gate> {
  const thisRow = mine(erpReachability, ctx);
  const [seen] = await tx.select().from(erpReachability).where(thisRow);
  if (!seen?.awaySince) return { kind: 'open' };
  const [row] = await tx.select().from(erpReachability).where(thisRow).for('update');
  if (!row?.awaySince) return { kind: 'open' };
  const now = clock.now();
  const { awaySince, probeAt } = row;
  if (!holdsProbe && probeAt !== null && probeAt > now) return { kind: 'closed', awaySince, probeAt };
  await tx
    .update(erpReachability)
    .set({ probeAt: new Date(now.getTime() + probeHoldMs) })
    .where(thisRow);
  return { kind: 'probe' };
}
