import { isSizeWord } from '../amounts/is-size';
import type { MessageView } from '../message-view';
import { conditionAt, sentenceEnd, sentenceStart } from '../words/find-condition';
import { cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { oncePerView } from '../words/once-per-view';

/** More words are a story, no name of goods. */
const longestName = 5;
/** Words between what was ordered and its being taken back. */
const longestStory = 24;
/** So far behind "if" stands the word for having them: "if you still have …". */
const farthestHolding = 4;

const askedIn = oncePerView(findAsked);

/**
 * The end of the goods that a question or condition names from a token on: "do you stock fishing line?", "if you have
 * fishing line". They are goods even where the catalogue knows nothing of them.
 */
export function askedEnd(view: MessageView, at: number): number | undefined {
  return askedIn(view).get(at);
}

function findAsked(view: MessageView): Map<number, number> {
  const asked = new Map<number, number>();
  for (let at = 0; at < view.tokens.length; at++) {
    for (const { cue, next } of cuesAt(view, at)) {
      const end = cue.kind === 'ask' ? sentenceEnd(view, next) : null;
      if (end !== null && view.tokens[end]?.text === '?') name(view, asked, next, end);
      const held = cue.kind === 'condition' ? behindHolding(view, next) : null;
      if (held !== null) name(view, asked, held, conditionAt(view, next).to);
      if (cue.kind === 'cancelBefore' && cue.words.some((word) => view.lexicon.pointing.has(word)))
        nameOrdered(view, asked, at);
      if (cue.kind === 'correct' && cue.words.some((word) => view.lexicon.insteadOf.has(word)))
        nameKin(view, asked, at, next);
    }
  }
  return asked;
}

/**
 * "I had put mozzarella slices on the list but changed my mind, so ignore that": goods of which the sentence tells
 * before it takes them back, and which no quantity marks as goods.
 */
function nameOrdered(view: MessageView, asked: Map<number, number>, cancelAt: number): void {
  const from = Math.max(sentenceStart(view, cancelAt), cancelAt - longestStory);
  let at = cancelAt - 1;
  while (at >= from && !view.lexicon.ordered.has(view.tokens[at]?.text ?? '')) at--;
  if (at < from) return;
  let start = at + 1;
  while (start < cancelAt && view.tokens[start]?.kind === 'word' && isIdle(view, start)) start++;
  let end = start;
  while (end < cancelAt && isNamePart(view, end)) end++;
  name(view, asked, start, end);
}

/** "3 karoo orange … no, rather karoo mango": goods of which a word was said before are goods, though they fit no one product. */
function nameKin(view: MessageView, asked: Map<number, number>, cueAt: number, from: number): void {
  let end = from;
  while (isNamePart(view, end)) end++;
  const before = new Set(
    view.tokens.slice(0, cueAt).flatMap(({ kind, text }) => (kind === 'word' ? [text] : [])),
  );
  const isKin = view.tokens
    .slice(from, end)
    .some(({ kind, text }, i) => kind === 'word' && before.has(text) && !isSizeWord(view, from + i));
  if (isKin) name(view, asked, from, end);
}

const isNamePart = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind === 'number' ||
  isSizeWord(view, at) ||
  (view.tokens[at]?.kind === 'word' && !isIdle(view, at));

/** Behind the "have" of "if you have". */
export function behindHolding(view: MessageView, from: number): number | null {
  for (let at = from; at < from + farthestHolding; at++) {
    const text = view.tokens[at]?.text ?? '';
    if (view.lexicon.missing.has(text)) return null;
    if (view.lexicon.holding.has(text)) return at + 1;
  }
  return null;
}

function name(view: MessageView, asked: Map<number, number>, from: number, to: number): void {
  let start = from;
  while (start < to && isIdle(view, start)) start++;
  let end = to;
  while (end > start && isIdle(view, end - 1)) end--;
  const whole = view.tokens.slice(start, end).every(({ kind }) => kind === 'word' || kind === 'number');
  if (whole && end > start && end - start <= longestName) asked.set(start, end);
}
