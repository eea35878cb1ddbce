import { createHash } from 'node:crypto';
import { eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { signInAttempts } from '@/db/schema/sign-in-attempts';
import { systemDb } from '@/db/system';
import { clock } from '../clock';

export interface Account {
  tenant: string;
  username: string;
}

/** How many wrong PINs are free, and the wait from the last of these on, which doubles up to the longest. */
export interface Pace {
  free: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
}

/** An account, known or not, by a hash that shows neither tenant nor name; `door` tells apart ways that count by themselves. */
export function attemptKey({ tenant, username }: Account, door?: string): string {
  const named = [tenant.toLowerCase(), username.toLowerCase(), ...(door === undefined ? [] : [door])];
  return createHash('sha256').update(JSON.stringify(named)).digest('hex');
}

/**
 * Counts an attempt as failed before the PIN is looked at, so that many guesses at once count as many. Gives which in a
 * row it is and no wait, or the seconds to wait when the attempt is not to be made.
 */
export async function beginAttempt(
  key: string,
  pace: Pace,
): Promise<{ waitSeconds: number; failures: number }> {
  const now = clock.now();
  const failures = sql`case when ${signInAttempts.lastFailedAt} < ${new Date(now.getTime() - 86_400_000).toISOString()}::timestamptz
    then 1 else ${signInAttempts.failures} + 1 end`;
  const waitSeconds = sql`least(${pace.longestWaitSeconds}::int, ${pace.firstWaitSeconds}::int * power(2, least((${failures}) - ${pace.free}::int, 16)))`;
  const counted = await systemDb()
    .insert(signInAttempts)
    .values({ accountHash: key, failures: 1, lastFailedAt: now })
    .onConflictDoUpdate({
      target: signInAttempts.accountHash,
      set: {
        failures,
        lastFailedAt: now,
        lockedUntil: sql`case when (${failures}) >= ${pace.free}::int
          then ${now.toISOString()}::timestamptz + (${waitSeconds}) * interval '1 second' end`,
      },
      setWhere: or(isNull(signInAttempts.lockedUntil), lt(signInAttempts.lockedUntil, now)) ?? sql`false`,
    })
    .returning({ failures: signInAttempts.failures });
  if (counted[0]) return { waitSeconds: 0, failures: counted[0].failures };

  const [held] = await systemDb().select().from(signInAttempts).where(eq(signInAttempts.accountHash, key));
  const waitMs = (held?.lockedUntil?.getTime() ?? 0) - now.getTime();
  return { waitSeconds: Math.max(1, waitMs / 1000), failures: held?.failures ?? 0 };
}

/**
 * An attempt, which was the so many-th in a row, proved neither right nor wrong. The wait that it began ends with it,
 * unless another was counted since: what went before keeps its weight.
 */
export async function takeBackAttempt(key: string, failures: number): Promise<void> {
  await systemDb()
    .update(signInAttempts)
    .set({
      failures: sql`greatest(${signInAttempts.failures} - 1, 0)`,
      lockedUntil: sql`case when ${signInAttempts.failures} <> ${failures}::int then ${signInAttempts.lockedUntil} end`,
    })
    .where(eq(signInAttempts.accountHash, key));
}

/** A right PIN wipes the slate it was counted on. */
export async function forgetFailures(...keys: string[]): Promise<void> {
  await systemDb().delete(signInAttempts).where(inArray(signInAttempts.accountHash, keys));
}
