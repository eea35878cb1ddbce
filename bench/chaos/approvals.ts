import { type Answer, approve, read } from './harness/desk';
import { inParallel, prepareOrders } from './harness/orders';
import { conclude, missedUnless, scenario } from './harness/scenario';
import { untilSynced } from './harness/settle';
import type { Tenant } from './harness/tenants';

/** Everybody approves the same order at the same moment. */
export const approvals = scenario({
  name: 'approvals',
  promise:
    '50 approvals at once on each of 200 orders: one post each, one reference, the same answer for all',
  isCalm: true,
  full: { rounds: 200, tenants: 4, atOnce: 50, orders: 4 },
  short: { rounds: 2, tenants: 2, atOnce: 10, orders: 2 },
  run: async (world, { rounds, tenants: count, atOnce, orders: ordersAtOnce }) => {
    const tenants = await Promise.all(Array.from({ length: count }, () => world.tenant()));
    const work: { tenant: Tenant; id: string }[] = [];
    for (const tenant of tenants) {
      const ids = await prepareOrders(world, tenant, Math.ceil(rounds / count));
      work.push(...ids.map((id) => ({ tenant, id })));
    }
    const wrong: string[] = [];
    const took: number[] = [];
    await inParallel(work, ordersAtOnce, async ({ tenant, id }) => {
      const answers = await Promise.all(Array.from({ length: atOnce }, () => approve(world, tenant, id)));
      took.push(...answers.map((answer) => answer?.ms ?? 0));
      const seen = new Set(answers.map(describe));
      if (seen.size !== 1 || !/^200 SO-/.test([...seen][0] ?? ''))
        wrong.push(`${id}: ${[...seen].join(', ')}`);
      await read(world, tenant, id);
    });
    await untilSynced(world, tenants, 20_000);
    const posts = world.erp
      .journal()
      .filter(({ kind, site }) => kind === 'post' && tenants.some((t) => t.site === site));
    return conclude(world, tenants, {
      missed: [
        ...wrong.slice(0, 5).map((words) => `not one answer: ${words}`),
        ...missedUnless(posts.length === work.length, `${posts.length} posts for ${work.length} orders`),
      ],
      notes: [`the slowest of ${took.length} answers took ${Math.max(...took).toFixed(0)} ms`],
    });
  },
});

const describe = (answer: Answer | undefined) =>
  answer ? `${answer.status} ${answer.body.erpSalesOrderId}` : 'cut';
