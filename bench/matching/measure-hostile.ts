import { interpretMessage } from '@/lib/matching/interpret-message';
import { hostileTexts } from './hostile-texts';
import { makeCatalogue } from './make-catalogue';
import { indexOf } from './predict';

/** The service reads warm. */
const warmUps = 8;
const runs = 9;

/** Reads texts of 4 KB that no customer writes; the median of the slowest, in ms. */
export function measureHostile(): number {
  const index = indexOf(makeCatalogue(1000), []);
  const medians = hostileTexts.map(([of, text]) => {
    for (let run = 0; run < warmUps; run++) interpretMessage(index, text, { customerId: null });
    const times = Array.from({ length: runs }, () => {
      const start = performance.now();
      interpretMessage(index, text, { customerId: null });
      return performance.now() - start;
    }).sort((a, b) => a - b);
    return { of, ms: times[Math.floor(runs / 2)] ?? 0 };
  });
  medians.sort((a, b) => b.ms - a.ms);
  console.log('\n4 KB that no customer writes, read at 1,000 products, ms (medians):');
  console.log(medians.map(({ of, ms }) => `${of} ${ms.toFixed(1)}`).join(', '));
  return medians[0]?.ms ?? 0;
}
