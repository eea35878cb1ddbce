import type { EditedItem, State } from '../edit-state';
import { says, sharesName } from '../mentions/find-earlier';
import { isIdle } from '../words/is-idle';
import { isRefusal } from './size-instead';

/** So many tokens may stand between them: "... no man, just ". */
const farthest = 9;

/**
 * "10 paper straws... no man, just 1 pack of cola straws": other goods of one name with the line right before, refused, with
 * "only" between: they take its place. Goods of another name are a line more: "6 rusks... no, only 2 milk".
 */
export function onlyInstead({ view, items }: State, { item, quantity }: EditedItem): EditedItem | undefined {
  const last = items.at(-1);
  if (quantity === null || last?.dropped !== null || last.quantity === null) return undefined;
  if (item.at - last.item.next > farthest) return undefined;
  const between = view.tokens.slice(last.item.next, item.at);
  const refusal = between.findIndex((_, i) => isRefusal(view, last.item.next + i));
  const isOnly = between.some(({ text }, i) => i > refusal && view.lexicon.only.has(text));
  const saysMore = between.some(
    ({ kind, text }, i) =>
      // "no man", "nee boet"
      (kind === 'word' &&
        i !== refusal + 1 &&
        !isIdle(view, last.item.next + i) &&
        !isRefusal(view, last.item.next + i)) ||
      (kind !== 'word' && !/^[.,–—…-]$/.test(text)),
  );
  if (refusal < 0 || !isOnly || saysMore) return undefined;
  return sharesName(view, last.item, item) && !says(view, last.item, item) ? last : undefined;
}
