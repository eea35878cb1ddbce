import type { MessageView } from '../message-view';

/**
 * "6 of those", "two of it", "bolts two of.", behind the goods: the token behind what says that the count is of the goods
 * before it; null where nothing does.
 */
export function skipPointer({ tokens, lexicon }: MessageView, at: number): number | null {
  if (!lexicon.links.has(tokens[at]?.text ?? '')) return null;
  const after = tokens[at + 1];
  if ([lexicon.pointing, lexicon.those].some((words) => words.has(after?.text ?? '')))
    return tokens[at + 2]?.kind === 'number' ? null : at + 2;
  return !after || /^[,;.]$/.test(after.text) ? at + 1 : null;
}
