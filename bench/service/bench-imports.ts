import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { startService } from './start-service';

/**
 * How long the service takes to check and store a file of 100,000 products, how much more memory it uses meanwhile, and
 * how long others wait for a page of the catalogue. Run with `npm run bench:imports [-- rows]` after a build.
 */
const rows = Number(process.argv[2] ?? 100_000);
const goals = { seconds: 60, megabytes: 300 };

async function main(): Promise<void> {
  const service = await startService();
  try {
    const ask = await signIn(service.url);
    const before = megabytes(service.pid);
    let most = before;
    const watching = setInterval(() => {
      most = Math.max(most, megabytes(service.pid));
    }, 100);
    const form = new FormData();
    form.append('target', 'products');
    form.append('file', new Blob([productsFile(rows)]), 'products.csv');
    const sent = performance.now();
    const { id } = imported.parse(await ask('POST', '/api/imports', form));
    const uploadMs = performance.now() - sent;
    await ask('POST', `/api/imports/${id}/check`, '{}');
    const check = await until(ask, id, 'CHECKED');
    await ask('POST', `/api/imports/${id}/commit`, '{}');
    const commit = await until(ask, id, 'COMMITTED');
    const seconds = (performance.now() - sent) / 1000;
    clearInterval(watching);
    const waited = [...check, ...commit].sort((a, b) => a - b);
    const p99 = waited[Math.floor(waited.length * 0.99)] ?? 0;
    console.log(`upload ${(uploadMs / 1000).toFixed(1)} s`);
    console.log(`${rows} products in ${seconds.toFixed(1)} s   goal ≤ ${goals.seconds}`);
    console.log(`memory + ${Math.round(most - before)} MB   goal ≤ ${goals.megabytes}`);
    console.log(`a page of the catalogue meanwhile: p99 ${p99.toFixed(0)} ms`);
  } finally {
    await service.close();
  }
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
