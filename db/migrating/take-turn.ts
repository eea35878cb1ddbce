import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';

/** Any fixed number; held while migrating so that two starting processes do it one after the other. */
const migrationLock = 4_710_233;
const askAgainMs = 200;

/**
 * Waits until nobody else migrates this database; the turn ends with the connection. Asked again and again, for a
 * statement that waits would itself be waited for by CREATE INDEX CONCURRENTLY.
 */
export async function takeTurn(sql: postgres.Sql, tell: (line: string) => void): Promise<void> {
  for (let asked = 0; ; asked += 1) {
    const [answer] = await sql`select pg_try_advisory_lock(${migrationLock}) as "isMine"`;
    if (answer?.isMine) return;
    if (asked === 10) tell('another process is bringing the schema up to date; waiting for it');
    await sleep(askAgainMs);
  }
}
