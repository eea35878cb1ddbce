import { type EditedItem, type State, setMode } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import type { Event } from '../items/segment';
import { act, replace, setQuantity, tell } from '../lines/act';
import { findEarlier, says, sharesName } from '../mentions/find-earlier';
import type { MessageView } from '../message-view';
import { endsField } from '../words/skip-punctuation';

/**
 * "not the 5 kg, the cook wants the 25 kg": goods that somebody wants in the place of those just refused are ordered, as
 * many as those were; says whether they are.
 */
export function replacesRefused(
  state: State,
  refused: ItemEdge,
  entry: EditedItem,
  ahead: readonly Event[],
): boolean {
  const { view } = state;
  const [old] = state.undo;
  if (entry.quantity !== null || says(view, refused, entry.item)) return false;
  if (old && meansOther(state, refused, old, entry, ahead)) {
    act(entry, 'replacement', replace(old.item));
  } else if (!wantsOther(view, refused.next, entry.item.at)) return false;
  setMode(state, 'order', '');
  // "he wants R-30. R-30 roll 10": the line itself follows.
  const isNamedAgain = ahead.some(
    (event) =>
      event.type === 'item' &&
      event.item.quantity !== null &&
      (sharesName(view, entry.item, event.item) || says(view, event.item, entry.item)),
  );
  if (isNamedAgain) return true;
  act(
    entry,
    'replacement',
    setQuantity(old?.quantity ?? 1, old?.unit ?? null),
    tell('takes the place of what was refused'),
  );
  return true;
}

/**
 * "no sorry not the smooth, the crunchy": of goods that stand one kind is denied, and right behind it the kind meant is
 * pointed at; but "not the smooth, the crunchy and the tangy" denies them all.
 */
function meansOther(
  state: State,
  refused: ItemEdge,
  old: EditedItem,
  { item }: EditedItem,
  ahead: readonly Event[],
): boolean {
  const { view } = state;
  const { closesDenial, definite, denies } = view.lexicon;
  const isPointed = (at: number): boolean => definite.has(view.tokens[at - 1]?.text ?? '');
  if (!isPointed(refused.at) || !denies.has(view.tokens[refused.at - 2]?.text ?? '')) return false;
  if (old.item === refused || old.quantity === null || says(view, old.item, item)) return false;
  if (findEarlier(state, item)) return false;
  const [next] = ahead.filter(({ type }) => type !== 'skipped');
  const goesOn = next?.type === 'item' && next.item.quantity === null;
  const isPart = ({ text }: { text: string }): boolean => text === ',' || closesDenial.has(text);
  // "no wait not the tomato, pilchards chilli 400g."
  const isNamedWhole = item.known && endsField(view, item.next);
  const from = isPointed(item.at) ? item.at - 1 : item.at;
  return !goesOn && (from < item.at || isNamedWhole) && view.tokens.slice(refused.next, from).every(isPart);
}

/** So many tokens may say who wants something else. */
const longestWish = 6;

/** Behind a mark or "but" somebody wants the goods that follow. */
function wantsOther({ tokens, lexicon }: MessageView, from: number, to: number): boolean {
  const start = lexicon.closesDenial.has(tokens[from]?.text ?? '') ? from + 1 : from;
  const said = to - start > longestWish ? [] : tokens.slice(start, to);
  const isOther = said[0]?.kind === 'symbol' || lexicon.contrast.has(said[0]?.text ?? '');
  return isOther && said.some(({ text }) => lexicon.wishes.has(text));
}
