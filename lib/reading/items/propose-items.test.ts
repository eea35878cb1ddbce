import { describe, expect, it } from 'vitest';
import { blindJudge } from '../judge';
import { viewOf } from '../view-message';
import { proposeItems } from './propose-items';

/** Ways to cut out an item from a text, for each of its tokens. */
function waysPerToken(text: string): number {
  const view = viewOf(text);
  const contexts = view.tokens.map(() => '');
  return proposeItems(view, blindJudge(text), contexts).flat().length / view.tokens.length;
}

describe('proposeItems', () => {
  it('tries few ways per token in a text that is longer than any order and reads in many', () => {
    const order = '5 cs x 6 box cola ';
    expect(waysPerToken(order.repeat(20))).toBeGreaterThan(5);
    expect(waysPerToken(order.repeat(1000))).toBeLessThan(5);
  });
});
