import type { Context } from '../context';
import { AppError } from '../errors';
import { isUuid, mintOrderId } from '../ids';
import { buildPickSlip, NotPickable } from './build-pick-slip';
import type { PickSlip } from './pick-slip-answers';

/** As many as are printed together. */
export const mostPickSlips = 50;

export type LeftOut = NotPickable['why'] | 'unknown' | 'tooMany';

export interface PickSlips {
  pickSlips: PickSlip[];
  /** The others; `unknown` are those of other tenants as well. */
  left: { orderId: string; why: LeftOut }[];
}

/** The pick slips of several orders, in the order named; one that cannot be made keeps none of the others back. */
export async function buildPickSlips(
  ctx: Context,
  { orderIds }: { orderIds: readonly string[] },
): Promise<PickSlips> {
  const made: PickSlips = { pickSlips: [], left: [] };
  for (const orderId of new Set(orderIds.map((id) => id.toLowerCase()))) {
    const result = made.pickSlips.length < mostPickSlips ? await tryOne(ctx, orderId) : 'tooMany';
    if (typeof result === 'string') made.left.push({ orderId, why: result });
    else made.pickSlips.push(result);
  }
  return made;
}

async function tryOne(ctx: Context, orderId: string): Promise<PickSlip | LeftOut> {
  if (!isUuid(orderId)) return 'unknown';
  try {
    return (await buildPickSlip(ctx, { orderId: mintOrderId(orderId) })).pickSlip;
  } catch (error) {
    if (error instanceof NotPickable) return error.why;
    if (error instanceof AppError && error.code === 'not_found') return 'unknown';
    throw error;
  }
}
