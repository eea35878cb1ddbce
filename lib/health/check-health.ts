import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connections } from '@/db/client';
import packageJson from '@/package.json';
import { clock } from '../clock';
import { AppError } from '../errors';

/** Longer than a healthy database ever takes, shorter than the probes of load balancers wait. */
const patienceMs = 2000;

/** What `GET /api/health` answers. Throws `unavailable` when the database does not answer within two seconds. */
export async function checkHealth() {
  if (!(await isDatabaseThere(patienceMs))) {
    throw new AppError('unavailable', 'The database does not answer.', { retryAfterSeconds: 5 });
  }
  return {
    status: 'ok',
    timestamp: clock.now().toISOString(),
    uptime: Math.floor(process.uptime()),
    version: packageJson.version,
  } as const;
}

async function isDatabaseThere(withinMs: number): Promise<boolean> {
  const stop = new AbortController();
  const answered = connections()
    .app.execute(sql`select 1`)
    .then(
      () => true,
      () => false,
    );
  const tooLate = pause(withinMs, false, { signal: stop.signal }).catch(() => false);
  try {
    return await Promise.race([answered, tooLate]);
  } finally {
    stop.abort();
  }
}
