import type { Context } from '../context';
import { AppError } from '../errors';
import { isUuid, mintOrderId } from '../ids';
import { buildPickSlip } from './build-pick-slip';
import type { PickSlip } from './pick-slip-answers';

/** As many as are printed together. */
export const mostPickSlips = 50;

export interface PickSlips {
  pickSlips: PickSlip[];
  /** The others, each with the reason in words: unknown or another tenant's, cancelled, nothing matched, too many. */
  left: { orderId: string; reason: string }[];
}

/** The pick slips of several orders, in the order named; one that cannot be made keeps none of the others back. */
export async function buildPickSlips(
  ctx: Context,
  { orderIds }: { orderIds: readonly string[] },
): Promise<PickSlips> {
  const made: PickSlips = { pickSlips: [], left: [] };
  for (const orderId of new Set(orderIds.map((id) => id.toLowerCase()))) {
    const result = made.pickSlips.length < mostPickSlips ? await tryOne(ctx, orderId) : tooMany;
    if (typeof result === 'string') made.left.push({ orderId, reason: result });
    else made.pickSlips.push(result);
  }
  return made;
}

const unknown = 'There is no such order.';
const tooMany = `No more than ${mostPickSlips} are printed together.`;

async function tryOne(ctx: Context, orderId: string): Promise<PickSlip | string> {
  if (!isUuid(orderId)) return unknown;
  try {
    return (await buildPickSlip(ctx, { orderId: mintOrderId(orderId) })).pickSlip;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not_found') return unknown;
    if (error.code === 'order_not_pickable') return error.message;
    throw error;
  }
}
