import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { stopListening } from '@/db/listen';
import { systemSql } from '@/db/system';
import * as settling from './settle-points';
import { openSharedCounts, type Quota, type SharedCounts } from './shared-counts';

vi.mock('./settle-points', { spy: true });

afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(settling.settlePoints).mockClear();
});

let made = 0;
/** Of its own for each test: the database remembers. */
const quotaOf = (points: number, more: Partial<Quota> = {}): Quota => {
  made += 1;
  return { name: `q${made}`, points, seconds: 60, ...more };
};
/** Stands for the limits of one more process. */
function open(): SharedCounts {
  const counts = openSharedCounts();
  onTestFinished(() => counts.close());
  return counts;
}
async function use(counts: SharedCounts, quota: Quota, times: number, whom = 'a') {
  let standing = await counts.count(quota, whom);
  for (let n = 1; n < times; n += 1) standing = await counts.count(quota, whom);
  return standing;
}

/** Two seconds on a quiet machine; each look counts once more, far fewer times than any quota here allows. */
const inTwoSeconds = { interval: 250, timeout: 5_000 };

describe('a quota', () => {
  it('is used up in one process, says for how long, and is nobody else’s', async () => {
    const [counts, quota] = [open(), quotaOf(5)];
    expect(await use(counts, quota, 5)).toMatchObject({ isOver: false, remaining: 0 });
    const over = await counts.count(quota, 'a');
    expect(over).toMatchObject({ isOver: true, remaining: 0 });
    expect(over.resetsInMs).toBeGreaterThan(55_000);
    expect(over.resetsInMs).toBeLessThanOrEqual(60_000);
    expect(await counts.count(quota, 'b')).toMatchObject({ isOver: false, remaining: 4 });
  });

  it('that is used up in one process is used up in all within two seconds, also where nobody has asked', async () => {
    const [one, other, quota] = [open(), open(), quotaOf(100)];
    await other.count(quota, 'somebody');
    await other.settle();
    await use(one, quota, 100);
    await expect.poll(async () => (await other.count(quota, 'a')).isOver, inTwoSeconds).toBe(true);
    expect(await other.count(quota, 'somebody')).toMatchObject({ isOver: false });
  });

  it('is used up by two processes together', async () => {
    const [one, other, quota] = [open(), open(), quotaOf(100)];
    await Promise.all([use(one, quota, 60), use(other, quota, 60)]);
    expect((await one.count(quota, 'a')).isOver).toBe(false);
    await Promise.all([one.settle(), other.settle()]);
    await one.settle();
    await expect.poll(async () => (await one.count(quota, 'a')).isOver, inTwoSeconds).toBe(true);
    await expect.poll(async () => (await other.count(quota, 'a')).isOver, inTwoSeconds).toBe(true);
  });

  it('begins anew when its window is over, in all processes', async () => {
    const [one, other, quota] = [open(), open(), quotaOf(10, { seconds: 3 })];
    await use(one, quota, 10);
    await one.settle();
    expect((await one.count(quota, 'a')).isOver).toBe(true);
    await sleep(3100);
    expect(await use(one, quota, 5)).toMatchObject({ isOver: false, remaining: 5 });
    await one.settle();
    await use(other, quota, 5);
    await other.settle();
    const [row] = await systemSql()`select points from limit_counts where key = ${`${quota.name}:a`}`;
    expect(row?.points).toBe(10);
  });

  it('costs one statement a second, whoever is counted, and none for those who ask seldom', async () => {
    const [counts, quota] = [open(), quotaOf(1000)];
    await Promise.all(Array.from({ length: 50 }, (_, n) => use(counts, quota, 40, `busy-${n}`)));
    await use(counts, quota, 10, 'quiet');
    expect(settling.settlePoints).not.toHaveBeenCalled();
    await counts.settle();
    expect(vi.mocked(settling.settlePoints).mock.calls.map(([given]) => given.length)).toEqual([50]);
    await counts.settle();
    expect(settling.settlePoints).toHaveBeenCalledTimes(1);
  });
});

describe('while the database is away', () => {
  it('each process goes on counting by itself, and tells the others afterwards', async () => {
    const [one, other, quota] = [open(), open(), quotaOf(10)];
    const away = vi.mocked(settling.settlePoints).mockRejectedValue(new Error('away'));
    expect(await use(one, quota, 10)).toMatchObject({ isOver: false });
    await one.settle();
    expect(await one.count(quota, 'a')).toMatchObject({ isOver: true });
    expect(await other.count(quota, 'a')).toMatchObject({ isOver: false, remaining: 9 });
    away.mockRestore();
    await one.settle();
    await other.settle();
    expect(await other.count(quota, 'a')).toMatchObject({ isOver: true });
  });

  it('nobody waits for it, and what was told meanwhile is heard with the next sum', async () => {
    const [one, other, quota] = [open(), open(), quotaOf(10)];
    vi.mocked(settling.settlePoints).mockReturnValue(new Promise(() => undefined));
    const startedAt = performance.now();
    await use(one, quota, 10);
    void one.settle();
    expect((await one.count(quota, 'a')).isOver).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    vi.mocked(settling.settlePoints).mockRestore();
    await use(other, quota, 10);
    await stopListening();
    await other.settle();
    expect((await other.count(quota, 'a')).isOver).toBe(true);
  });
});

describe('a strict quota', () => {
  const strict = (points: number) => quotaOf(points, { isStrict: true });

  it('counts each single one in all processes at once, and over a restart', async () => {
    const quota = strict(3);
    expect((await open().count(quota, 'a')).remaining).toBe(2);
    expect((await open().count(quota, 'a')).remaining).toBe(1);
    expect((await open().count(quota, 'a')).remaining).toBe(0);
    expect(await open().count(quota, 'a')).toMatchObject({ isOver: true });
  });

  it('gives back what does not count after all', async () => {
    const [one, quota] = [open(), strict(2)];
    await use(one, quota, 2);
    await one.takeBack(quota, 'a');
    expect(await one.count(quota, 'a')).toMatchObject({ isOver: false, remaining: 0 });
    await one.takeBack(quota, 'a');
    await one.settle();
    expect(await open().count(quota, 'a')).toMatchObject({ isOver: false, remaining: 0 });
    expect(await open().count(quota, 'a')).toMatchObject({ isOver: true });
  });

  it('is not passed by guesses at the same moment in two processes', async () => {
    const [one, other, quota] = [open(), open(), strict(10)];
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? one : other).count(quota, 'a')),
    );
    expect(all.filter(({ isOver }) => !isOver).length).toBeLessThanOrEqual(10);
  });
});

it('holds between two processes of the operating system', { timeout: 60_000 }, async () => {
  const quota = quotaOf(50);
  const file = fileURLToPath(new URL('./testing/count-apart.ts', import.meta.url));
  const child = fork(file, [JSON.stringify(quota), '50'], { execArgv: ['--import', 'tsx'] });
  onTestFinished(() => void child.kill());
  const here = open();
  await here.count(quota, 'somebody');
  await here.settle();
  await once(child, 'message');
  await expect.poll(async () => (await here.count(quota, 'a')).isOver, inTwoSeconds).toBe(true);
});
