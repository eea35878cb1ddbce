import { describe, expect, it } from 'vitest';
import { viewOf } from '../view-message';
import { answersQuestion } from './answers-question';

const answers = (text: string): boolean => {
  const view = viewOf(text);
  const goods = view.tokens.findIndex((token) => token.text === 'soap');
  return answersQuestion(
    view,
    goods + 1,
    view.tokens.findLastIndex((token) => token.kind === 'number'),
  );
};

describe('answersQuestion', () => {
  it('takes a yes and a number for the answer of another', () => {
    expect(answers('Ann 08:12: do we need soap?\nBen 08:40: yes 6')).toBe(true);
  });

  it('takes no number of other goods', () => {
    expect(answers('do we need soap?\ncandles 6')).toBe(false);
  });

  it('needs a question', () => {
    expect(answers('we need soap.\nyes 6')).toBe(false);
  });
});
