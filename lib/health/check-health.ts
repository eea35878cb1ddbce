import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connections } from '@/db/client';
import { clock } from '../clock';
import { AppError } from '../errors';
import { stopping } from '../stopping';
import { findProblems } from './internal/find-problems';
import { describeProcess, missingParts } from './readiness';

/** Longer than a healthy database ever takes, shorter than the probes of load balancers wait. */
const patienceMs = 2000;

/** Part of a start takes its time; what has not come by then is not coming by itself. Seconds. */
const startsWithinSeconds = 60;

/** Anybody may ask, as often as they like: what is found is true for that long. Milliseconds. */
const trueForMs = 1000;
let found: { at: number; problems: ReturnType<typeof findProblems> } | undefined;

/**
 * What `GET /api/health` answers: `starting` until a message that comes in would be read; `degraded`, with what is wrong,
 * while messages are stored but something does not work. Throws `unavailable` when they cannot be stored: the process is
 * stopping, the database does not answer within two seconds, or its disk is full.
 */
export async function checkHealth() {
  if (stopping().aborted) throw away('The service is stopping.');
  if (missingParts().length > 0 && process.uptime() < startsWithinSeconds) return describeProcess('starting');
  if (!(await isDatabaseThere(patienceMs))) throw away('The database does not answer.');
  const { canStore, problems } = await recentProblems();
  if (!canStore) throw away(problems.map(({ message }) => message).join(' '));
  return problems.length === 0 ? describeProcess('ok') : { ...describeProcess('degraded'), problems };
}

const away = (words: string) => new AppError('unavailable', words, { retryAfterSeconds: 5 });

async function recentProblems(): ReturnType<typeof findProblems> {
  if (!found || clock.now().getTime() - found.at >= trueForMs)
    found = { at: clock.now().getTime(), problems: findProblems() };
  return found.problems.catch((error: unknown) => {
    found = undefined;
    throw error;
  });
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
