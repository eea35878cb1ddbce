import { expect, it } from 'vitest';
import { viewOf } from '../../reading/view-message';
import { buildIndex } from '../build-index';
import { catalogueJudge } from './catalogue-judge';

const index = buildIndex({
  products: [{ id: 'cola', sku: 'COLA2', name: 'Karoo Cola Original 2L' }],
  aliases: [],
});

/** Whether the judge still knows the goods at the end of a text after a hundred look-ups of its other words. */
function knowsCola(words: readonly string[]): boolean {
  const text = `${words.join(' ')} karoo cola`;
  const judge = catalogueJudge(index, { customerId: null })(viewOf(text));
  let start = 0;
  for (const word of words.slice(0, 100)) {
    judge.fit(start, start + word.length, null, '');
    start += word.length + 1;
  }
  return judge.fit(text.length - 'karoo cola'.length, text.length, null, '').known;
}

/** Words of letters alone, none of them twice. */
const strange = (many: number): string[] =>
  Array.from({ length: many }, (_, i) => `qvx${i.toString(2).replaceAll('0', 'w').replaceAll('1', 'k')}`);

it('looks up less for a text of whose words it knows hardly any', () => {
  expect(knowsCola(strange(200))).toBe(false);
});

it.each([
  ['a shorter text', strange(110)],
  ['a long one that has words of the catalogue', [...strange(200), ...Array<string>(60).fill('original')]],
])('goes on for %s', (_, words) => {
  expect(knowsCola(words)).toBe(true);
});
