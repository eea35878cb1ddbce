import { describe, expect, it } from 'vitest';
import { buildIndex } from '@/lib/matching/build-index';
import { cpuMsOf, hostileTexts, ordinaryText } from './hostile-texts';

const names = ['Karoo Cola 2L', 'Karoo Cola 500ml x 24', 'Blue Crane White Bread 700g'];
const index = buildIndex({
  products: names.map((name, i) => ({ id: `p${i}`, sku: `SKU${i}`, name })),
  aliases: [],
});

/**
 * The bench prints the times against their bound; here an order of the same length, read by the same process, tells
 * how fast the machine is. What grows with the square of its length takes ten times as long and more.
 */
const mostTimes = 10;
const runs = 5;

/** The least that one reading takes, so that no cold start decides. */
const leastCpuMsOf = (text: string): number =>
  Math.min(...Array.from({ length: runs }, () => cpuMsOf(index, text)));

describe('interpretMessage with hostile texts', () => {
  it.each(hostileTexts)('reads 4 KB of %s as fast as other texts', (_, text) => {
    expect(leastCpuMsOf(text)).toBeLessThan(mostTimes * leastCpuMsOf(ordinaryText));
  });
});
