import type { EditedItem, State } from './edit-state';
import { says } from './find-earlier';
import type { MessageView } from './message-view';

/** "we have 2 rice left so send 10 and 5 salt": behind goods that are asked for, with a quantity that leads. */
export const isAlsoWanted = ({ view, items }: State, { item, quantity }: EditedItem): boolean =>
  items.at(-1)?.item.restock === true &&
  quantity !== null &&
  item.side === 'lead' &&
  view.lexicon.and.has(view.tokens[item.at - 1]?.text ?? '');

/** "oh we have shells": what is there already is not wanted. */
export function holdStock(entry: EditedItem, earlier: EditedItem | undefined): void {
  entry.dropped = 'stock';
  if (earlier && entry.quantity === null) earlier.dropped = 'cancelled';
}

/**
 * "and sugar no we have sugar and rice two": the remark is over with the goods that it takes back, or in speech with goods that
 * nothing ties to those counted next, as in "theyve got white the brown bread two".
 */
export function goesOnOrdering({ view, mode, items }: State, { item, quantity }: EditedItem): boolean {
  const [before, held] = items.slice(-2);
  if (mode !== 'stock' || quantity === null || held?.dropped !== 'stock' || held.quantity !== null)
    return false;
  const isTakenBack = before?.dropped === 'cancelled' && says(view, before.item, held.item);
  return isTakenBack || (view.voice && !isTied(view, item.at));
}

/** Behind "and" or a comma. */
const isTied = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  lexicon.and.has(tokens[at - 1]?.text ?? '') || /^[,+&]$/.test(tokens[at - 1]?.text ?? '');
