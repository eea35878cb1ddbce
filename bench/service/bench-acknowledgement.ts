import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { courier, delivery, median, percentile } from './deliver';
import { appSecret, startService } from './start-service';

/**
 * How fast `POST /api/webhooks/messaging` is acknowledged: at 100 requests a second evenly spaced, and at full speed
 * against a bare node:http server that does the same HMAC and one INSERT. Run with `npm run bench:acknowledgement`.
 */
const rounds = 5;
const pacedSeconds = 10;
const fullSpeedRequests = 2_000;
const connections = 16;

async function main(): Promise<void> {
  const service = await startService();
  const bare = await startBare(service.systemUrl);
  try {
    await fullSpeed(service.url);
    await fullSpeed(bare.url);
    const paced: number[][] = [];
    for (let round = 0; round < 3; round += 1) paced.push(await atEvenPace(service.url, 100));
    report(
      'acknowledged at 100/s, p50 ms',
      paced.map((round) => percentile(round, 0.5)),
      'goal ≤ 6',
    );
    report(
      'acknowledged at 100/s, p99 ms',
      paced.map((round) => percentile(round, 0.99)),
      'goal ≤ 50',
    );

    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await fullSpeed(service.url));
      theirs.push(await fullSpeed(bare.url));
    }
    report('full speed, requests/s, service', ours);
    report('full speed, requests/s, bare node:http', theirs);
    report(
      'ratio, pair by pair',
      ours.map((figure, at) => figure / (theirs[at] ?? Number.NaN)),
      'goal ≥ 0.8',
    );
  } finally {
    bare.close();
    await service.close();
  }
}

async function atEvenPace(url: string, perSecond: number): Promise<number[]> {
  const post = courier(url, connections);
  const startedAt = performance.now();
  const pending: Promise<number>[] = [];
  for (let sent = 0; sent < perSecond * pacedSeconds; sent += 1) {
    const dueMs = startedAt + (sent * 1000) / perSecond;
    const waitMs = dueMs - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    // Statuses: the acknowledgement alone is measured here, not the reading that a text would start.
    pending.push(post.send(delivery('thanks')));
  }
  const figures = await Promise.all(pending);
  await post.close();
  return figures;
}

async function fullSpeed(url: string): Promise<number> {
  const post = courier(url, connections);
  const deliveries = Array.from({ length: fullSpeedRequests }, () => delivery('thanks'));
  const startedAt = performance.now();
  const worker = async () => {
    for (let next = deliveries.pop(); next; next = deliveries.pop()) await post.send(next);
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - startedAt) / 1000;
  await post.close();
  return fullSpeedRequests / seconds;
}

async function startBare(systemUrl: string): Promise<{ url: string; close(): void }> {
  const file = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
  const child = fork(file, [systemUrl, appSecret], { execArgv: ['--import', 'tsx'] });
  const address = await new Promise<{ port: number }>((resolve) =>
    child.once('message', resolve as (message: unknown) => void),
  );
  return { url: `http://127.0.0.1:${address.port}`, close: () => void child.kill() };
}

function report(name: string, figures: number[], goal = ''): void {
  const spread = figures.map((figure) => figure.toFixed(2)).join(' ');
  console.log(
    `${name.padEnd(42)} median ${median(figures).toFixed(2).padStart(9)}   ${goal.padEnd(12)} (${spread})`,
  );
}

await main();
