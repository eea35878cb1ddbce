import { expect, it } from 'vitest';
import { readMessage } from '../read-message';

it('tells what a line had, what it has now, and by which words', () => {
  const [bread] = readMessage('20 brown bread, 6 milk. Actually make the brown bread 25').phrases;
  expect(bread?.quantityNote).toBe('25 instead of 20: ‘Actually make the brown bread 25’');
});

it.each([
  ['12 milk and 3 rice. Cancel the rice', 'Cancel the rice'],
  ['How much are 12 milk and 3 rice?', 'How much are 12 milk and 3 rice'],
])('tells by which words goods were left out: %s', (text, words) => {
  expect(readMessage(text).parts).toContainEqual(expect.objectContaining({ as: 'goods', said: words }));
});

it('tells of no words where the message as a whole says so', () => {
  const { parts } = readMessage('12 milk\n3 rice\nonly a quote');
  const goods = parts.filter(({ as }) => as === 'goods');
  expect(goods.map(({ why, said }) => [why, said])).toEqual([
    ['question', null],
    ['question', null],
  ]);
});
