import { expect, it } from 'vitest';
import { readMessage } from '../read-message';

const quantitiesIn = (text: string) =>
  readMessage(text).phrases.map(({ phrase, quantity }) => [phrase, quantity]);

const bread = ['brown bread', 5];

it.each([
  ['5 brown bread\n3 rice\ndouble the rice', [bread, ['rice', 6]]],
  ['5 brown bread\n3 rice, triple that', [bread, ['rice', 9]]],
  ['3 rice\n5 brown bread\ndouble up on the rice please', [['rice', 6], bread]],
])('multiplies the goods that are meant, which are no line of their own: %j', (text, lines) => {
  expect(quantitiesIn(text)).toEqual(lines);
});
