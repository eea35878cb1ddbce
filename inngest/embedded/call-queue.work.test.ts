import { afterAll, beforeAll, expect, it } from 'vitest';
import { WorkCounter } from '@/bench/count-work';

let counter: WorkCounter;
let workOf: (calls: number) => Promise<number>;

beforeAll(async () => {
  counter = await WorkCounter.begin('inngest');
  const { CallQueue } = await import('./call-queue');
  workOf = (calls) =>
    counter.count(async () => {
      const queue = new CallQueue(50);
      let ended = 0;
      for (let index = 0; index < calls; index += 1) {
        queue.push({
          functionId: 'fn',
          begun: false,
          limits: [
            { key: 'all', limit: 5 },
            { key: String(index % (calls / 4)), limit: 1 },
          ],
          run: async () => {
            await Promise.resolve();
            ended += 1;
          },
        });
      }
      while (ended < calls) await new Promise((resolve) => setImmediate(resolve));
      await queue.stop();
      expect([queue.running, queue.waiting]).toEqual([0, 0]);
    });
});

afterAll(() => counter.end());

it('gets through thousands of keys behind one limit without more work for each, and counts back to nothing', async () => {
  const work = await workOf(1000);
  expect(work).toBeGreaterThan(1000);
  expect(await workOf(8000)).toBeLessThan(8.5 * work);
});
