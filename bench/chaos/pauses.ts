import { setTimeout as sleep } from 'node:timers/promises';
import { workShift } from './harness/desk';
import { stream } from './harness/messages';
import type { Part } from './harness/product';
import { untilAcknowledged } from './harness/recovery';
import { conclude, missedUnless, scenario } from './harness/scenario';
import { untilRead, untilSynced } from './harness/settle';

/** A database stands still only when all of its processes do. */
const targets: readonly (readonly Part[])[] = [
  ['service'],
  ['functions'],
  ['launcher'],
  ['postgres', 'backend'],
];

/** Processes stand still for a while, as on a machine that swaps or is moved, and then go on as if nothing had been. */
export const pauses = scenario({
  name: 'pauses',
  promise: 'each process stands still for 5 to 60 s: 0 lost, 0 doubled, no lease lost',
  full: {
    rounds: 40,
    perSecond: 20,
    shortestMs: 5_000,
    longestMs: 60_000,
    recoverMs: 5_000,
    readMs: 60_000,
    callMs: 70_000,
  },
  short: {
    rounds: 4,
    perSecond: 4,
    shortestMs: 300,
    longestMs: 1_500,
    recoverMs: 60_000,
    readMs: 120_000,
    callMs: 6_000,
  },
  run: async (world, scale) => {
    const tenants = [await world.tenant({ receivers: ['/pauses'] }), await world.tenant()];
    const load = stream(world, tenants, scale.perSecond);
    const shift = workShift(world, tenants, 3);
    const recoverMs: number[] = [];
    for (let round = 0; round < scale.rounds; round += 1) {
      const target = targets[round % targets.length] ?? [];
      await sleep(world.random.between(200, 1_000));
      const pauseMs = world.random.between(scale.shortestMs, scale.longestMs);
      for (const part of target) await world.product.hit(part, 'SIGSTOP');
      await sleep(pauseMs);
      for (const part of target) await world.product.hit(part, 'SIGCONT');
      recoverMs.push(await untilAcknowledged(load.acknowledged, Date.now(), scale.recoverMs * 2));
      world.log(`${round + 1} of ${scale.rounds}: ${target[0]} stood still for ${pauseMs} ms`);
    }
    await Promise.all([load.stop(), shift.stop()]);
    const readAfter = await untilRead(world, tenants);
    const syncedAfter = await untilSynced(world, tenants, scale.callMs);
    return conclude(world, tenants, {
      faults: scale.rounds,
      recoverMs,
      missed: [
        ...missedUnless(
          Math.max(...recoverMs) <= scale.recoverMs,
          `back only after ${Math.max(...recoverMs)} ms`,
        ),
        ...missedUnless(readAfter <= scale.readMs, `all was read only ${readAfter} ms after the last pause`),
        ...missedUnless(Number.isFinite(syncedAfter), 'the ERP and the customers were never told all'),
      ],
      notes: ['clock jumps are left out: they need a library that is not everywhere'],
    });
  },
});
