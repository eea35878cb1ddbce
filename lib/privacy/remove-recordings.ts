import { sql } from 'drizzle-orm';
import { inTenant } from '@/db/tenant';
import { recordingStore } from '../audio/recording-store';
import type { Context } from '../context';
import { putOff } from '../ledger/put-off';
import { abandonWork, finishWork } from '../ledger/settle-work';

interface Removal {
  keys: readonly string[];
  workId: string;
}

/**
 * Removes recordings and files from the store that no order has any more. One that an order still has, as orders have
 * that were split off and given to another customer, stays. Throws when it should be tried again; safe to repeat.
 */
export async function removeRecordings(ctx: Context, { keys, workId }: Removal): Promise<void> {
  const wanted = await inTenant(ctx, (tx) =>
    tx.execute<{ key: string }>(sql`
      with keys as (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as key)
      select key from keys where
        exists (select from orders where tenant_id = ${ctx.tenantId} and audio_key = key)
        or exists (select from order_attachments where tenant_id = ${ctx.tenantId} and storage_key = key)`),
  );
  const kept = new Set(wanted.map(({ key }) => key));
  for (const key of keys) if (!kept.has(key)) await recordingStore().remove(key);
  await inTenant(ctx, (tx) => finishWork(tx, ctx, workId));
}

/** The store refused at every retry: it is tried for a day, and then shown as a dead letter, which can be tried again. */
export async function giveUpRemoving(
  ctx: Context,
  { workId, message }: { workId: string; message: string },
): Promise<void> {
  await inTenant(ctx, async (tx) => {
    if (!(await putOff(tx, ctx, workId, { message }))) await abandonWork(tx, ctx, workId, message);
  });
}
