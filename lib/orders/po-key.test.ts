import { expect, it } from 'vitest';
import { poKeyOf } from './po-key';

it.each([
  ['4471', '4471'],
  ['PO 4471', '4471'],
  ['po-00447/1', '4471'],
  ['SB/2026-119', 'SB2026119'],
  ['ＰＯ４４７１', '4471'],
  ['PO', null],
  ['—', null],
  [null, null],
])('compares %j as %j', (poNumber, key) => {
  expect(poKeyOf(poNumber)).toBe(key);
});
