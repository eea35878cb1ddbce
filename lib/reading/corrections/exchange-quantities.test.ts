import { expect, it } from 'vitest';
import { readMessage } from '../read-message';

const quantitiesIn = (text: string) =>
  readMessage(text).phrases.map(({ phrase, quantity }) => [phrase, quantity]);

it.each([
  [
    '5 brown bread\n3 rice\nswop those two around',
    [
      ['brown bread', 3],
      ['rice', 5],
    ],
  ],
  [
    '2 salt, 5 brown bread, 3 rice. Sorry, the other way round',
    [
      ['salt', 2],
      ['brown bread', 3],
      ['rice', 5],
    ],
  ],
  [
    '5 brown bread\n3 rice\nsorry draai daai twee om',
    [
      ['brown bread', 3],
      ['rice', 5],
    ],
  ],
])('exchanges the quantities of the last two goods: %j', (text, lines) => {
  expect(quantitiesIn(text)).toEqual(lines);
});

it('lets goods be of which there is only one', () => {
  expect(quantitiesIn('5 brown bread, come the other way around')).toEqual([['brown bread', 5]]);
});
