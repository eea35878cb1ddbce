import { isSizeWord } from '../amounts/is-size';
import type { MessageView } from '../message-view';
import { endsSentenceAt } from '../words/find-condition';
import { beginsCue, type Cue, cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { oncePerView } from '../words/once-per-view';

/** More words are a story, no name of goods. */
const longestName = 5;

const likenedIn = oncePerView(findLikened);

/**
 * The end of the goods that are likened to those before from a token on: the pillows of "coated pillows same as above",
 * the blackcurrant of "same again but blackcurrant". They are goods even where the catalogue knows nothing of them.
 */
export function likenedEnd(view: MessageView, at: number): number | undefined {
  return likenedIn(view).get(at);
}

function findLikened(view: MessageView): Map<number, number> {
  const likened = new Map<number, number>();
  for (let at = 0; at < view.tokens.length; at++) {
    const same = cuesAt(view, at).find(({ cue }) => cue.kind === 'same');
    if (!same) continue;
    const start = at > 0 && same.cue.words.length > 1 ? nameStart(view, at) : null;
    if (start !== null) likened.set(start, at);
    const from = introduces(view, same.cue) ? nameFrom(view, same.next) : null;
    if (from !== null) likened.set(...from);
    at = same.next - 1;
  }
  return likened;
}

/** "same but", "same in", "same for": goods follow. */
const introduces = (view: MessageView, { words }: Cue): boolean =>
  words.slice(1).some((word) => view.lexicon.contrast.has(word) || view.lexicon.likens.has(word));

/** Where the words begin that fill the clause before a token; null when others or a quantity stand there. */
function nameStart(view: MessageView, to: number): number | null {
  let from = to;
  while (from > 0 && to - from <= longestName && isPart(view, from - 1)) from--;
  // "for Ortiz same as above": whom the same is for.
  if (view.lexicon.purpose.has(view.tokens[from]?.text ?? '')) return null;
  const before = view.tokens[from - 1];
  const opens = before === undefined || before.kind === 'newline' || /^[,;.]$/.test(before.text);
  return opens && tells(view, from, to) && !isConditional(view, from, to) ? from : null;
}

/** "if theres no orange then same of the apple" likens no goods called "if theres no orange then". */
const isConditional = (view: MessageView, from: number, to: number): boolean =>
  view.tokens.slice(from, to).some((_, i) => beginsCue(view, from + i, 'condition'));

/** The words from a token up to a mark or a number. */
function nameFrom(view: MessageView, from: number): [start: number, end: number] | null {
  let start = from;
  while (view.tokens[start]?.kind === 'word' && isIdle(view, start)) start++;
  let end = start;
  while (isPart(view, end) && !view.lexicon.contrast.has(view.tokens[end]?.text ?? '')) end++;
  while (end > start && isIdle(view, end - 1)) end--;
  return tells(view, start, end) ? [start, end] : null;
}

/** A word, a size, or the mark of "strawberry & cream". */
const isPart = (view: MessageView, at: number): boolean => {
  const token = view.tokens[at];
  if (!token || endsSentenceAt(view, at)) return false;
  if (token.kind === 'word') return token.text !== 'x';
  return token.kind === 'number' ? isSizeWord(view, at + 1) : token.text === '&';
};

const tells = (view: MessageView, from: number, to: number): boolean =>
  to - from <= longestName &&
  view.tokens.slice(from, to).some(({ kind }, i) => kind === 'word' && !isIdle(view, from + i));
