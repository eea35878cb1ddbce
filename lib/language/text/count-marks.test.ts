import { expect, it } from 'vitest';
import { tokenise } from './tokenise';

const read = (text: string): string =>
  tokenise(text)
    .map(({ text: word }) => word)
    .join(' ');

it.each([
  ['12no doors', '12 nos doors'],
  ['doors 12no, frames 2no', 'doors 12 nos , frames 2 nos'],
  ['6no. doors', '6 nos doors'],
  ['6 no. doors, 2 no. frames', '6 nos doors , 2 nos frames'],
  ['6 off doors\n2 off frames', '6 nos doors \n 2 nos frames'],
  ['4 nr doors, 2 nr frames', '4 nos doors , 2 nos frames'],
])('%s counts pieces', (text, tokens) => expect(read(text)).toBe(tokens));

it.each([
  ['make it 6 no. thanks', 'make it 6 no . thanks'],
  ['6 no doors, 2 no frames', '6 no doors , 2 no frames'],
  ['take 2 off doors', 'take 2 off doors'],
  ['po 12 no. 7', 'po 12 no . 7'],
])('%s does not', (text, tokens) => expect(read(text)).toBe(tokens));
