import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { putOff } from '../ledger/put-off';
import { abandonWork } from '../ledger/settle-work';

/** An event could not be handed to its receivers, after every retry and for a day: a dead letter, shown on health. */
export async function giveUpFanOut(
  ctx: Context,
  { workId, message }: { workId: string; message: string },
): Promise<void> {
  await inTenant(ctx, async (tx) => {
    if (!(await putOff(tx, ctx, workId, { message }))) await abandonWork(tx, ctx, workId, message);
  });
}
