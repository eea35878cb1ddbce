import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, approve } from './harness/desk';
import { stream } from './harness/messages';
import { prepareOrders } from './harness/orders';
import { untilAcknowledged } from './harness/recovery';
import { conclude, missedUnless, scenario } from './harness/scenario';
import { untilRead, untilSynced } from './harness/settle';
import type { World } from './harness/world';

/** Every answer that somebody may get whose approval is under way when the service is told to stop. */
function isAnswered(answer: Answer | undefined): boolean {
  if (!answer) return false;
  return [200, 202].includes(answer.status) || (answer.status === 503 && answer.retryAfter !== null);
}

/** Restarts in order while messages come and approvals wait for a slow ERP. */
export const restarts = scenario({
  name: 'restarts',
  promise: '20 restarts in order under load: nothing lost or doubled, and no approval under way is cut',
  full: { rounds: 20, perSecond: 20, approvals: 20, erpMs: 3_000, recoverMs: 15_000, readMs: 120_000 },
  short: { rounds: 1, perSecond: 2, approvals: 4, erpMs: 1_500, recoverMs: 90_000, readMs: 120_000 },
  run: async (world, scale) => {
    const tenant = await world.tenant();
    const orders = await prepareOrders(world, tenant, scale.rounds * scale.approvals);
    await world.erp.control({ site: tenant.site, slowMs: scale.erpMs });
    const load = stream(world, [tenant], scale.perSecond);
    const recoverMs: number[] = [];
    const stopMs: number[] = [];
    const cut: string[] = [];
    for (let round = 1; round <= scale.rounds; round += 1) {
      const ids = orders.splice(0, scale.approvals);
      const pending = ids.map(async (id) => ({ answer: await approve(world, tenant, id), at: Date.now() }));
      await untilTaken(world, ids);
      await sleep(world.random.between(0, scale.erpMs));
      const startedAt = Date.now();
      await world.product.stop();
      stopMs.push(Date.now() - startedAt);
      const answers = await Promise.all(pending);
      const wrong = answers.filter(({ answer }) => !isAnswered(answer));
      cut.push(
        ...wrong.map(
          ({ answer, at }) => `${answer?.status ?? 'cut'} after ${((at - startedAt) / 1000).toFixed(1)} s`,
        ),
      );
      const stoppedAt = Date.now();
      await world.product.start();
      recoverMs.push(await untilAcknowledged(load.acknowledged, stoppedAt, scale.recoverMs * 2));
      world.log(
        `${round} of ${scale.rounds}: stopped in ${stopMs.at(-1)} ms, back after ${recoverMs.at(-1)} ms`,
      );
    }
    await load.stop();
    const readAfter = await untilRead(world, [tenant]);
    const syncedAfter = await untilSynced(world, [tenant], 20_000);
    return conclude(world, [tenant], {
      faults: scale.rounds,
      recoverMs,
      missed: [
        ...missedUnless(
          cut.length === 0,
          `${cut.length} approvals under way: ${[...new Set(cut)].join(', ')}`,
        ),
        ...missedUnless(
          Math.max(...recoverMs) <= scale.recoverMs,
          `back only after ${Math.max(...recoverMs)} ms`,
        ),
        ...missedUnless(readAfter <= scale.readMs, `all was read only after ${readAfter} ms`),
        ...missedUnless(Number.isFinite(syncedAfter), 'the ERP never got all that was approved'),
      ],
      notes: [`it stops in at most ${Math.max(...stopMs)} ms; all read ${readAfter} ms after the load ended`],
    });
  },
});

/** Until each of these approvals has been taken: a request that still lies in a buffer is not under way. */
async function untilTaken({ sql }: World, ids: string[]): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(20)) {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from orders where id = any(${ids}) and status = 'PENDING_REVIEW'`;
    if (row?.count === 0) return;
  }
}
