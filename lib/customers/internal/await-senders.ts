import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import { identitiesOf } from './move-parts';

/**
 * Waits for, and then holds off, messages that are just coming in from these numbers and user ids, each in its compared
 * form: who sent them is decided by one transaction at a time.
 */
export async function awaitSenders(tx: Transaction, ctx: Context, keys: readonly SQL[]): Promise<void> {
  for (const key of keys) {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`sender ${ctx.tenantId} `} || ${key}, 0))`,
    );
  }
}

/** The same for everything under which these customers write. */
export async function awaitMessagesOf(
  tx: Transaction,
  ctx: Context,
  customerIds: readonly string[],
): Promise<void> {
  const identities = await identitiesOf(tx, ctx, customerIds);
  const keys = [...new Set(identities.map(({ canonical }) => canonical))].sort();
  await awaitSenders(
    tx,
    ctx,
    keys.map((key) => sql`${key}::text`),
  );
}
