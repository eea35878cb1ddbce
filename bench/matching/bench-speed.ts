import { upsertAlias, upsertProduct } from '@/lib/matching/build-index';
import { interpretMessage } from '@/lib/matching/interpret-message';
import { matchPhrase } from '@/lib/matching/match-phrase';
import type { CatalogueRow } from './gold';
import { makeCatalogue } from './make-catalogue';
import { customerWords, seeded } from './noise';
import { type Peer, peers } from './peers';
import { indexOf } from './predict';

interface Speed {
  name: string;
  products: number;
  buildMs: number;
  heapMb: number;
  p50: number;
  p99: number;
  recall5: number;
}

const questions = 1000;

function heapMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6 + process.memoryUsage().arrayBuffers / 1e6;
}

/** Questions to a catalogue: names as customers write them, with the product meant. */
function ask(rows: readonly CatalogueRow[]): { phrase: string; sku: string }[] {
  const random = seeded(11);
  return Array.from({ length: questions }, () => {
    const row = rows[Math.floor(random() * rows.length)] ?? { sku: '', name: '' };
    return { phrase: customerWords(row, () => 0.35 + random() * 0.65), sku: row.sku };
  });
}

async function measurePeer(peer: Peer, rows: readonly CatalogueRow[], count: number): Promise<Speed> {
  const before = heapMb();
  const start = performance.now();
  const search = await peer.build(rows);
  const buildMs = performance.now() - start;
  const heap = heapMb() - before;
  const asked = ask(rows).slice(0, count);
  for (const { phrase } of asked.slice(0, 300)) await search(phrase);
  const times: number[] = [];
  let found = 0;
  for (const { phrase, sku } of asked) {
    const from = performance.now();
    const skus = await search(phrase);
    times.push(performance.now() - from);
    if (skus.slice(0, 5).includes(sku)) found++;
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    name: peer.name,
    products: rows.length,
    buildMs,
    heapMb: heap,
    p50: at(0.5),
    p99: at(0.99),
    recall5: found / asked.length,
  };
}

const own: Peer = {
  name: 'order reader',
  slow: false,
  build: async (rows) => {
    const index = indexOf(rows, []);
    return async (phrase) => matchPhrase(index, phrase, { customerId: null }).map(({ sku }) => sku);
  },
};

function print(speed: Speed): void {
  const cells = [
    speed.products,
    speed.buildMs.toFixed(0),
    speed.heapMb.toFixed(0),
    speed.p50.toFixed(2),
    speed.p99.toFixed(2),
    speed.recall5.toFixed(3),
  ];
  console.log(speed.name.padEnd(16) + cells.map((cell) => String(cell).padStart(10)).join(''));
}

function measureChanges(): void {
  const rows = makeCatalogue(100_000);
  const index = indexOf(rows, []);
  const times: number[] = [];
  for (let i = 0; i < 200; i++) {
    const brand = `quag${String.fromCharCode(97 + (i % 26), 97 + ((i / 26) % 26))}zo`;
    const start = performance.now();
    upsertProduct(index, { id: `new-${i}`, sku: `new-${i}`, name: `${brand} mango cola 2L` });
    upsertAlias(index, { id: `alias-${i}`, text: `green one ${i}`, productId: `new-${i}`, customerId: null });
    times.push(performance.now() - start);
    if (matchPhrase(index, `${brand} mango cola`, { customerId: null })[0]?.sku !== `new-${i}`)
      throw new Error('a product was added and not found');
  }
  times.sort((a, b) => a - b);
  console.log(
    `\none product and one alias added at 100,000 (found by the next phrase): p50 ${(times[100] ?? 0).toFixed(2)} ms, most ${(times[199] ?? 0).toFixed(2)} ms`,
  );
  const message = rows
    .slice(0, 8)
    .map((row, i) => `${i + 2} x ${row.name.toLowerCase()}`)
    .join('\n');
  const start = performance.now();
  interpretMessage(index, message, { customerId: null });
  console.log(`a message of eight lines read at 100,000: ${(performance.now() - start).toFixed(1)} ms`);
}

async function main(): Promise<void> {
  console.log(
    ''.padEnd(16) +
      ['products', 'build ms', 'heap MB', 'p50 ms', 'p99 ms', 'recall@5']
        .map((title) => title.padStart(10))
        .join(''),
  );
  for (const size of [1000, 3000, 10_000, 100_000])
    print(await measurePeer(own, makeCatalogue(size), questions));
  const only = process.argv.includes('--own');
  if (!only) {
    for (const peer of await peers()) {
      for (const size of [3000, 100_000])
        print(await measurePeer(peer, makeCatalogue(size), peer.slow && size > 10_000 ? 40 : questions));
    }
  }
  measureChanges();
}

await main();
