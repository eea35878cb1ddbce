import type { MessageView } from '../message-view';
import { endsSentenceAt, sentenceStart } from '../words/find-condition';
import type { ActedLine, DoneAct } from './act';

/** So many words on either side of a place tell a clerk what was said there. */
const widest = 8;

/** The words of the sentence that an act stands in, around its place; null where the whole message says it. */
export function wordsOfAct(view: MessageView, { at }: DoneAct): string | null {
  if (at === null) return null;
  const from = Math.max(sentenceStart(view, at), at - widest);
  let to = at;
  while (to < view.tokens.length && to < at + widest && !endsSentenceAt(view, to)) to++;
  const words = view.text.slice(view.tokens[from]?.start, view.tokens[to - 1]?.end);
  return (
    words
      .replace(/\s+/g, ' ')
      .replace(/^[\s,:–-]+/, '')
      .trim() || null
  );
}

/** Why a line is left out: `too expensive, leave it`. */
export function whyDropped(view: MessageView, { acts }: ActedLine): string | null {
  const last = acts.findLast(({ do: done }) => done === 'drop');
  return last ? wordsOfAct(view, last) : null;
}

/** What a line had and has now: `25 instead of 20: ‘make the brown bread 25’`; null where it has what stands beside its goods. */
export function quantitySetAnew(view: MessageView, line: ActedLine): string | null {
  const { written, quantity, note, acts } = line;
  if (note === null || written.quantity === null || quantity === null || quantity === written.quantity)
    return null;
  const last = acts.findLast(({ do: done }) => done === 'set quantity');
  const words = last ? wordsOfAct(view, last) : null;
  return words === null ? null : `${quantity} instead of ${written.quantity}: ‘${words}’`;
}
