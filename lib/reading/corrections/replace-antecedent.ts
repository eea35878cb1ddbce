import { dropAll, type EditedItem, itemsOfSentence, type State, setMode } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import type { Event } from '../items/segment';
import { act, dropStanding, replace, setQuantity, setUnit, tell } from '../lines/act';
import { findEarlier, sharesName } from '../mentions/find-earlier';
import type { MessageView } from '../message-view';

/** "… instead", right behind goods. */
export const isSaidInstead = (view: MessageView, item: ItemEdge, next?: Event): boolean =>
  next?.type === 'cue' &&
  next.at === item.next &&
  next.cue.words.every((word) => view.lexicon.insteadOf.has(word));

/**
 * "I asked for 10 of the 250 ml, send me 5 of the 500 ml instead": of the same kind of goods the one before goes; and so do
 * those that the sentence has only named, as in "sorry about the zero, the kids are tired of it, send cherry instead".
 */
export function replaceAntecedent(state: State, entry: EditedItem): void {
  const { mode, view, items, condition, sentence } = state;
  if (condition) return;
  const named = namedHere(state, entry);
  if (named) {
    replaceBy(state, named, entry);
    return;
  }
  const before = items.findLast(({ dropped }) => dropped === null);
  if (mode !== 'order' || entry.quantity === null || before?.sentence !== sentence) return;
  // "2 lemon and 4 peach instead": both take the place of others.
  if (view.lexicon.and.has(view.tokens[entry.item.at - 1]?.text ?? '')) return;
  // "cancel the tea, and 6 coffee instead": others have made way already.
  const since = items.slice(items.indexOf(before) + 1);
  if (since.some(({ dropped }) => dropped === 'cancelled')) return;
  if (before.quantity !== null && sharesName(view, before.item, entry.item)) dropAll(state, [before]);
}

/** Goods with a quantity that the sentence names again without one, or has just been told to correct. */
function namedHere(state: State, entry: EditedItem): EditedItem | undefined {
  const { spokenOf, corrected, sentence } = state;
  const line = spokenOf?.sentence === sentence && !corrected ? spokenOf.line : undefined;
  if (line?.dropped === null && line.quantity !== null) return line;
  const named = itemsOfSentence(state).flatMap((mention) => {
    const earlier = mention.quantity === null ? findEarlier(state, mention.item) : undefined;
    return mention !== entry && earlier?.quantity ? [earlier] : [];
  });
  return named.length === 1 ? named[0] : undefined;
}

/** Lets goods make way for others, which have their quantity where none of their own is said. */
function replaceBy(state: State, old: EditedItem, entry: EditedItem): void {
  for (const mention of itemsOfSentence(state))
    if (mention.quantity === null) dropStanding(mention, 'replacement', 'question');
  dropAll(state, [old]);
  if (entry.quantity === null) act(entry, 'replacement', setQuantity(old.quantity));
  if (entry.unit === null) act(entry, 'replacement', setUnit(old.unit));
  act(entry, 'replacement', tell('replaces what was written before'), replace(old.item));
  setMode(state, 'order', '');
}
