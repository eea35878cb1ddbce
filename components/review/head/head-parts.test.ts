import { expect, test } from 'vitest';
import { partsToSettle } from './head-parts';

test('the parts of the head that need a look stand in the order of the strip, each once', () => {
  const order = {
    headDoubts: ['instructions' as const, 'window' as const, 'requestedDate' as const],
    poNumberMissing: true,
  };
  expect(partsToSettle(order)).toEqual(['when', 'po', 'note']);
  expect(partsToSettle({ headDoubts: [], poNumberMissing: false })).toEqual([]);
});
