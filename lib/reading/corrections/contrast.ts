import type { EditedItem, State } from '../edit-state';
import type { MessageView } from '../message-view';

/** "lemon, not pine", "the lemon and not the pine": between goods stands nothing but the denial of the second. */
export function deniesBetween({ tokens, lexicon }: MessageView, from: number, to: number): boolean {
  const between = tokens.slice(from, to);
  const isDenial = (text: string): boolean => lexicon.denies.has(text) && !lexicon.and.has(text);
  return (
    between.some(({ text }) => isDenial(text)) &&
    between.every(
      ({ text }) => text === ',' || isDenial(text) || lexicon.and.has(text) || lexicon.definite.has(text),
    )
  );
}

/**
 * "the 4 soap must be lemon, not pine": behind what takes the place of other goods, only said to make sure which are not
 * meant, and no line goes out for it.
 */
export function isContrasted({ view, items, sentence }: State, { item, quantity }: EditedItem): boolean {
  const last = items.at(-1);
  return (
    quantity === null &&
    last?.replaces != null &&
    last.sentence === sentence &&
    deniesBetween(view, (last.standsFor ?? last.item).next, item.at)
  );
}
