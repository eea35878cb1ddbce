import { setTimeout as sleep } from 'node:timers/promises';
import { workShift } from './harness/desk';
import { stream } from './harness/messages';
import { openMachines } from './harness/open-machines';
import { untilAcknowledged } from './harness/recovery';
import { conclude, missedUnless, scenario } from './harness/scenario';
import { untilRead, untilSynced } from './harness/settle';

/** Two machines with one database and one Inngest server: each dies in turn, and the server loses its state. */
export const machines = scenario({
  name: 'machines',
  promise:
    '0 lost, 0 doubled by two machines; the other acknowledges ≤ 5 s after one died; read after the server forgot',
  isLarge: true,
  full: { rounds: 20, wipes: 3, perSecond: 10, tenants: 4, gapMs: 6_000, recoverMs: 5_000, readMs: 90_000 },
  short: { rounds: 1, wipes: 0, perSecond: 2, tenants: 1, gapMs: 1_000, recoverMs: 60_000, readMs: 180_000 },
  run: async (alone, scale) => {
    const { world, machines: both, wipeInngest, close } = await openMachines(alone, 2);
    try {
      const tenants = await Promise.all(
        Array.from({ length: scale.tenants }, (_, at) => world.tenant({ receivers: [`/machines-${at}`] })),
      );
      const load = stream(world, tenants, scale.perSecond);
      const shift = workShift(world, tenants, scale.tenants);
      const recoverMs: number[] = [];
      for (let round = 0; round < scale.rounds; round += 1) {
        await sleep(world.random.between(0, scale.gapMs));
        const machine = both[round % both.length];
        const part = world.random.pick(['group', 'service', 'functions'] as const);
        await machine?.hit(part, 'SIGKILL');
        const killedAt = Date.now();
        recoverMs.push(await untilAcknowledged(load.acknowledged, killedAt, scale.recoverMs * 4));
        world.log(`${round + 1} of ${scale.rounds}: ${part}, acknowledging after ${recoverMs.at(-1)} ms`);
        if (part === 'group') await machine?.start();
      }
      for (let wipe = 0; wipe < scale.wipes; wipe += 1) {
        await sleep(world.random.between(0, scale.gapMs));
        await wipeInngest();
      }
      await Promise.all([load.stop(), shift.stop()]);
      const readAfter = await untilRead(world, tenants);
      const syncedAfter = await untilSynced(world, tenants, 6_000);
      const slowest = Math.max(0, ...recoverMs);
      return await conclude(world, tenants, {
        faults: scale.rounds + scale.wipes,
        recoverMs,
        missed: [
          ...missedUnless(
            slowest <= scale.recoverMs,
            `acknowledging took ${slowest} ms after a machine died`,
          ),
          ...missedUnless(readAfter <= scale.readMs, `all was read only after ${readAfter} ms`),
          ...missedUnless(Number.isFinite(syncedAfter), 'the ERP and the customers were never told all'),
        ],
        notes: [`all read ${readAfter} ms after the load ended, all synced ${syncedAfter} ms`],
      });
    } finally {
      await close();
    }
  },
});
