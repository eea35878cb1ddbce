import { type EditedItem, type State, setMode } from './edit-state';
import { says, sharesName } from './find-earlier';
import type { ItemEdge } from './item-edge';
import type { MessageView } from './message-view';
import type { Event } from './segment';

/**
 * "not the 5 kg, the cook wants the 25 kg": goods that somebody wants in the place of those just refused are ordered, as
 * many as those were; says whether they are.
 */
export function takesPlace(
  state: State,
  refused: ItemEdge,
  entry: EditedItem,
  ahead: readonly Event[],
): boolean {
  const { view } = state;
  if (entry.quantity !== null || !wantsOther(view, refused.next, entry.item.at)) return false;
  if (says(view, refused, entry.item)) return false;
  const [old] = state.undo;
  setMode(state, 'order', '');
  // "he wants R-30. R-30 roll 10": the line itself follows.
  const isNamedAgain = ahead.some(
    (event) =>
      event.type === 'item' &&
      event.item.quantity !== null &&
      (sharesName(view, entry.item, event.item) || says(view, event.item, entry.item)),
  );
  if (isNamedAgain) return true;
  entry.quantity = old?.quantity ?? 1;
  entry.unit = old?.unit ?? null;
  entry.note = 'takes the place of what was refused';
  return true;
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
