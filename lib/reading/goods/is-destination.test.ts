import { expect, it } from 'vitest';
import { blindJudge } from '../judge';
import { viewOf } from '../view-message';
import { isDestination } from './is-destination';

const placesIn = (text: string): number[] => {
  const view = viewOf(text);
  return view.tokens.flatMap((_, at) => (isDestination(view, at, blindJudge(text)) ? [at] : []));
};

it.each([
  ['salt 5kg to the school kitchen', 3],
  ['sout na die kliniek toe', 1],
  ['sel à la boutique', 1],
])('finds where the goods of "%s" go', (text, at) => expect(placesIn(text)).toEqual([at]));

it('leaves what names no place', () => {
  expect(placesIn('salt to the value of R20')).toEqual([]);
  expect(placesIn('ready to bake school cakes')).toEqual([]);
});
