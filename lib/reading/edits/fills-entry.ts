import type { ItemEdge } from '../item-edge';
import type { MessageView } from '../message-view';

/**
 * Below "2 of each:" goods fill their row, or the place between two marks; what stands in prose there has no share: "sam wanted
 * polony but …", "invoice to the corner store". On the line of the quantity itself everything has.
 */
export function fillsEntry({ tokens, lexicon }: MessageView, { at, next }: ItemEdge, from: number): boolean {
  if (!tokens.slice(from, at).some(({ kind }) => kind === 'newline')) return true;
  const isEdge = (place: number): boolean => {
    const token = tokens[place];
    return token?.kind !== 'word' || lexicon.and.has(token.text) || lexicon.breaks.has(token.text);
  };
  return isEdge(at - 1) && isEdge(next);
}
