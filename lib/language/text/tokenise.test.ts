import { expect, it } from 'vitest';
import { tokenise } from './tokenise';

it.each([
  ['10kgsugar', '10 kg sugar'],
  ['10lbsledge', '10 lb sledge'],
  ['4incoupling', '4 in coupling'],
  ['5xcoke2l', '5 x coke 2 l'],
  ['24xcola', '24 x cola'],
  ['breadx6', 'bread x 6'],
  ['flex6', 'flex 6'],
  ['4inches', '4 inches'],
  ['20lbs', '20 lbs'],
  ['lighters.20', 'lighters 20'],
  ['cola.5l', 'cola 0.5 l'],
  ['6xlarge', '6 xlarge'],
  ['6xlargeeggs', '6 x largeeggs'],
  ['10xr13', '10 x r 13'],
  ['10xl5', '10 xl 5'],
])('cuts %s where its words meet', (text, tokens) => {
  expect(
    tokenise(text)
      .map((token) => token.text)
      .join(' '),
  ).toBe(tokens);
});
