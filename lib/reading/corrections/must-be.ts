import { correctingWords } from '../../language/words/pattern-words';
import { type EditedItem, type State, setMode, steer } from '../edit-state';
import { act, move, replace, setQuantity, standFor, tell } from '../lines/act';
import { findEarlier } from '../mentions/find-earlier';
import type { MessageView } from '../message-view';
import { isTalk } from '../words/is-talk';

const corrections: ReadonlySet<string> = new Set(correctingWords);

/**
 * "the 4 soap must be lemon": goods right behind what they are said of are no line themselves, but what that line must
 * be; says whether they are.
 */
export function tellsWhatItMustBe(state: State, entry: EditedItem): boolean {
  const { view } = state;
  const said = state.items.at(-1);
  const { goodsStart, goodsEnd } = entry.item;
  if (said?.dropped !== null || isTalk(view, goodsStart, goodsEnd)) return false;
  // "rice must be 6 milk must be 4" may be two lines; in "6 rice must become 6 milk" the first is one.
  if (entry.quantity !== null && said.quantity === null) return false;
  if (!isSaidOf(view, said, entry)) return false;
  // "6 soap, 2 wax. The soap must be lemon", "the 6 soap must be lemon": of the line above.
  const named = said.quantity === null || isPointed(view, said) ? findEarlier(state, said.item) : undefined;
  // "line 2 on PO 4485 must be cake flour": better goods than what it is said of.
  if (!named && entry.quantity === null && entry.item.fit > said.item.fit) return false;
  if (named) {
    steer(state, { items: [...state.items.filter((line) => line !== said && line !== named), named] });
    act(named, 'replacement', move(said.sentence));
  }
  const line = named ?? said;
  act(
    line,
    'replacement',
    standFor(entry.item),
    replace(line.item),
    tell('what it must be is said behind it'),
    ...(entry.quantity === null ? [] : [setQuantity(entry.quantity, entry.unit)]),
  );
  setMode(state, 'order', '');
  return true;
}

const isPointed = ({ tokens, lexicon }: MessageView, { item }: EditedItem): boolean =>
  lexicon.definite.has(tokens[item.at - 1]?.text ?? '');

/** Nothing but "must be" stands between goods and what is said of them; "make that" and "change to" speak of others. */
function isSaidOf(view: MessageView, { item }: EditedItem, { item: said }: EditedItem): boolean {
  const { definite, pointing, swaps } = view.lexicon;
  const end = definite.has(view.tokens[said.at - 1]?.text ?? '') ? said.at - 1 : said.at;
  const words = view.tokens.slice(item.next, end).map(({ text }) => text);
  return corrections.has(words.join(' ')) && !words.some((word) => pointing.has(word) || swaps.has(word));
}
