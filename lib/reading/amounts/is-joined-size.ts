import { measureOf } from '../../language/compile';
import { type MessageView, numbersAt } from '../message-view';
import { isGoodsWord } from '../words/is-idle';

/** The "twenty" of "crisps salted one twenty gram": so many grams, and none of them counted. */
export const isJoinedSize = (view: MessageView, at: number): boolean =>
  isGoodsWord(view, at - 2) &&
  numbersAt(view, at - 1).some(
    ({ form, next }) =>
      form === 'joined' &&
      next > at &&
      /^m?[gl]$/.test(measureOf(view.tokens[next]?.text ?? '', view.lexicon)?.symbol ?? ''),
  );
