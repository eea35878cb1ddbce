import { upsertAlias } from '@/lib/matching/index/upsert-alias';
import { upsertProduct } from '@/lib/matching/index/upsert-product';
import { matchPhrase } from '@/lib/matching/match-phrase';
import { makeCatalogue } from './make-catalogue';
import { indexOf } from './predict';
import { timeReadings } from './time-reading';

/** Adds products and aliases to a large catalogue, each to be found by the next phrase; the slowest, in ms. */
export function measureChanges(): number {
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
  const most = times.at(-1) ?? 0;
  console.log(
    `\none product and one alias added at 100,000 (found by the next phrase): p50 ${(times[100] ?? 0).toFixed(2)} ms, most ${most.toFixed(2)} ms`,
  );
  const message = rows
    .slice(0, 8)
    .map((row, i) => `${i + 2} x ${row.name.toLowerCase()}`)
    .join('\n');
  for (const { of, first, warm } of timeReadings(() => index, [['a message of eight lines', message]]))
    console.log(`${of} read at 100,000: ${warm.toFixed(1)} ms, the first one ${first.toFixed(0)} ms`);
  return most;
}
