import { expect, it } from 'vitest';
import { amount, packSize, stock, text } from './read-values';
import type { ReadingWays } from './target';

const ways = (decimal: '.' | ','): ReadingWays => ({
  decimal,
  doubted: '',
  country: 'ZA',
  currency: 'ZAR',
  tiers: new Map(),
});

it('names the most where a number is above it, not the least', () => {
  expect(stock('1000000000000', ways('.'))).toEqual({ expected: 'at most 1000000000' });
  expect(packSize('1000001', ways('.'))).toEqual({ expected: 'at most 1000000' });
  expect(amount('1000000000000', ways('.'))).toEqual({ expected: 'an amount of at most 999999999999' });
  expect(stock('-1', ways('.'))).toEqual({ expected: 'a quantity of 0 or more' });
});

it('says that the file’s decimal mark was taken to be another, where the number is one with the other', () => {
  const point = expect.stringMatching(
    /^an amount of 0 or more; .* taken to be a point, and this has a comma/,
  );
  expect(amount('1,50', ways('.'))).toEqual({ expected: point });
  const comma = expect.stringMatching(
    /^a quantity of 0 or more; .* taken to be a comma, and this has a point/,
  );
  expect(stock('1.5', ways(','))).toEqual({ expected: comma });
  expect(amount('ten', ways('.'))).toEqual({ expected: 'an amount of 0 or more' });
  expect(amount('-1,50', ways(','))).toEqual({ expected: 'an amount of 0 or more' });
});

it('takes what is told to be text as it is', () => {
  expect(text(200)('=Equal (brand)', { ...ways('.'), isText: true })).toEqual({ value: '=Equal (brand)' });
  expect(text(200)('=Equal (brand)', ways('.'))).toEqual({ expected: 'the value itself, not a formula' });
});
