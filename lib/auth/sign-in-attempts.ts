import { createHash } from 'node:crypto';
import { eq, isNull, lt, or, sql } from 'drizzle-orm';
import { signInAttempts } from '@/db/schema/sign-in-attempts';
import { systemDb } from '@/db/system';
import { clock } from '../clock';
import { AppError } from '../errors';

const freeFailures = 5;
const firstWaitSeconds = 30;
const longestWaitSeconds = 15 * 60;

/**
 * Counts an attempt as failed before the PIN is looked at, so that many guesses at once count as many.
 * From the fifth failure on the account waits, 30 s doubling to 15 min. Throws `rate_limited` while it does.
 */
export async function beginAttempt(account: { tenant: string; username: string }): Promise<void> {
  const accountHash = hashOf(account);
  const now = clock.now();
  const failures = sql`case when ${signInAttempts.lastFailedAt} < ${new Date(now.getTime() - 86_400_000).toISOString()}::timestamptz
    then 1 else ${signInAttempts.failures} + 1 end`;
  const waitSeconds = sql`least(${longestWaitSeconds}::int, ${firstWaitSeconds}::int * power(2, least((${failures}) - ${freeFailures}::int, 16)))`;
  const counted = await systemDb()
    .insert(signInAttempts)
    .values({ accountHash, failures: 1, lastFailedAt: now })
    .onConflictDoUpdate({
      target: signInAttempts.accountHash,
      set: {
        failures,
        lastFailedAt: now,
        lockedUntil: sql`case when (${failures}) >= ${freeFailures}::int
          then ${now.toISOString()}::timestamptz + (${waitSeconds}) * interval '1 second' end`,
      },
      setWhere: or(isNull(signInAttempts.lockedUntil), lt(signInAttempts.lockedUntil, now)) ?? sql`false`,
    })
    .returning({ failures: signInAttempts.failures });
  if (counted.length > 0) return;

  const [held] = await systemDb()
    .select()
    .from(signInAttempts)
    .where(eq(signInAttempts.accountHash, accountHash));
  const waitMs = (held?.lockedUntil?.getTime() ?? 0) - now.getTime();
  throw new AppError('rate_limited', 'Too many wrong PINs for this name. Wait a little, then try again.', {
    retryAfterSeconds: Math.max(1, waitMs / 1000),
  });
}

/** A right PIN wipes the slate. */
export async function forgetFailures(account: { tenant: string; username: string }): Promise<void> {
  await systemDb()
    .delete(signInAttempts)
    .where(eq(signInAttempts.accountHash, hashOf(account)));
}

function hashOf({ tenant, username }: { tenant: string; username: string }): string {
  return createHash('sha256')
    .update(JSON.stringify([tenant.toLowerCase(), username.toLowerCase()]))
    .digest('hex');
}
