import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WorkCounter } from '../count-work';
import { hostileTexts } from './hostile-texts';

const names = ['Karoo Cola 2L', 'Karoo Cola 500ml x 24', 'Blue Crane White Bread 700g'];

let counter: WorkCounter;
let workOf: (text: string) => Promise<number>;

beforeAll(async () => {
  counter = await WorkCounter.begin('lib');
  const { buildIndex } = await import('@/lib/matching/build-index');
  const { interpretMessage } = await import('@/lib/matching/interpret-message');
  const index = buildIndex({
    products: names.map((name, i) => ({ id: `p${i}`, sku: `SKU${i}`, name })),
    aliases: [],
  });
  workOf = (text) => counter.count(() => interpretMessage(index, text, { customerId: null }));
});

afterAll(() => counter.end());

/**
 * The bench prints the times against their bound. Here a text is read beside one a quarter as long: what grows with the
 * square of the length takes sixteen times the work. It is not four times the work to the letter, for a text longer than
 * any order is read more coarsely.
 */
const timesLonger = 4;
const mostTimesTheWork = 5;

describe('interpretMessage with hostile texts', () => {
  it.each(hostileTexts)('does hardly more work for each letter of a longer text of %s', async (_, text) => {
    const work = await workOf(text);
    expect(work).toBeGreaterThan(0);
    expect(await workOf(text.repeat(timesLonger))).toBeLessThan(mostTimesTheWork * work);
  });
});
