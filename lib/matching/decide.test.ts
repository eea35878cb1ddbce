import { describe, expect, it } from 'vitest';
import type { LineDecision } from '../decision';
import { buildIndex } from './build-index';
import { interpretMessage } from './interpret-message';

const names = [
  'Canefield White Sugar 250g',
  'Canefield White Sugar 500g',
  'Canefield White Sugar 1kg',
  'Canefield White Sugar 2.5kg',
  'Canefield White Sugar 5kg',
  'Lucky Fish Pilchards Tomato 400g',
  'Lucky Fish Pilchards Hot Chilli 400g',
  'Valley Milk Full Cream 2l',
  'Valley Milk Low Fat 2l',
  'Zing Cola Original 2l',
  'Zing Cola 330ml Can 6 Pack',
  'Sunburst Sunflower Oil 750ml',
  'Harvest Brown Bread 700g',
];
const index = buildIndex({
  products: names.map((name, i) => ({ id: name, sku: `sku-${i}`, name })),
  aliases: [],
});
const lineOf = (text: string) => {
  const [line] = interpretMessage(index, text, { customerId: null }).lines;
  if (!line) throw new Error(`no line was read of ${text}`);
  return line;
};

describe('what is to be decided about a line', () => {
  it.each<[string, LineDecision]>([
    ['3 sugar', { kind: 'which', what: 'sugar', apart: 'size', count: 5 }],
    ['2 pilchards 400g', { kind: 'either', among: ['Tomato', 'Hot Chilli'] }],
    ['2 valley milk', { kind: 'either', among: ['Full Cream', 'Low Fat'] }],
    ['4 zing cola original 3l', { kind: 'instead', asked: '3 l', found: '2 l' }],
    ['2 chicken bread', { kind: 'missing', words: 'chicken' }],
  ])('%s', (text, decision) => {
    expect(lineOf(text).decision).toEqual(decision);
  });

  it('is nothing where the line may go as it is', () => {
    expect(lineOf('2 harvest brown bread 700g')).toMatchObject({ decision: null });
  });
});

describe('the reason of a candidate', () => {
  it('never says that no size was given and which one', () => {
    expect(lineOf('4 zing cola original 3l').reason).toBe('name matches; asked for 3 l, this is 2 l');
    expect(lineOf('2 sunburst sunflower oil').reason).toBe('name matches; no size given');
  });

  it('says what is not found', () => {
    expect(lineOf('2 chicken bread').candidates[0]?.reason).toMatch(/^partial match; “chicken” not found/);
  });
});
