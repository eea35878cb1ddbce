import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import { oweWork } from '../../ledger/owe-work';
import { among, type Scope } from './decision';

const atOnce = 200;

/**
 * Owes the removal of every file of these orders from the store, before the rows forget where they lie: it is done once
 * the transaction is kept. Returns how many there are.
 */
export async function oweRemovalOfFiles(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  { orderIds }: Scope,
): Promise<number> {
  const found = await tx.execute<{ key: string }>(sql`
    select audio_key as key from orders
      where tenant_id = ${ctx.tenantId} and ${among('id', orderIds)} and audio_key is not null
    union select storage_key from order_attachments
      where tenant_id = ${ctx.tenantId} and ${among('order_id', orderIds)} and storage_key is not null`);
  const keys = found.map(({ key }) => key);
  for (let at = 0; at < keys.length; at += atOnce)
    await oweWork(tx, ctx, 'recordings/unwanted', { keys: keys.slice(at, at + atOnce) });
  return keys.length;
}
