import { isNumeral, type MessageView, numbersAt, unitAt } from '../message-view';
import { cuesAt } from '../words/find-cues';
import { isGoodsWord } from '../words/is-idle';

/** Words that goods before their size have at most. */
const longestName = 6;

/**
 * "three rooibos the eighty bags", "drie rooibos die tagtig sakkies": behind goods that have their count already, an
 * article leads the number that tells which of them. But "cancel the two milk", "and the six rolls".
 */
export function isCalledSize(view: MessageView, at: number): boolean {
  const article = at - 1;
  if (!view.lexicon.definite.has(view.tokens[article]?.text ?? '') || !isSpokenNumber(view, at)) return false;
  let start = article;
  while (start > article - longestName && isName(view, start - 1)) start--;
  return start < article && isNumeral(view, start - 1);
}

const isSpokenNumber = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind === 'number' ||
  numbersAt(view, at).some(({ form }) => /^(?:words|joined)$/.test(form));

/** A word of goods: no unit and no word that changes the order, as "cancel" or "no". */
const isName = (view: MessageView, at: number): boolean =>
  isGoodsWord(view, at) &&
  !isNumeral(view, at) &&
  unitAt(view, at) === null &&
  !view.lexicon.definite.has(view.tokens[at]?.text ?? '') &&
  cuesAt(view, at).length === 0;
