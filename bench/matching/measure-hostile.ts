import type { CatalogueIndex } from '@/lib/matching/index/catalogue-index';
import { hostileTexts } from './hostile-texts';
import { makeCatalogue } from './make-catalogue';
import { indexOf } from './predict';
import { timeReadings } from './time-reading';

/** Reads texts of 4 KB that no customer writes, of words new to the index; the median of the slowest, in ms. */
export function measureHostile(): number {
  const products = makeCatalogue(1000);
  const freshIndex = (): CatalogueIndex => {
    const index = indexOf(products, []);
    // What building it left behind is not for the readings to clear away.
    globalThis.gc?.();
    return index;
  };
  const measured = timeReadings(freshIndex, hostileTexts).sort((a, b) => b.warm - a.warm);
  console.log(
    '\n4 KB that no customer writes, read at 1,000 products, ms: median when warm (first reading):',
  );
  console.log(
    measured.map(({ of, first, warm }) => `${of} ${warm.toFixed(1)} (${first.toFixed(0)})`).join(', '),
  );
  return measured[0]?.warm ?? 0;
}
