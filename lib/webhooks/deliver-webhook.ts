import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { beginAttempt } from './internal/begin-attempt';
import { concludeAttempt } from './internal/conclude-attempt';
import { postDelivery } from './internal/post-delivery';

/**
 * Makes the attempt that is due on a delivery and settles its work: delivered, owed again at the schedule's next
 * step, or given up. At least once: a process that dies between the call and its record makes the call again.
 * Must not be called with a transaction open, which the receiver could then hold for 15 s.
 */
export async function deliverWebhook(
  ctx: Context,
  { deliveryId, workId }: { deliveryId: string; workId: string },
): Promise<void> {
  const parcel = await inTenant(ctx, (tx) => beginAttempt(tx, ctx, { deliveryId, workId }));
  if (!parcel) return;
  const result = await postDelivery(parcel);
  await inTenant(ctx, (tx) => concludeAttempt(tx, ctx, { workId, parcel, result }));
}
