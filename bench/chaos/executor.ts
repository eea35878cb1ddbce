import { setTimeout as sleep } from 'node:timers/promises';
import { stream } from './harness/messages';
import { percentile } from './harness/orders';
import { conclude, missedUnless, scenario } from './harness/scenario';
import { untilRead } from './harness/settle';

/** The executor lives in the launcher: a launcher that stands still takes connections and answers none of them. */
export const executor = scenario({
  name: 'executor',
  promise: 'executor unreachable for 10 minutes at 20/s: acknowledged in ≤ 50 ms (p99), read ≤ 5 min after',
  full: { awayMs: 600_000, perSecond: 20, acknowledgeMs: 50, readMs: 300_000 },
  short: { awayMs: 3_000, perSecond: 5, acknowledgeMs: 5_000, readMs: 120_000 },
  run: async (world, { awayMs, perSecond, acknowledgeMs, readMs }) => {
    const tenant = await world.tenant();
    await world.product.hit('launcher', 'SIGSTOP');
    const load = stream(world, [tenant], perSecond);
    try {
      await sleep(awayMs);
      await load.stop();
    } finally {
      await world.product.hit('launcher', 'SIGCONT');
    }
    const readAfter = await untilRead(world, [tenant]);
    const p99 = percentile(
      load.acknowledged.map(({ ms }) => ms),
      0.99,
    );
    return conclude(world, [tenant], {
      faults: 1,
      recoverMs: [readAfter],
      missed: [
        ...missedUnless(p99 <= acknowledgeMs, `acknowledging took ${p99.toFixed(0)} ms (p99)`),
        ...missedUnless(readAfter <= readMs, `all was read only ${readAfter} ms after it was back`),
      ],
      notes: [`acknowledged in ${p99.toFixed(0)} ms (p99); all read ${readAfter} ms after it was back`],
    });
  },
});
