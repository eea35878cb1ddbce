import { expect, it } from 'vitest';
import { viewOf } from '../view-message';
import { isTold } from './is-told';

/** Whether what the last words of a text count is told there. */
function toldAtEnd(text: string, words: number): boolean {
  const view = viewOf(text);
  const next = view.tokens.length;
  return isTold(view, { at: next - words, next, goodsStart: next - words + 1, goodsEnd: next }, 0);
}

it.each([
  ['my knee is bad, 3 stairs', 2],
  ['she has two big dogs', 3],
  ['ons ry 2 kar', 2],
  ['the boy lost one glove', 2],
  ['got 2 fridges', 2],
])('takes the end of "%s" for told', (text, words) => expect(toldAtEnd(text, words)).toBe(true));

it.each([
  ['my knee is bad, please send 3 ribs', 2],
  ['she is ill so 3 ribs', 2],
  ['they are nice, 3 ribs 2kg', 4],
  ['for the shop 3 ribs', 2],
  ['we are out: 3 ribs', 2],
])('takes the end of "%s" for asked', (text, words) => expect(toldAtEnd(text, words)).toBe(false));
