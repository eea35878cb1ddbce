import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { courier, delivery, percentile } from './deliver';
import { type BenchedService, startService } from './start-service';

/**
 * How long the service takes to check and store a file of 100,000 products and one of 1,000,000 lines that 800 customers
 * ordered before, and to change 1,000 products by one request; how much more memory it uses meanwhile, and how long
 * others wait for a page of the catalogue and for the acknowledgement of a message. The load average of the machine tells
 * what else it was doing. Run with `npm run bench:imports [-- products [lines]]` after a build.
 */
const counts = { products: Number(process.argv[2] ?? 100_000), lines: Number(process.argv[3] ?? 1_000_000) };
const customers = 800;
const goals = { productsSeconds: 60, historySeconds: 300, megabytes: 300, acknowledgedMs: 50, putMs: 2_000 };

async function main(): Promise<void> {
  const service = await startService();
  try {
    const ask = await signIn(service.url);
    await measured(ask, service, {
      ...{ target: 'products', what: `${counts.products} products`, goalSeconds: goals.productsSeconds },
      file: () => productsFile(counts.products),
    });
    await measurePut(ask);
    if (counts.lines === 0) return;
    await importFile(ask, 'customers', customersFile());
    await measured(ask, service, {
      ...{ target: 'history', what: `${counts.lines} lines of history`, goalSeconds: goals.historySeconds },
      file: () => historyFile(counts.lines),
    });
  } finally {
    await service.close();
  }
}

/** As many products as one request may carry, all of them changed, in the catalogue that was just stored. */
async function measurePut(ask: Ask): Promise<void> {
  const many = Math.min(1_000, counts.products);
  const rows = Array.from({ length: many }, (_, n) => ({ sku: `IMP-${n + 1}`, basePrice: 900 + n }));
  const sent = performance.now();
  const { updated } = changed.parse(await ask('PUT', '/api/products', JSON.stringify({ rows })));
  if (updated !== many) throw new Error(`PUT /api/products changed ${updated} of ${many}`);
  console.log(
    `${many} products changed by one PUT in ${Math.round(performance.now() - sent)} ms   goal ≤ ${goals.putMs}`,
  );
}
const changed = z.object({ updated: z.int() });

interface Measure {
  target: string;
  what: string;
  goalSeconds: number;
  file: () => string;
}

/** Imports a file and says what that took. */
async function measured(
  ask: Ask,
  { pid, url }: BenchedService,
  { target, what, goalSeconds, file }: Measure,
): Promise<void> {
  const content = file();
  const load = loadavg()[0] ?? 0;
  const before = megabytes(pid);
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, megabytes(pid));
  }, 100);
  const messages = sendMessages(url);
  const { seconds, checkSeconds, waited } = await importFile(ask, target, content);
  const acknowledged = await messages.end();
  clearInterval(watching);
  console.log(
    `${what} in ${seconds.toFixed(1)} s, of which dry run ${checkSeconds.toFixed(1)}   goal ≤ ${goalSeconds}`,
  );
  const growth = `${Math.round(before)} to ${Math.round(most)} MB: + ${Math.round(most - before)}`;
  console.log(`  memory ${growth}   goal ≤ ${goals.megabytes}`);
  const p = (figures: number[], share: number) => percentile(figures, share).toFixed(0);
  console.log(`  a page of the catalogue meanwhile: p50 ${p(waited, 0.5)}, p99 ${p(waited, 0.99)} ms`);
  console.log(
    `  a message acknowledged meanwhile: p50 ${p(acknowledged, 0.5)}, p99 ${p(acknowledged, 0.99)} ms   goal ≤ ${goals.acknowledgedMs} at p99`,
  );
  console.log(`  load average ${load.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`);
}

/** A message a second until it is ended; then how long each took to be acknowledged, in ms. */
function sendMessages(url: string): { end(): Promise<number[]> } {
  const post = courier(url, 1);
  const ending = new AbortController();
  const sending = (async () => {
    const taken: number[] = [];
    while (!ending.signal.aborted) {
      taken.push(await post.send(delivery(`2 x bread (${taken.length})`)));
      await setTimeout(1_000, undefined, { signal: ending.signal }).catch(() => undefined);
    }
    return taken;
  })();
  return {
    end: async () => {
      ending.abort();
      const taken = await sending;
      await post.close();
      return taken;
    },
  };
}

