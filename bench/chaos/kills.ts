import { setTimeout as sleep } from 'node:timers/promises';
import { workShift } from './harness/desk';
import { stream } from './harness/messages';
import type { Part } from './harness/product';
import { untilAcknowledged } from './harness/recovery';
import { conclude, missedUnless, scenario } from './harness/scenario';
import { untilRead, untilSynced } from './harness/settle';
import type { World } from './harness/world';

/** The worst first: a short run comes no further. */
const targets: readonly Part[] = ['functions', 'group', 'postgres', 'service', 'launcher', 'backend'];

/** `kill -9` of any process at any moment, under load. */
export const kills = scenario({
  name: 'kills',
  promise: '0 lost, 0 doubled; acknowledging again ≤ 5 s after a kill; all read ≤ 30 s after the last',
  full: {
    rounds: 200,
    perSecond: 20,
    tenants: 4,
    gapMs: 4_000,
    recoverMs: 5_000,
    readMs: 30_000,
    callMs: 70_000,
  },
  short: {
    rounds: 3,
    perSecond: 4,
    tenants: 2,
    gapMs: 800,
    recoverMs: 60_000,
    readMs: 120_000,
    callMs: 6_000,
  },
  run: async (world, scale) => {
    const tenants = await Promise.all(
      Array.from({ length: scale.tenants }, (_, at) => world.tenant({ receivers: [`/kills-${at}`] })),
    );
    const load = stream(world, tenants, scale.perSecond);
    const shift = workShift(world, tenants, scale.tenants);
    const recoverMs: number[] = [];
    let hits = 0;
    const order = world.random.shuffle(
      Array.from({ length: scale.rounds }, (_, round) => targets[round % targets.length] ?? 'service'),
    );
    for (const target of order) {
      await sleep(world.random.between(0, scale.gapMs));
      const killedAt = await kill(world, target);
      hits += 1;
      recoverMs.push(await untilAcknowledged(load.acknowledged, killedAt, scale.recoverMs * 4));
      world.log(`${hits} of ${scale.rounds}: ${target}, acknowledging after ${recoverMs.at(-1)} ms`);
    }
    await Promise.all([load.stop(), shift.stop()]);
    const readAfter = await untilRead(world, tenants);
    const syncedAfter = await untilSynced(world, tenants, scale.callMs);
    const slowest = Math.max(0, ...recoverMs);
    return conclude(world, tenants, {
      faults: hits,
      recoverMs,
      missed: [
        ...missedUnless(slowest <= scale.recoverMs, `acknowledging took ${slowest} ms after a kill`),
        ...missedUnless(readAfter <= scale.readMs, `all was read only ${readAfter} ms after the last kill`),
        ...missedUnless(Number.isFinite(syncedAfter), 'the ERP and the customers were never told all'),
      ],
      notes: [`all read ${readAfter} ms after the load ended, all synced ${syncedAfter} ms`],
    });
  },
});

/** Kills and, where nobody else does it, starts again; from then on the product has to recover by itself. */
async function kill(world: World, target: Part): Promise<number> {
  const { product, random } = world;
  await product.hit(target, 'SIGKILL', (pids) => (pids.length === 0 ? [] : [random.pick(pids)]));
  const killedAt = Date.now();
  if (target !== 'launcher' && target !== 'group') return killedAt;
  await sleep(random.between(0, 500));
  const restartedAt = Date.now();
  await product.start();
  return restartedAt;
}
