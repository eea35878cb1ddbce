import { setTimeout as sleep } from 'node:timers/promises';
import { approve } from './harness/desk';
import { inParallel, prepareOrders } from './harness/orders';
import type { ErpFault, ErpSite } from './harness/outside/erp';
import { conclude, missedUnless, scenario } from './harness/scenario';
import { untilResolved, untilSynced } from './harness/settle';
import type { Tenant } from './harness/tenants';
import type { World } from './harness/world';

/** Every fault before, during and after the booking; `late` are the times after which a lost call is booked all the same. */
function faultsOf(late: readonly number[], withHanging: boolean): ErpFault[] {
  const whats = ['drop', 'error', 'empty', 'page', ...(withHanging ? (['hang'] as const) : [])] as const;
  return [
    { what: 'none', when: 'after' },
    { what: 'busy', when: 'before' },
    ...whats.flatMap((what): ErpFault[] => [
      { what, when: 'before' },
      { what, when: 'after' },
      ...late.map((lateMs): ErpFault => ({ what, when: 'during', lateMs })),
    ]),
  ];
}

/** An ERP that fails in every way it can, once for each order. */
export const erp = scenario({
  name: 'erp',
  promise:
    'every fault of an ERP, 2,000 approvals: 0 doubled, missing or invented; resolved ≤ 60 s after it is back, or a person is asked',
  isCalm: true,
  full: {
    rounds: 2_000,
    atOnce: 32,
    lateMs: 20_000,
    hangs: 1,
    awayMs: 135_000,
    resolveMs: 60_000,
    callMs: 30_000,
  },
  short: { rounds: 16, atOnce: 8, lateMs: 100, hangs: 0, awayMs: 1_500, resolveMs: 90_000, callMs: 6_000 },
  run: async (stage, scale) => {
    const world = await stage.withOwnErp();
    // 20, 60 and 300 s at full size.
    const late = [1, 3, 15].map((times) => scale.lateMs * times);
    const faults = world.random.shuffle(faultsOf(late, scale.hangs === 1));
    const kinds = [true, false].flatMap((lookup) => [true, false].map((tolerant) => ({ lookup, tolerant })));
    const sites = await Promise.all(
      kinds.map(async (kind) => {
        const tenant = await world.tenant();
        const orders = await prepareOrders(world, tenant, scale.rounds / kinds.length);
        const site = { site: tenant.site, ...kind, faults };
        await world.erp.control(site);
        return { tenant, orders, site };
      }),
    );
    const tenants = sites.map(({ tenant }) => tenant);
    const half = Math.ceil(scale.rounds / kinds.length / 2);
    const approveAll = (from: number, to?: number) =>
      inParallel(
        sites.flatMap(({ tenant, orders }) => orders.slice(from, to).map((id) => ({ tenant, id }))),
        scale.atOnce,
        ({ tenant, id }) => approve(world, tenant, id),
      );
    await approveAll(0, half);
    await sleep(Math.max(...late));
    const away = approveAll(half);
    await world.erp.kill();
    await sleep(scale.awayMs);
    await world.erp.start();
    const before = new Date();
    for (const { site } of sites) await world.erp.control(site);
    const resolvedMs = await untilResolved(world, tenants, { before, forMs: scale.resolveMs * 2 });
    // What is booked late must be there before the ERP's no can be believed.
    await away;
    await sleep(Math.max(...late));
    const syncedMs = await untilSynced(world, tenants, scale.callMs);
    const asked = await countAsked(world, tenants);
    const outcome = await conclude(world, tenants, {
      faults: scale.rounds,
      recoverMs: [resolvedMs],
      missed: [
        ...missedUnless(resolvedMs <= scale.resolveMs, `resolved only ${resolvedMs} ms after it was back`),
        ...missedUnless(Number.isFinite(syncedMs), 'some are neither in the ERP nor given to a person'),
      ],
      notes: [`resolved ${resolvedMs} ms after it was back; ${asked} were given to a person`],
    });
    await world.erp.kill();
    const circumstances = describeOrders(
      world,
      sites.map(({ site }) => site),
    );
    const violations = outcome.violations.map((each) => ({
      ...each,
      words: `${each.words} (${circumstances.get(each.key) ?? 'never posted'})`,
    }));
    return { ...outcome, violations };
  },
});

/** What kind of ERP each order met, and which faults. */
function describeOrders(world: World, sites: readonly ErpSite[]): Map<string, string> {
  const kinds = new Map(
    sites.map(({ site, lookup, tolerant }) => [
      site,
      `${lookup ? 'look-up' : 'no look-up'}, ${tolerant ? 'tolerant' : 'strict'}`,
    ]),
  );
  const met = new Map<string, string>();
  for (const line of world.erp.journal())
    if (line.kind === 'post')
      met.set(line.order, `${met.get(line.order) ?? kinds.get(line.site)}; ${line.fault}`);
  return met;
}

async function countAsked(world: World, tenants: readonly Tenant[]): Promise<number> {
  const [row] = await world.sql<{ count: number }[]>`
    select count(*)::int as count from orders where tenant_id in ${world.sql(tenants.map(({ id }) => id))}
      and (erp_doubt is not null or (erp_outcome_unknown and status = 'FAILED'))`;
  return row?.count ?? 0;
}
