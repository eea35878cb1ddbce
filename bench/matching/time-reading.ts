import type { CatalogueIndex } from '@/lib/matching/catalogue-index';
import { interpretMessage } from '@/lib/matching/interpret-message';

/** So many readings of a text pass before the engine has compiled what it takes; the service reads warm. */
const warmUps = 30;
const runs = 9;

/** How long it takes to read a message the first time, and the median when warm; in ms. */
export function timeReading(index: CatalogueIndex, text: string): { first: number; warm: number } {
  const read = (): number => {
    const start = performance.now();
    interpretMessage(index, text, { customerId: null });
    return performance.now() - start;
  };
  const first = read();
  for (let run = 0; run < warmUps; run++) read();
  const times = Array.from({ length: runs }, read).sort((a, b) => a - b);
  return { first, warm: times[Math.floor(runs / 2)] ?? 0 };
}
