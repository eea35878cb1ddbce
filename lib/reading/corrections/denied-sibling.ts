import type { EditedItem, State } from '../edit-state';
import { act, setQuantity } from '../lines/act';
import type { MessageView } from '../message-view';
import { endsField } from '../words/skip-punctuation';

/**
 * "matt white 5 l, not satin 4": the satin is only said to make sure, and the number that closes the row is of the goods
 * before it; says whether it is. Not "white no satin 4", which may mean the satin after all.
 */
export function givesToDenying(
  { view, items, sentence }: State,
  { item, quantity, unit }: EditedItem,
): boolean {
  const last = items.at(-1);
  if (quantity === null || item.side !== 'trail' || !endsField(view, item.next)) return false;
  if (last?.dropped !== null || last.quantity !== null || last.sentence !== sentence) return false;
  if (!isNotBetween(view, last.item.next, item.at)) return false;
  act(last, 'restatement', setQuantity(quantity, unit));
  return true;
}

/** A comma at most, and a "not" that means nothing else. */
function isNotBetween({ tokens, lexicon }: MessageView, from: number, to: number): boolean {
  const not = tokens[from]?.text === ',' ? from + 1 : from;
  const word = tokens[not]?.text ?? '';
  const begin = lexicon.definite.has(tokens[not + 1]?.text ?? '') ? not + 2 : not + 1;
  return lexicon.denies.has(word) && !lexicon.noes.has(word) && !lexicon.declines.has(word) && begin === to;
}
