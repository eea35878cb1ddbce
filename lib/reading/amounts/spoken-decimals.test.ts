import { expect, it } from 'vitest';
import { viewOf } from '../view-message';
import { isInDecimalSize, isOfDecimalSize } from './spoken-decimals';

const placesIn = (text: string, is: typeof isInDecimalSize): string[] => {
  const view = viewOf(text);
  return view.tokens.flatMap((token, at) => (is(view, at) ? [token.text] : []));
};

it('knows the words of a spoken size with a point, behind goods the first as well', () => {
  expect(placesIn('one joint compound four point five gallon two tapes', isInDecimalSize)).toEqual([
    'four',
    'point',
    'five',
  ]);
});

it('lets a weight with a point before goods count them', () => {
  expect(placesIn('send two point five kilo tomatoes', isInDecimalSize)).toEqual(['point', 'five']);
  expect(placesIn('send two point five kilo tomatoes', isOfDecimalSize)).toEqual(['two', 'point', 'five']);
});

it('takes no point without a measure for one', () => {
  expect(placesIn('at this point five maas', isOfDecimalSize)).toEqual([]);
  expect(placesIn('six maas two comma five candles', isOfDecimalSize)).toEqual([]);
});
