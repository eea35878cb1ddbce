import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build-index';
import { expandWord } from './expand-word';

const names = [
  'WHITO T/PASTE 100ML REG',
  'WHITO T/PASTE 100ML HERBAL',
  'SWIFT LTN 400ML COCOA BUTTER',
  'SWIFT HAIR LOTION 200ML',
  'ZESTA 2LT P/APPLE',
  'ZESTA 2LT GUAVA',
  'ORCHARD PINEAPPLE PIECES',
  'ORCHARD PIQUANTE PEPPERS',
  'ORCHARD HOT CHILLIES',
  'ORCHARD POTATOES 2KG',
];
const index = buildIndex({
  products: names.map((name, i) => ({ id: name, sku: `sku-${i}`, name })),
  aliases: [],
});
const found = (word: string): string[] =>
  expandWord(index, word).flatMap(({ termIds }) => termIds.map((id) => index.terms[id]?.text ?? ''));

describe('a word finds', () => {
  it.each([
    ['an abbreviation of what it means elsewhere', 'dentifrice', 't/paste'],
    ['an abbreviation beside the whole word', 'lotion', 'ltn'],
    ['what traders print for what its meaning is called', 'gewone', 'reg'],
    ['a short form in trade use', 'ananas', 'p/apple'],
    ['the whole word beside its short form', 'ananas', 'pineapple'],
  ])('%s: %s', (_, word, term) => {
    expect(found(word)).toContain(term);
  });

  it('goods of another language in the plural', () => {
    expect(found('goiabas')).toContain('guava');
    expect(found('amazambane')).toContain('potatoes');
  });

  it('what the catalogue writes, well before its meaning in another language', () => {
    const [written, meant] = expandWord(index, 'piquante');
    expect(index.terms[written?.termIds[0] ?? -1]?.text).toBe('piquante');
    expect(index.terms[meant?.termIds[0] ?? -1]?.text).toBe('hot');
    expect(meant?.quality).toBeLessThan(0.9);
  });
});
