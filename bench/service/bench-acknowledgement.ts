import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { courier, delivery, median, percentile } from './deliver';
import { appSecret, startService } from './start-service';

/**
 * How fast `POST /api/webhooks/messaging` is acknowledged: at full speed beside a bare node:http server that does the
 * same HMAC and one INSERT, and at 100 requests a second evenly spaced, alone and while the messages are being read.
 * Run with `npm run bench:acknowledgement` after a build.
 */
const rounds = 5;
const pacedRounds = 3;
const pacedSeconds = 10;
const perSecond = 100;
const fullSpeedRequests = 2_000;
const connections = 16;

/** A number of no tenant: its messages are verified and stored like all others, and owe no further work. */
const nobodysNumber = '199999999999999';

async function main(): Promise<void> {
  const service = await startService();
  const bare = await startBare(service.systemUrl);
  try {
    await fullSpeed(service.url);
    await fullSpeed(bare.url);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await fullSpeed(service.url));
      theirs.push(await fullSpeed(bare.url));
    }
    const ratios = ours.map((figure, at) => figure / (theirs[at] ?? Number.NaN));
    report('full speed, requests/s, service', ours);
    report('full speed, requests/s, bare node:http', theirs);
    report('ratio, pair by pair', ratios, 'goal ≥ 0.85');

    await reportPaced(service.url, 'alone', nobodysNumber);
    await reportPaced(service.url, 'while being read', undefined);
  } finally {
    bare.close();
    await service.close();
  }
}

async function reportPaced(url: string, how: string, to: string | undefined): Promise<void> {
  const paced: number[][] = [];
  for (let round = 0; round < pacedRounds; round += 1) paced.push(await atEvenPace(url, to));
  const share = (value: number) => paced.map((figures) => percentile(figures, value));
  report(`${perSecond}/s ${how}, p50 ms`, share(0.5), 'goal ≤ 6');
  report(`${perSecond}/s ${how}, p99 ms`, share(0.99), 'goal ≤ 50');
}

async function atEvenPace(url: string, to: string | undefined): Promise<number[]> {
  const post = courier(url, connections);
  const deliveries = Array.from({ length: perSecond * pacedSeconds }, (_, at) =>
    delivery(`${at} brown bread`, to),
  );
  const startedAt = performance.now();
  const pending: Promise<number>[] = [];
  for (const [sent, each] of deliveries.entries()) {
    const waitMs = startedAt + (sent * 1000) / perSecond - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    pending.push(post.send(each));
  }
  const figures = await Promise.all(pending);
  await post.close();
  return figures;
}

async function fullSpeed(url: string): Promise<number> {
  const post = courier(url, connections);
  const deliveries = Array.from({ length: fullSpeedRequests }, () =>
    delivery('10 brown bread', nobodysNumber),
  );
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
  const address = await new Promise<{ port: number }>((resolve) => {
    child.once('message', resolve as (message: unknown) => void);
  });
  return { url: `http://127.0.0.1:${address.port}`, close: () => void child.kill() };
}

function report(name: string, figures: number[], goal = ''): void {
  const spread = figures.map((figure) => figure.toFixed(2)).join(' ');
  const middle = median(figures).toFixed(2).padStart(9);
  console.log(`${name.padEnd(42)} median ${middle}   ${goal.padEnd(12)} (${spread})`);
}

await main();