async function importFile(ask: Ask, target: string, content: string) {
  const form = new FormData();
  form.append('target', target);
  form.append('file', new Blob([content]), `${target}.csv`);
  const sent = performance.now();
  const since = () => (performance.now() - sent) / 1000;
  const { id } = imported.parse(await ask('POST', '/api/imports', form));
  await ask('POST', `/api/imports/${id}/check`, '{}');
  const check = await until(ask, id, 'CHECKED');
  const checkSeconds = since();
  await ask('POST', `/api/imports/${id}/commit`, '{"leaveOutRejected":true}');
  const commit = await until(ask, id, 'COMMITTED');
  return { seconds: since(), checkSeconds, waited: [...check, ...commit] };
}

const imported = z.object({ id: z.string(), status: z.string(), problem: z.string().nullable() });
type Ask = (method: string, path: string, body?: FormData | string) => Promise<unknown>;

/** Waits for the status; returns how long each page of the catalogue took that was asked for meanwhile, in ms. */
async function until(ask: Ask, id: string, status: string): Promise<number[]> {
  const waited: number[] = [];
  for (;;) {
    const found = imported.parse(await ask('GET', `/api/imports/${id}?limit=1`));
    if (found.status === status) return waited;
    if (found.status === 'FAILED') throw new Error(found.problem ?? 'it failed');
    const start = performance.now();
    await ask('GET', '/api/products?limit=1');
    waited.push(performance.now() - start);
    await setTimeout(100);
  }
}

async function signIn(url: string): Promise<Ask> {
  const answer = await fetch(`${url}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tenant: 'demo', username: 'manager', pin: '246810' }),
  });
  const { accessToken } = z.object({ accessToken: z.string() }).parse(await answer.json());
  return async (method, path, body) => {
    const headers = new Headers({ authorization: `Bearer ${accessToken}` });
    if (typeof body === 'string') headers.set('content-type', 'application/json');
    const response = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  };
}

function productsFile(count: number): string {
  const lines = ['SKU;Description;Price;Pack size;Barcode;Category;Bin;Gold price'];
  for (let n = 1; n <= count; n += 1)
    lines.push(
      `IMP-${n};Imported goods ${n} ${(n * 7919) % 1000}g;${n % 500},${10 + (n % 90)};${1 + (n % 24)};60${10_000_000_000 + n};Group ${n % 40};A-${n % 300};${n % 400},50`,
    );
  return lines.join('\r\n');
}

function customersFile(): string {
  const lines = ['Account;Customer name;Cell'];
  for (let n = 1; n <= customers; n += 1)
    lines.push(`CUS-${n};Shop ${n};+2783555${String(n).padStart(4, '0')}`);
  return lines.join('\n');
}

/** Two years of orders, in about 40 bytes a line. */
function historyFile(count: number): string {
  const lines = ['Customer;Date;SKU;Qty;Text'];
  const dayMs = 24 * 60 * 60_000;
  const today = Date.now();
  for (let n = 1; n <= count; n += 1) {
    const day = new Date(today - (1 + (Math.floor(n / customers) % 700)) * dayMs).toISOString().slice(0, 10);
    const sku = 1 + ((n * 31) % Math.min(counts.products, 10_000));
    lines.push(`CUS-${1 + (n % customers)};${day};IMP-${sku};${1 + (n % 23)};goods ${sku}`);
  }
  return lines.join('\n');
}

/** What the process and those that it has started hold in memory: which of them works is the launcher's affair. */
function megabytes(pid: number): number {
  const task = `/proc/${pid}`;
  const own = Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`${task}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  const children = readdirSync(`${task}/task`).flatMap((thread) =>
    readFileSync(`${task}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return children.reduce((sum, child) => sum + megabytes(Number(child)), own);
}

await main();
