import { expect, test } from 'vitest';
import { findMarks } from '@/lib/message-marks';
import { cutAtMarks } from './cut-at-marks';

const pieces = (message: string, from = 0, to = message.length) =>
  cutAtMarks(message.slice(from, to), from, findMarks(message)).map(({ text, kinds }) => [text, ...kinds]);

test('formatted parts lose their signs', () => {
  expect(pieces('*5* x ~sugar~, please')).toEqual([
    ['5', 'bold'],
    [' x '],
    ['sugar', 'struck'],
    [', please'],
  ]);
});

test('formatting inside formatting has both', () => {
  expect(pieces('*a ~b~ c*')).toEqual([
    ['a ', 'bold'],
    ['b', 'bold', 'struck'],
    [' c', 'bold'],
  ]);
});

test('a part of a message has the formatting that begins before it', () => {
  expect(pieces('*white sugar* 5', 7, 15)).toEqual([['sugar', 'bold'], [' 5']]);
});

test('a plain message stays whole', () => {
  expect(pieces('5 * 3')).toEqual([['5 * 3']]);
});
