import { expect, it } from 'vitest';
import { closedToClerks } from './terms';

const known = { creditStatus: 'ACTIVE', verification: 'VERIFIED', erpCustomerId: 'SUN001' } as const;

it.each([
  ['the terms of a known customer', {}, ['erpCustomerId', 'priceTier', 'poNumberRequired']],
  ['not an account that is still missing', { erpCustomerId: null }, ['priceTier', 'poNumberRequired']],
  ['nothing of a newcomer', { verification: 'UNVERIFIED' }, []],
  [
    'what a hold rests on besides',
    { creditStatus: 'HOLD', erpCustomerId: null },
    ['phoneNumber', 'erpCustomerId', 'priceTier', 'poNumberRequired'],
  ],
  [
    'what a hold rests on, of a newcomer too',
    { creditStatus: 'HOLD', verification: 'UNVERIFIED' },
    ['phoneNumber', 'erpCustomerId', 'priceTier'],
  ],
] as const)('closes to clerks %s', (_what, of, closed) => {
  expect(closedToClerks({ ...known, ...of })).toEqual(closed);
});
