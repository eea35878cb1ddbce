import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { copy, productColumns } from '@/bench/lists/fill-tables';
import { productRows } from '@/bench/lists/make-rows';
import { ensureBuilt } from '@/scripts/ensure-built.mjs';
import { openMachines } from '../chaos/harness/open-machines';
import { inParallel, percentile } from '../chaos/harness/orders';
import { conclude } from '../chaos/harness/scenario';
import { untilRead, untilSynced } from '../chaos/harness/settle';
import type { Tenant } from '../chaos/harness/tenants';
import { openWorld, type World } from '../chaos/harness/world';
import { followOrders } from './follow-orders';
import { killInTurn } from './kill-in-turn';
import { sendOrders } from './send-orders';
import { type Used, watchMachines } from './watch-machines';
import { type Grown, watchRoom } from './watch-room';

/**
 * Two machines, each a service and a process of functions, on one PostgreSQL and one Inngest server, at work for many
 * tenants: messages at an even pace, a tenth of them approved, webhooks on, a process killed every minute. Prints what
 * was promised beside what was measured, and whether anything was lost or doubled. Run with `npm run bench:scale` after a
 * build; the numbers below can be given as options.
 */
const { values } = parseArgs({
  options: {
    tenants: { type: 'string', default: '200' },
    products: { type: 'string', default: '2000' },
    'per-second': { type: 'string', default: '25' },
    seconds: { type: 'string', default: '300' },
    approved: { type: 'string', default: '0.1' },
    'kill-every': { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});
const scale = {
  tenants: Number(values.tenants),
  products: Number(values.products),
  perSecond: Number(values['per-second']),
  seconds: Number(values.seconds),
  /** 0 to 1: of the orders, at once and at random. */
  approvedShare: Number(values.approved),
  /** Seconds between two kills; 0 kills nothing. */
  killEvery: Number(values['kill-every']),
};

async function main(): Promise<void> {
  await ensureBuilt();
  const alone = await openWorld(Number(values.seed));
  let isKept = true;
  try {
    // Its receivers, ERP and platform are needed; a third machine is not.
    await alone.product.stop();
    const { world, machines, inngestPid, close } = await openMachines(alone, 2, {
      INDEX_CACHE_PRODUCTS: String(scale.tenants * scale.products),
    });
    try {
      const tenants = await makeTenants(world);
      await warmUp(world, tenants);
      const room = await watchRoom(world.sql);
      const orders = await followOrders(world);
      const watched = await watchMachines(world, machines, inngestPid());
      const load = sendOrders(world, tenants, { ...scale, orders });
      const kills = killInTurn(machines, scale.killEvery * 1000, alone.log);
      await sleep(scale.seconds * 1000);
      await kills.stop();
      await load.stop();
      const readAfterMs = await untilRead(world, tenants);
      const used = await watched.stop();
      const syncedAfterMs = await untilSynced(world, tenants, 6_000);
      await orders.stop();
      const { violations } = await conclude(world, tenants, {});
      const took = orders.timesOf(load.acknowledged);
      print('acknowledged → PENDING_REVIEW, p50 ms', percentile(took, 0.5).toFixed(0));
      print('acknowledged → PENDING_REVIEW, p95 ms', percentile(took, 0.95).toFixed(0), '≤ 1000');
      const acknowledging = load.acknowledged.map(({ ms }) => ms);
      print('acknowledgement, p50 ms', percentile(acknowledging, 0.5).toFixed(1));
      print('acknowledgement, p99 ms', percentile(acknowledging, 0.99).toFixed(1), '≤ 50');
      print('messages acknowledged, a second', (load.acknowledged.length / scale.seconds).toFixed(1));
      print('approvals answered', String(load.approved()));
      print('processes killed', String(kills.count()));
      print('all read after the load, ms', String(readAfterMs));
      print('all synced after the load, ms', String(syncedAfterMs));
      print('lost, doubled, invented', String(violations.length), '0');
      for (const { kind, key, words } of violations.slice(0, 10))
        console.log(`    ${kind}: ${key}: ${words}`);
      tellUsed(used, load.acknowledged.length);
      tellRoom(await room(), load.acknowledged.length);
      isKept = violations.length > 0;
      if (isKept) console.log(`  What everybody wrote down is in ${alone.folder}`);
    } finally {
      await close();
    }
  } finally {
    await alone.close(isKept);
  }
}

function tellUsed(used: Used, orders: number): void {
  print('CPU of an order, both machines, ms', (used.machinesMs / orders).toFixed(1), '≤ 60');
  print('CPU of an order, PostgreSQL, ms', (used.databaseMs / orders).toFixed(1));
  print('CPU of an order, Inngest server, ms', (used.inngestMs / orders).toFixed(1));
  print('memory of a service, MB', used.memoryMb.service.toFixed(0));
  print('memory of a functions’ process, MB', used.memoryMb.functions.toFixed(0));
  print('connections of a process, at most', (used.connections / 4).toFixed(1), '≤ 8');
  print('commits, a second', used.commitsPerSecond.toFixed(0));
}

/** What the goal is for is what the tables have grown by; beside it, what they would have without dead rows and free space. */
function tellRoom(grown: readonly Grown[], orders: number): void {
  const each = (bytes: number) => (bytes / orders).toFixed(0);
  const all = (of: 'bytes' | 'packedBytes') => each(grown.reduce((sum, piece) => sum + piece[of], 0));
  print('bytes of an order in PostgreSQL', all('bytes'), '≤ 6000');
  print('the same, all tables written anew', all('packedBytes'));
  for (const { name, bytes, packedBytes } of grown.filter((piece) => piece.bytes / orders > 10))
    console.log(`    ${each(bytes).padStart(6)} ${each(packedBytes).padStart(6)}  ${name}`);
}

async function makeTenants(world: World): Promise<Tenant[]> {
  const tenants: Tenant[] = [];
  const startedAt = Date.now();
  await inParallel(Array.from({ length: scale.tenants }), 4, async () => {
    const tenant = await world.tenant({ receivers: [`/scale-${tenants.length}`] });
    tenants.push(tenant);
  });
  const counts = { customers: 0, products: scale.products, orders: 0 };
  for (const { id } of tenants)
    await copy(
      world.sql,
      `products (${productColumns})`,
      productRows({ tenantId: id, mark: 'f', ...counts }),
    );
  await world.sql`analyze`;
  world.log(`${tenants.length} tenants after ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
  return tenants;
}

/** A message of each tenant: both machines have their catalogues in memory, or the larger part of them. */
async function warmUp(world: World, tenants: readonly Tenant[]): Promise<void> {
  const startedAt = Date.now();
  const orders = await followOrders(world);
  for (let round = 0; round < 2; round += 1) {
    const load = sendOrders(world, tenants, { ...scale, perSecond: 20, approvedShare: 0, orders });
    await sleep((tenants.length / 20) * 1000);
    await load.stop();
    await untilRead(world, tenants);
  }
  await orders.stop();
  world.log(`warm after ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
}

function print(name: string, value: string, goal?: string): void {
  console.log(`${name.padEnd(44)} ${value.padStart(9)}${goal === undefined ? '' : `   goal ${goal}`}`);
}

process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
await main();
