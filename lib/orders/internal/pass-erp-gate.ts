import { eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
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
  const mine = eq(erpReachability.tenantId, ctx.tenantId);
  const [seen] = await tx.select().from(erpReachability).where(mine);
  if (!seen?.awaySince) return { kind: 'open' };
  const [row] = await tx.select().from(erpReachability).where(mine).for('update');
  if (!row?.awaySince) return { kind: 'open' };
  const now = clock.now();
  const { awaySince, probeAt } = row;
  if (!holdsProbe && probeAt !== null && probeAt > now) return { kind: 'closed', awaySince, probeAt };
  await tx
    .update(erpReachability)
    .set({ probeAt: new Date(now.getTime() + probeHoldMs) })
    .where(mine);
  return { kind: 'probe' };
}
