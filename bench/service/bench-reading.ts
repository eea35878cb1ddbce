import postgres from 'postgres';
import { courier, delivery, median, percentile } from './deliver';
import { startService } from './start-service';

/**
 * From the acknowledgement of a message to its order in PENDING_REVIEW, at 5 messages a second, with the embedded
 * executor and database on this machine. Run with `npm run bench:reading`.
 */
const rounds = 3;
const messages = 100;
const everyMs = 200;
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
    const figures: number[][] = [];
    for (let at = 0; at < rounds; at += 1) figures.push(await round(service.url, arrivals, messages));
    const row = (name: string, share: number, goal: string) => {
      const each = figures.map((taken) => percentile(taken, share));
      console.log(
        `${name.padEnd(40)} median ${median(each).toFixed(1).padStart(7)}   ${goal} (${each.map((ms) => ms.toFixed(1)).join(' ')})`,
      );
    };
    row('acknowledged → PENDING_REVIEW, p50 ms', 0.5, 'goal ≤ 150');
    row('acknowledged → PENDING_REVIEW, p95 ms', 0.95, 'goal ≤ 500');
  } finally {
    await sql.end();
    await service.close();
  }
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
  const deadline = performance.now() + 20_000;
  while (arrivals.size < count && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50));
  await post.close();
  if (arrivals.size !== count) throw new Error(`${arrivals.size} of ${count} messages became orders`);
  return [...arrivals.values()].map((at, index) => at - (acknowledged[index] ?? at));
}

await main();
