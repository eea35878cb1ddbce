import { approve, reject } from './harness/desk';
import { inParallel, prepareOrders } from './harness/orders';
import { conclude, missedUnless, scenario } from './harness/scenario';
import { untilSynced } from './harness/settle';

/** The platform's own codes, and what may befall a connection. */
const codes = [
  { status: 429, code: 130429 },
  { status: 400, code: 131056 },
  { status: 400, code: 131047 },
  { status: 401, code: 190 },
  { status: 500, code: 2 },
  { status: 503, code: 131016 },
];

/** A messaging platform that fails in every way it can. */
export const platform = scenario({
  name: 'platform',
  promise: 'every fault of the messaging platform: a customer is told at most once of each thing',
  isCalm: true,
  full: { rounds: 400, timeOuts: 1, settleMs: 600_000 },
  short: { rounds: 12, timeOuts: 0, settleMs: 120_000 },
  run: async (world, { rounds, timeOuts, settleMs }) => {
    const tenant = await world.tenant();
    const orders = await prepareOrders(world, tenant, rounds);
    const faults = [
      ...codes,
      'none' as const,
      'answer lost' as const,
      'dropped' as const,
      ...(timeOuts === 1 ? ['time-out' as const] : []),
    ];
    await world.platform.control({ from: tenant.phoneNumberId, faults: world.random.shuffle(faults) });
    await inParallel(orders, 8, (id) =>
      world.random.next() < 0.2 ? reject(world, tenant, id) : approve(world, tenant, id),
    );
    const settled = await untilSynced(world, [tenant], 70_000);
    const rows = await world.sql<{ status: string; count: number }[]>`
      select status, count(*)::int as count from notifications where tenant_id = ${tenant.id} group by status`;
    return conclude(world, [tenant], {
      faults: rounds,
      missed: missedUnless(settled <= settleMs, `all told or shown as failed only after ${settled} ms`),
      notes: [`notifications: ${rows.map(({ status, count }) => `${count} ${status}`).join(', ')}`],
    });
  },
});
