import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import { lockIdentities } from './identity-rows';
import { identitiesOf } from './move-parts';

/** Waits for messages that are just coming in from these customers, and holds off others until the transaction ends. */
export async function awaitMessagesOf(
  tx: Transaction,
  ctx: Context,
  customerIds: readonly string[],
): Promise<void> {
  const identities = await identitiesOf(tx, ctx, customerIds);
  await lockIdentities(
    tx,
    ctx,
    identities.map(({ value }) => value),
  );
}
