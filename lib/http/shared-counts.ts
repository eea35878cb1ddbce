import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { logger } from '../logger';
import { hearReached, type Points, settlePoints, type Total } from './settle-points';

export interface Quota {
  name: string;
  /** How many times somebody may be counted in a window of so many seconds, which begins with the first. */
  points: number;
  seconds: number;
  /** Each single one matters: the sum of all processes is asked for at once, at the price of a query. */
  isStrict?: true;
  /** Each process counts for itself, and tells nobody. */
  isOwn?: true;
}

/** How somebody stands against a quota. */
export interface Standing {
  quota: Quota;
  isOver: boolean;
  remaining: number;
  resetsInMs: number;
}

interface Unsettled {
  quota: Quota;
  points: number;
  windowEndsAt: number;
}

/** How long what one process has counted is unknown to the others. */
const settleEveryMs = 1000;
/** What is less than this share of a quota is nobody else's business yet: whoever asks seldom costs no query at all. */
const negligible = 1 / 50;

/**
 * Counts against quotas in memory, at once and without a query, and settles the sums with all other processes by way of
 * the database once a second. While that is away, each process goes on with what it knows.
 */
export function openSharedCounts() {
  // Points and seconds are each quota's own.
  const counts = new RateLimiterMemory({ keyPrefix: '', points: 0, duration: 0 });
  const unsettled = new Map<string, Unsettled>();
  let round: NodeJS.Timeout | undefined;
  let settling = Promise.resolve();
  let hearing: Promise<() => void> | undefined;
  let isAlone = false;

  async function count(quota: Quota, whom: string): Promise<Standing> {
    const key = keyOf(quota, whom);
    const own = await counts.penalty(key, 1, { customDuration: quota.seconds });
    if (quota.isOwn) return standing(quota, own);
    if (!hearing) schedule();
    if (own.consumedPoints > quota.points) return standing(quota, own);
    note(key, { quota, points: 1, leftMs: own.msBeforeNext });
    if (!quota.isStrict) return standing(quota, own);
    await settle();
    return standing(quota, (await counts.get(key)) ?? own);
  }

  async function takeBack(quota: Quota, whom: string): Promise<void> {
    const key = keyOf(quota, whom);
    const { msBeforeNext } = await counts.reward(key, 1, { customDuration: quota.seconds });
    note(key, { quota, points: -1, leftMs: msBeforeNext });
  }

  function note(key: string, { quota, points, leftMs }: { quota: Quota; points: number; leftMs: number }) {
    const before = unsettled.get(key);
    const isSameWindow = before !== undefined && before.windowEndsAt > Date.now();
    const windowEndsAt = isSameWindow ? before.windowEndsAt : Date.now() + leftMs;
    const now = { quota, points: points + (isSameWindow ? before.points : 0), windowEndsAt };
    unsettled.set(key, now);
    if (isDue(now)) schedule();
  }

  function schedule(): void {
    round ??= setTimeout(() => {
      round = undefined;
      void settle();
    }, settleEveryMs).unref();
  }

  /** One at a time, so that whoever waits for it finds everything settled that was counted before. */
  function settle(): Promise<void> {
    settling = settling.then(settleDue);
    return settling;
  }

  async function settleDue(): Promise<void> {
    const due = takeDue();
    try {
      await hear();
      if (due.length > 0) for (const total of await settlePoints(due)) adopt(total);
      isAlone = false;
    } catch (error) {
      if (!isAlone) logger().warn({ err: error }, 'limits are counted by each process for itself');
      isAlone = true;
      for (const { key, ...counted } of due) note(key, counted);
    }
  }

  async function hear(): Promise<void> {
    const forget = () => {
      hearing = undefined;
    };
    hearing ??= hearReached(adopt, forget);
    await hearing.catch((error: unknown) => {
      forget();
      throw error;
    });
  }

  /** Takes out what others should know, and forgets what belongs to a window that is over. */
  function takeDue(): (Points & { quota: Quota })[] {
    return [...unsettled].flatMap(([key, each]) => {
      const leftMs = each.windowEndsAt - Date.now();
      const isOver = leftMs <= 0;
      if (!isOver && !isDue(each)) return [];
      unsettled.delete(key);
      return isOver ? [] : [{ key, points: each.points, most: each.quota.points, leftMs, quota: each.quota }];
    });
  }

  /** The sum of all processes, and what this one has counted since it told its part. */
  function adopt({ key, points, leftMs }: Total): void {
    if (leftMs > 0) void counts.set(key, points + (unsettled.get(key)?.points ?? 0), leftMs / 1000);
  }

  /** Takes part no longer: nothing is heard, nothing told. */
  async function close(): Promise<void> {
    clearTimeout(round);
    (await hearing)?.();
  }

  return { count, takeBack, settle, close };
}

export type SharedCounts = ReturnType<typeof openSharedCounts>;

function keyOf({ name }: Quota, whom: string): string {
  return `${name}:${whom}`;
}

function standing(
  quota: Quota,
  { consumedPoints, msBeforeNext }: Pick<RateLimiterRes, 'consumedPoints' | 'msBeforeNext'>,
): Standing {
  const remaining = Math.max(quota.points - consumedPoints, 0);
  return { quota, isOver: consumedPoints > quota.points, remaining, resetsInMs: Math.max(msBeforeNext, 0) };
}

function isDue({ quota, points }: { quota: Quota; points: number }): boolean {
  return quota.isStrict === true || Math.abs(points) >= Math.max(1, quota.points * negligible);
}

/** Next bundles this module more than once in a process; all must count together. */
const holder = globalThis as typeof globalThis & { orderIntakeCounts?: SharedCounts };

export function sharedCounts(): SharedCounts {
  holder.orderIntakeCounts ??= openSharedCounts();
  return holder.orderIntakeCounts;
}
