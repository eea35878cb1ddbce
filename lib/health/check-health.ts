import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connections } from '@/db/client';
import { AppError } from '../errors';
import { describeProcess, missingParts } from './readiness';

/** Longer than a healthy database ever takes, shorter than the probes of load balancers wait. */
const patienceMs = 2000;

/**
 * What `GET /api/health` answers: `starting` until a message that comes in would be read. Throws `unavailable` when
 * the database does not answer within two seconds.
 */
export async function checkHealth() {
  if (missingParts().length > 0) return describeProcess('starting');
  if (!(await isDatabaseThere(patienceMs))) {
    throw new AppError('unavailable', 'The database does not answer.', { retryAfterSeconds: 5 });
  }
  return describeProcess('ok');
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
