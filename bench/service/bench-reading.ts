import { loadavg } from 'node:os';
import postgres from 'postgres';
import { cpuMsOf, postmasterOf } from './cpu-time';
import { courier, delivery, median, percentile } from './deliver';
import { type BenchedService, startService } from './start-service';

/**
 * From the acknowledgement of a message to its order in PENDING_REVIEW, at 5 messages a second; then how many a second are
 * read of a burst, and what processor time one costs; with the embedded executor and database on this machine. Run with
 * `npm run bench:reading [-- burst]` after a build; `burst` alone leaves the even pace out.
 */
const rounds = 3;
const messages = 100;
const everyMs = 200;
const bursts = [200, 600, 600];
const texts = [
  '2 cs cola 2l, 10 brown bread',
  '5 x maize meal 10kg\n3 sugar 2.5kg\n12 milk 1l',
  'need 4 cooking oil 750ml pls',
];

async function main(): Promise<void> {
  const service = await startService();
  const sql = postgres(service.systemUrl, { max: 1, onnotice: () => undefined });
  const arrivals = new Map<string, number>();
  await sql.listen('order_changes', (payload) => {
    const change = JSON.parse(payload) as { orderId: string; status: string };
    if (change.status === 'PENDING_REVIEW' && !arrivals.has(change.orderId))
      arrivals.set(change.orderId, performance.now());
  });
  try {
    await round(service.url, arrivals, 20);
    if (process.argv[2] !== 'burst') await atEvenPace(service.url, arrivals);
    // The first one warms up.
    for (const count of bursts) await burst(service, arrivals, count);
  } finally {
    await sql.end();
    await service.close();
  }
}

async function atEvenPace(url: string, arrivals: Map<string, number>): Promise<void> {
  const figures: number[][] = [];
  for (let at = 0; at < rounds; at += 1) figures.push(await round(url, arrivals, messages));
  const row = (name: string, share: number, goal: string) => {
    const each = figures.map((taken) => percentile(taken, share));
    console.log(
      `${name.padEnd(40)} median ${median(each).toFixed(1).padStart(7)}   ${goal} (${each.map((ms) => ms.toFixed(1)).join(' ')})`,
    );
  };
  row('acknowledged → PENDING_REVIEW, p50 ms', 0.5, 'goal ≤ 150');
  row('acknowledged → PENDING_REVIEW, p95 ms', 0.95, 'goal ≤ 500');
}

/** All at once: how long until the last is read, and what every process of the service spent on it. */
async function burst(
  { url, pid, ownerUrl }: BenchedService,
  arrivals: Map<string, number>,
  count: number,
): Promise<void> {
  const post = courier(url, 8);
  arrivals.clear();
  const database = await postmasterOf(ownerUrl);
  const spentBefore = { service: cpuMsOf(pid), database: cpuMsOf(database) };
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: count }, (_, at) => post.send(delivery(`${texts[at % texts.length]} (${at})`))),
  );
  const acknowledgedMs = performance.now() - startedAt;
  await untilArrived(arrivals, count, 300_000);
  const seconds = (Math.max(...arrivals.values()) - startedAt) / 1000;
  await post.close();
  const spent = (of: 'service' | 'database') =>
    ((cpuMsOf(of === 'service' ? pid : database) - spentBefore[of]) / count).toFixed(0);
  console.log(
    `${count} at once: ${(count / seconds).toFixed(1)} read a second   goal ≥ 25   (acknowledged in ${(acknowledgedMs / 1000).toFixed(1)} s; CPU of one: service ${spent('service')} ms, database ${spent('database')} ms; load ${loadavg()[0]?.toFixed(1)})`,
  );
}

async function untilArrived(arrivals: Map<string, number>, count: number, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (arrivals.size < count && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50));
  if (arrivals.size < count) throw new Error(`${arrivals.size} of ${count} messages became orders`);
}

/** Messages become orders in the order in which they were acknowledged: one is under way at a time at this pace. */
async function round(url: string, arrivals: Map<string, number>, count: number): Promise<number[]> {
  const post = courier(url, 4);
  arrivals.clear();
  const acknowledged: number[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const startedAt = performance.now();
    await post.send(delivery(`${texts[sent % texts.length]} (${sent})`));
    acknowledged.push(performance.now());
    await new Promise((resolve) =>
      setTimeout(resolve, Math.max(0, everyMs - (performance.now() - startedAt))),
    );
  }
  await untilArrived(arrivals, count, 20_000);
  await post.close();
  return [...arrivals.values()].map((at, index) => at - (acknowledged[index] ?? at));
}

await main();
