import type { EditedItem, State } from '../edit-state';
import type { Event } from '../items/segment';
import { beginsCue } from '../words/find-cues';
import { isSaidInstead } from './replace-antecedent';
import { replaceLine } from './replace-line';

/** So far behind "give me" or "rather" stand the goods that are to come. */
const farthestVerb = 5;

/**
 * "6 pineapple 2 l no that doesnt sell, give me grape 2 l": right behind what has just been taken out other goods are asked
 * for without a quantity: as many as those were. But "cancel that, send bread, milk and eggs" begins a list.
 */
export function fillGap(state: State, entry: EditedItem, ahead: readonly Event[]): void {
  const { view, items, undo, undoSentence, sentence, mode } = state;
  const { item, quantity } = entry;
  const last = items.at(-1);
  if (!/^(?:order|correct)$/.test(mode) || quantity !== null || last?.dropped !== 'cancelled') return;
  if (last.quantity === null || undo.length !== 1 || undo[0] !== last) return;
  const { lexicon } = view;
  const [next] = ahead;
  const from = Math.max(last.item.next, item.at - farthestVerb);
  const said = view.tokens.slice(from, item.at);
  const isInstead = said.some(({ text }) => lexicon.insteadOf.has(text)) || isSaidInstead(view, item, next);
  const isAsked = isInstead || said.some((_, i) => beginsCue(view, from + i, 'add', 'need', 'consequence'));
  const isMore = said.some(({ text }) => lexicon.and.has(text) || lexicon.likewise.has(text));
  if (!isAsked || isMore || sentence - undoSentence > (isInstead ? 1 : 0)) return;
  const goesOn = ahead.find(({ type }) => type === 'item' || type === 'number');
  const isList = goesOn?.type === 'number' || (goesOn?.type === 'item' && goesOn.item.quantity === null);
  if (isList && !isInstead) return;
  replaceLine(state, entry, last);
}
