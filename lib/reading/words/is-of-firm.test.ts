import { expect, it } from 'vitest';
import { viewOf } from '../view-message';
import { isOfFirm } from './is-of-firm';

const firmIn = (text: string): string => {
  const view = viewOf(text, true);
  return view.tokens
    .filter((_, at) => isOfFirm(view, at))
    .map((token) => token.text)
    .join(' ');
};

it('knows the number that the name of a firm begins with', () => {
  expect(firmIn('hey this is mike with four corners tile uh i need two tapes')).toBe('four corners tile');
  expect(firmIn('hola soy ana de tres hermanos necesito dos lijas')).toBe('tres hermanos');
});

it('lets a number count where no firm speaks', () => {
  expect(firmIn('its dave with six milk and two maas please')).toBe('');
  expect(firmIn('this is an order from dave with six milk i need them today')).toBe('');
  expect(firmIn('send the boxes with four corners tile i need them today')).toBe('');
});
