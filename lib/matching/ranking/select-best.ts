import type { Totals } from './tally';

const binCount = 64;
/** Of what the best product gained. Who gained less is hardly ever the one meant, and would be weighed in vain. */
const leastShare = 0.5;
const bins = new Int32Array(binCount + 1);

/**
 * The ordinals of the `limit` highest sums, in no order; of equal ones the lowest, and none of less than half the
 * highest. A histogram finds the cut, so that
 * only the few at the cut are sorted. A common word may put thousands there; those above it are kept whichever came
 * first.
 */
export function selectBest(totals: Totals, limit: number, removed: ReadonlySet<number>): number[] {
  const { count, ordinals, sums } = totals;
  const least = leastSum(totals);
  const scale = binCount / totals.top;
  const cut = findCut(totals, scale, limit);
  const most = limit * 4;
  const kept: number[] = [];
  const atCut: number[] = [];
  for (let i = 0; i < count; i++) {
    const sum = sums[i] ?? 0;
    const bin = Math.floor(sum * scale);
    if (sum < least || bin < cut || (bin === cut && atCut.length >= most)) continue;
    const ordinal = ordinals[i] ?? 0;
    if (removed.has(ordinal)) continue;
    if (bin > cut) kept.push(ordinal);
    else atCut.push(i);
  }
  kept.push(...highest(atCut, totals, limit - kept.length));
  return kept;
}

/** Under "cola: lime, ginger" those named by all words but `ginger` gain most, and none of these is meant: then all count. */
function leastSum({ count, sums, owns, top }: Totals): number {
  const least = leastShare * top;
  for (let i = 0; i < count; i++) if ((sums[i] ?? 0) >= least && (owns[i] ?? 0) > 0) return least;
  return 0;
}

/** The highest bin of which all above it hold less than `limit`. */
function findCut({ count, sums }: Totals, scale: number, limit: number): number {
  bins.fill(0);
  for (let i = 0; i < count; i++) {
    const bin = Math.floor((sums[i] ?? 0) * scale);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  let cut = binCount;
  let above = 0;
  while (cut > 0 && above + (bins[cut] ?? 0) < limit) above += bins[cut--] ?? 0;
  return cut;
}

/** Of products by their place in play, the ordinals of those with the highest sums. */
function highest(places: readonly number[], { ordinals, sums }: Totals, room: number): number[] {
  const ordinalsOf = (of: readonly number[]): number[] => of.map((i) => ordinals[i] ?? 0);
  if (places.length <= room) return ordinalsOf(places);
  // Without a comparator, a typed array sorts numbers several times as fast.
  const least =
    Float32Array.from(places, (i) => sums[i] ?? 0)
      .sort()
      .at(-room) ?? 0;
  const above = ordinalsOf(places.filter((i) => (sums[i] ?? 0) > least));
  const level = ordinalsOf(places.filter((i) => sums[i] === least)).sort((a, b) => a - b);
  return [...above, ...level.slice(0, room - above.length)];
}
