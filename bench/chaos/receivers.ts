import { setTimeout as sleep } from 'node:timers/promises';
import { deliver, newMessage } from './harness/messages';
import { inParallel, ordersOf, percentile } from './harness/orders';
import type { ReceiverOrders } from './harness/outside/receivers';
import { conclude, missedUnless, scenario } from './harness/scenario';
import { passTime } from './harness/settle';
import { sentEvents, type Tenant } from './harness/tenants';
import type { World } from './harness/world';

/** The pauses that the service promises, in seconds; each may be 20 % shorter or longer. */
const schedule = [5, 30, 120, 600, 1_800, 7_200, 18_000, 36_000, 43_200, 86_400, 86_400];

type Behaviour = Omit<ReceiverOrders, 'path'> & { attempts?: number; asksFor?: number };

/** What a receiver may ask for is heard up to so many steps of the schedule. */
const longestAsked = 2;

/** How receivers fail; `attempts` where the first is the last, `asksFor` in seconds by Retry-After. */
function behaviours(withHanging: boolean): Record<string, Behaviour> {
  return {
    broken: { status: 500 },
    redirecting: { status: 302, headers: { location: '/chaos-elsewhere' } },
    gone: { status: 410, attempts: 1 },
    asking: { status: 503, headers: { 'retry-after': '100000' }, asksFor: 100_000 },
    huge: { status: 500, bytes: 20_000_000 },
    slow: { delayMs: 1_000, attempts: 1 },
    ...(withHanging && { hanging: { hangs: true } }),
  };
}

/** Receivers of webhooks that fail in every way, over days that pass in moments, and one dead one among a hundred. */
export const receivers = scenario({
  name: 'receivers',
  promise:
    'every failing receiver is called by the schedule ±20 % with the same id and bytes; one dead one slows 99 others by ≤ 10 %',
  isCalm: true,
  full: { rounds: 11, hangs: 1, others: 99, events: 20, slower: 1.1, floorMs: 0 },
  short: { rounds: 2, hangs: 0, others: 9, events: 2, slower: 20, floorMs: 15_000 },
  run: async (world, { rounds, hangs, others, events, slower, floorMs }) => {
    const mark = `/chaos-${world.random.between(0, 1_000_000)}`;
    const failing = behaviours(hangs === 1);
    const tenant = await world.tenant({ receivers: Object.keys(failing).map((name) => `${mark}/${name}`) });
    for (const [name, { attempts, asksFor, ...orders }] of Object.entries(failing))
      await world.receivers.control({ ...orders, path: `${mark}/${name}` });
    await receiveOne(world, tenant);
    const missed: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      await untilAttempted(world, tenant, round, failing);
      missed.push(...(await checkPauses(world, tenant, failing)));
      await passTime(world, [tenant], 0);
    }
    const elsewhere = world.receivers.journal().filter(({ path }) => path === '/chaos-elsewhere').length;

    const many = Array.from({ length: others + 1 }, (_, at) => `${mark}/many/${at}`);
    const crowd = await world.tenant({ receivers: many });
    const [dead = ''] = many;
    const alone = await measure(world, crowd, events, dead);
    await world.receivers.control({ path: dead, hangs: true });
    const beside = await measure(world, crowd, events, dead);
    return conclude(world, [tenant, crowd], {
      faults: world.receivers.journal().filter(({ path }) => path.startsWith(mark)).length,
      missed: [
        ...missed,
        ...missedUnless(elsewhere === 0, 'a redirect was followed'),
        ...missedUnless(
          beside <= Math.max(alone * slower, floorMs),
          `one dead receiver makes the others wait ${beside.toFixed(0)} ms instead of ${alone.toFixed(0)} (p99)`,
        ),
      ],
      notes: [`p99 of the others: ${alone.toFixed(0)} ms, beside a dead one ${beside.toFixed(0)} ms`],
    });
  },
});

async function receiveOne(world: World, tenant: Tenant): Promise<void> {
  const message = newMessage(tenant, world.random);
  await deliver(world, message);
  await ordersOf(world, tenant, [message], 120_000);
}

interface State {
  url: string;
  attempts: number;
  /** From the last attempt's record to the next one, in seconds; null when there is none to come. */
  pause: number | null;
}

function statesOf({ sql }: World, { id }: Tenant): Promise<State[]> {
  return sql<State[]>`
    select url, (select count(*)::int from webhook_attempts where delivery_id = deliveries.id) as attempts,
      extract(epoch from next_attempt_at - (select max(created_at) from webhook_attempts
        where delivery_id = deliveries.id))::float8 as pause
    from webhook_deliveries as deliveries join webhook_endpoints on webhook_endpoints.id = endpoint_id
    where deliveries.tenant_id = ${id}`;
}

const nameOf = ({ url }: State) => url.slice(url.lastIndexOf('/') + 1);

async function untilAttempted(
  world: World,
  tenant: Tenant,
  round: number,
  failing: Record<string, Behaviour>,
) {
  for (let look = 0; look < 1_200; look += 1) {
    const states = await statesOf(world, tenant);
    const wanted = (state: State) => Math.min(round, failing[nameOf(state)]?.attempts ?? round);
    if (states.length > 0 && states.every((state) => state.attempts >= wanted(state))) return;
    await sleep(100);
  }
  throw new Error(`attempt ${round} was never made`);
}

/** Each by its own attempts: while one hangs, others are called once more. */
async function checkPauses(world: World, tenant: Tenant, failing: Record<string, Behaviour>) {
  return (await statesOf(world, tenant)).flatMap((state) => {
    const name = nameOf(state);
    const { attempts, asksFor } = failing[name] ?? {};
    const step = schedule[state.attempts - 1];
    if (attempts === undefined && step === undefined)
      return missedUnless(state.pause === null, `${name} is called again after attempt ${state.attempts}`);
    if (attempts !== undefined)
      return missedUnless(state.pause === null && state.attempts === attempts, `${name} was called again`);
    const wanted = asksFor === undefined ? (step ?? 0) : Math.min(asksFor, (step ?? 0) * longestAsked);
    const [shortest, longest] = [wanted * 0.8, wanted * 1.2];
    const isKept = state.pause !== null && state.pause >= shortest - 1 && state.pause <= longest + 1;
    return missedUnless(
      isKept,
      `${name}: ${state.pause} s after attempt ${state.attempts} instead of ${wanted}`,
    );
  });
}

/** How long receivers other than `dead` wait for events, in ms (p99). */
async function measure(world: World, tenant: Tenant, events: number, dead: string): Promise<number> {
  const since = Date.now();
  await inParallel(Array.from({ length: events }), 2, () => receiveOne(world, tenant));
  for (let look = 0; look < 1_200; look += 1) {
    const rows = await world.sql<{ id: string; at: number }[]>`
      select id, extract(epoch from created_at)::float8 * 1000 as at from outbound_events
      where tenant_id = ${tenant.id} and name = any(${sentEvents}) and created_at >= ${new Date(since)}`;
    const made = new Map(rows.map(({ id, at }) => [id, at]));
    const calls = world.receivers.journal().filter(({ path, eventId }) => path !== dead && made.has(eventId));
    const receiversOf = await world.sql<{ count: number }[]>`
      select count(*)::int as count from webhook_endpoints where tenant_id = ${tenant.id}`;
    if (calls.length >= rows.length * ((receiversOf[0]?.count ?? 0) - 1))
      return percentile(
        calls.map(({ eventId, at }) => at - (made.get(eventId) ?? 0)),
        0.99,
      );
    await sleep(100);
  }
  return Number.POSITIVE_INFINITY;
}
