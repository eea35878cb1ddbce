import { setTimeout as sleep } from 'node:timers/promises';
import { call } from './harness/desk';
import { deliverTogether, newMessage } from './harness/messages';
import { inParallel, percentile } from './harness/orders';
import { memoryOf } from './harness/process-table';
import { conclude, missedUnless, scenario } from './harness/scenario';
import { untilRead } from './harness/settle';

const payloadSize = 25;
const longestMs = 2 * 60 * 60_000;

/** A night's messages at once. */
export const backlog = scenario({
  name: 'backlog',
  promise:
    '20,000 messages at once: ≥ 20/s on two cores, ≤ 100 MB more memory, a desk lists in ≤ 300 ms (p95) meanwhile',
  isCalm: true,
  full: { rounds: 20_000, perSecond: 20, megabytes: 100, listMs: 300 },
  short: { rounds: 12, perSecond: 0.1, megabytes: 1_000, listMs: 15_000 },
  run: async (world, { rounds, perSecond, megabytes, listMs }) => {
    const { product } = world;
    const tenant = await world.tenant();
    const messages = Array.from({ length: rounds }, () => newMessage(tenant, world.random));
    const payloads = Array.from({ length: Math.ceil(rounds / payloadSize) }, (_, at) =>
      messages.slice(at * payloadSize, (at + 1) * payloadSize),
    );
    const before = memoryOf(await product.pidsOf('group'));
    await inParallel(payloads, 8, (payload) => deliverTogether(world, payload));
    const lists: number[] = [];
    let most = before;
    let isOver = false;
    const desk = (async () => {
      while (!isOver) {
        lists.push((await call(world, tenant, 'GET', '/api/orders?status=PENDING_REVIEW&limit=50')).ms);
        most = Math.max(most, memoryOf(await product.pidsOf('group')));
        await sleep(250);
      }
    })();
    const drainedMs = await untilRead(world, [tenant], longestMs);
    const rate = (rounds / drainedMs) * 1_000;
    isOver = true;
    await desk;
    const more = (most - before) / 1024 / 1024;
    const p95 = percentile(lists, 0.95);
    return conclude(world, [tenant], {
      actions: rounds + lists.length,
      missed: [
        ...missedUnless(rate >= perSecond, `read only ${rate.toFixed(1)} messages a second`),
        ...missedUnless(more <= megabytes, `took ${more.toFixed(0)} MB more memory`),
        ...missedUnless(p95 <= listMs, `a desk's list took ${p95.toFixed(0)} ms (p95)`),
      ],
      notes: [
        `${rate.toFixed(1)} messages/s, ${more.toFixed(0)} MB more, lists in ${p95.toFixed(0)} ms (p95)`,
      ],
    });
  },
});
