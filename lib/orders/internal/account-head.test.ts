import { expect, it } from 'vitest';
import type { Accounted } from '../../accounted';
import { accountHead } from './account-head';

const part = (start: number, end: number, as: Accounted['as'], doubtful = false): Accounted => ({
  start,
  end,
  as,
  reason: null,
  doubtful,
});
const shown = (parts: Accounted[]) => parts.map(({ start, end, as, reason }) => [start, end, as, reason]);

it('takes the words of the head from talk, which is cut there', () => {
  const accounted = [part(0, 10, 'talk'), part(11, 20, 'talk')];
  expect(shown(accountHead(accounted, [{ start: 5, end: 15, reason: 'poNumber' }]))).toEqual([
    [0, 5, 'talk', null],
    [5, 15, 'head', 'poNumber'],
    [15, 20, 'talk', null],
  ]);
});

it('takes what may be ordered as a whole or not at all', () => {
  const accounted = [part(0, 10, 'left_out', true)];
  expect(accountHead(accounted, [{ start: 0, end: 4, reason: 'requestedDate' }])).toEqual(accounted);
  expect(shown(accountHead(accounted, [{ start: 0, end: 10, reason: 'shipTo' }]))).toEqual([
    [0, 10, 'head', 'shipTo'],
  ]);
});

it('leaves to a line the words that it was made of', () => {
  const accounted = [part(0, 4, 'talk'), part(5, 9, 'line'), part(10, 14, 'talk')];
  expect(shown(accountHead(accounted, [{ start: 2, end: 12, reason: 'requestedDate' }]))).toEqual([
    [0, 2, 'talk', null],
    [2, 4, 'head', 'requestedDate'],
    [5, 9, 'line', null],
    [10, 12, 'head', 'requestedDate'],
    [12, 14, 'talk', null],
  ]);
});

it('keeps what may be ordered as left out among instructions', () => {
  const accounted = [part(0, 10, 'left_out', true)];
  expect(accountHead(accounted, [{ start: 0, end: 10, reason: 'instructions' }])).toEqual(accounted);
});
