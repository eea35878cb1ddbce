import { singularOf } from '../../language/text/singular-of';
import { type MessageView, unitAt } from '../message-view';
import { isIdle } from './is-idle';
import { oncePerToken } from './once-per-view';

/**
 * The "and" of "crispo salt and vinegar" and "fruit & nut slabs": it joins two words of one name, whatever the
 * catalogue knows. Alone, "salt and vinegar" are as well two things of a list; and where a quantity is for each of
 * several, they are listed.
 */
export const isInsidePair = oncePerToken((view, at): boolean => {
  const { text = '' } = view.tokens[at] ?? {};
  if (text !== '&' && !view.lexicon.and.has(text)) return false;
  const isNamed = isName(view, at - 2) || isName(view, at + 2);
  return isNamed && isFixed(view, at) && !view.sharesQuantity;
});

/** In this order: "vinegar and salt" are two things. */
function isFixed({ tokens, lexicon }: MessageView, at: number): boolean {
  const [first, second] = [tokens[at - 1], tokens[at + 1]];
  return (
    first?.kind === 'word' &&
    second?.kind === 'word' &&
    lexicon.pairs.has(`${singularOf(first.text)} ${singularOf(second.text)}`)
  );
}

/** A brand before the pair, or what it is a kind of behind it. */
const isName = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind === 'word' &&
  !isIdle(view, at) &&
  unitAt(view, at) === null &&
  !view.lexicon.numbers.has(view.tokens[at]?.text ?? '');
