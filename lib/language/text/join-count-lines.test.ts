import { expect, it } from 'vitest';
import { readMessage } from '../../reading/read-message';

const read = (text: string): string =>
  readMessage(text)
    .phrases.map(({ quantity, phrase }) => `${quantity} ${phrase}`)
    .join(', ');

it.each([
  ['counts above their goods', '3\nrice\n4\nmilk', '3 rice, 4 milk'],
  ['counts above, and talk around them', 'hi\n3\nrice\n4\nmilk\nthanks', '3 rice, 4 milk'],
  ['counts below', 'rice\n3\nmilk\n4', '3 rice, 4 milk'],
  ['counts below, and thanks', 'rice\n3\nmilk\n4\nthanks', '3 rice, 4 milk'],
])('reads cells one below the other, %s', (_, text, lines) => expect(read(text)).toBe(lines));
