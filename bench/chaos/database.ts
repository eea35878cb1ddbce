import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, call, workShift } from './harness/desk';
import { stream } from './harness/messages';
import { conclude, missedUnless, scenario } from './harness/scenario';
import { untilRead, untilSynced } from './harness/settle';

/** While there is no database nothing else can be said. A 409 is what an order's own state answers. */
function isHonest(answer: Answer): boolean {
  if (answer.status === 503) return answer.retryAfter !== null;
  return answer.status < 300 || answer.status === 409;
}

/** The database is restarted again and again while everybody works. */
export const database = scenario({
  name: 'database',
  promise:
    'restarted every 5 s for 5 minutes: nothing acknowledged is lost, every answer is right or a 503 with Retry-After',
  full: { rounds: 60, everyMs: 5_000, perSecond: 10, readMs: 120_000, callMs: 70_000 },
  short: { rounds: 1, everyMs: 2_000, perSecond: 3, readMs: 120_000, callMs: 6_000 },
  run: async (world, { rounds, everyMs, perSecond, readMs, callMs }) => {
    const tenants = [await world.tenant(), await world.tenant()];
    const load = stream(world, tenants, perSecond);
    const shift = workShift(world, tenants, 2);
    const lists: (Answer | undefined)[] = [];
    let isOver = false;
    const reader = (async () => {
      while (!isOver) {
        for (const tenant of tenants)
          lists.push(await call(world, tenant, 'GET', '/api/orders?limit=5').catch(() => undefined));
        await sleep(100);
      }
    })();
    for (let round = 0; round < rounds; round += 1) {
      await sleep(everyMs);
      // In order, or at once as when it crashes.
      await world.product.hit('postgres', world.random.pick(['SIGINT', 'SIGQUIT'] as const));
    }
    await sleep(everyMs);
    isOver = true;
    await Promise.all([reader, load.stop(), shift.stop()]);
    const readAfter = await untilRead(world, tenants);
    const syncedAfter = await untilSynced(world, tenants, callMs);
    const answers = [...lists, ...shift.answers];
    const wrong = answers.flatMap((answer) => (answer && !isHonest(answer) ? [answer.status] : []));
    const cut = answers.filter((answer) => answer === undefined).length;
    const away = answers.filter((answer) => answer?.status === 503).length;
    return conclude(world, tenants, {
      actions: answers.length + load.acknowledged.length,
      faults: rounds,
      missed: [
        ...missedUnless(
          wrong.length === 0,
          `${wrong.length} wrong answers: ${[...new Set(wrong)].join(', ')}`,
        ),
        ...missedUnless(cut === 0, `${cut} requests had no answer`),
        ...missedUnless(readAfter <= readMs, `all was read only ${readAfter} ms after the last restart`),
        ...missedUnless(Number.isFinite(syncedAfter), 'the ERP never got all that was approved'),
      ],
      notes: [
        `${away} of ${answers.length} answers were a 503 with Retry-After; all read ${readAfter} ms after`,
      ],
    });
  },
});
