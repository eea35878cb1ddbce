import { describe, expect, it } from 'vitest';
import { buildIndex } from '@/lib/matching/build-index';
import { cpuMsOf, hostileTexts } from './hostile-texts';

const names = ['Karoo Cola 2L', 'Karoo Cola 500ml x 24', 'Blue Crane White Bread 700g'];
const index = buildIndex({
  products: names.map((name, i) => ({ id: `p${i}`, sku: `SKU${i}`, name })),
  aliases: [],
});

/**
 * The bench prints the times against their bound. Here a text is read beside one a quarter as long, so that the
 * machine's speed does not matter: what grows with the square of the length takes sixteen times as long.
 */
const timesLonger = 4;
const mostTimesSlower = 9;
const runs = 3;
/** Of what takes less, the collector takes more than the reading. */
const leastMs = 20;

/** The least that one reading takes, so that no cold start decides. */
const leastCpuMsOf = (text: string): number =>
  Math.min(...Array.from({ length: runs }, () => cpuMsOf(index, text)));

describe('interpretMessage with hostile texts', () => {
  it.each(hostileTexts)('takes hardly more for each letter of a longer text of %s', (_, text) => {
    const short = leastCpuMsOf(text);
    expect(leastCpuMsOf(text.repeat(timesLonger))).toBeLessThan(mostTimesSlower * Math.max(leastMs, short));
  });
});
