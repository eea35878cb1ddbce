import type { EditedItem, State } from '../edit-state';
import { findSaidAgain } from '../mentions/find-earlier';
import type { MessageView } from '../message-view';

/**
 * "*samp 6", below "4 samp": in chats a star before a word tells that it corrects what was written. Not where the rows
 * before have a star too, which is their bullet.
 */
export function isStarred(state: State, { item }: EditedItem): boolean {
  const { view, items } = state;
  const star = [item.at, item.at - 1].find((at) => opensWithStar(view, at));
  if (star === undefined) return false;
  const isBullet = items.some((entry) =>
    [entry.item.at, entry.item.at - 1].some((at) => opensWithStar(view, at)),
  );
  return !isBullet && findSaidAgain(state, item) !== undefined;
}

/** A star at the beginning of a line. */
const opensWithStar = ({ text, tokens }: MessageView, at: number): boolean =>
  text[tokens[at]?.start ?? -1] === '*' && (tokens[at - 1]?.kind ?? 'newline') === 'newline';
