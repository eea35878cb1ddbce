import { chainAt } from '../amounts/chain-at';
import { isSize, isSizeWord } from '../amounts/is-size';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { isHardStop } from '../talk/find-hard-stops';
import { cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import type { Heading } from './heading';

/** More tokens are prose. */
const longestClause = 10;

/**
 * Sizes said behind the goods that they hold for, as headings that look back: "3 mango, 2 guava, all 1.5L", "6 of the
 * grape and 2 of the lime, the 500ml ones". In a sentence of its own, such a size holds for its line; on a line of its
 * own, for the block above it.
 */
export function sizesBehind(view: MessageView, headings: readonly Heading[]): Heading[] {
  const found: Heading[] = [];
  if (!view.tokens.some(({ text }) => saysOfAll(view, text))) return found;
  const inHeading = new Set(headings.flatMap(({ start, end }) => range(start, end)));
  const starts = { clause: 0, sentence: 0, line: 0, block: 0 };
  let [counted, refused] = [-1, -1];
  for (let at = 0; at <= view.tokens.length; at++) {
    if (refuses(view, at)) refused = at;
    if (!endsClause(view, at)) continue;
    const { sentence, line, block } = starts;
    const clause = allStart(view, starts.clause, at);
    if (clause > starts.clause && counts(view, starts.clause, clause)) counted = starts.clause;
    const whole = clause > sentence ? sentence : clause > line ? line : block;
    const from = Math.max(whole, found.at(-1)?.end ?? 0);
    const isSaid = isSizeOfAll(view, clause, at) && closes(view, at) && !inHeading.has(clause);
    if (isSaid && counted >= from && refused < from)
      found.push({ start: clause, end: at, from, to: clause, text: sizeIn(view, clause, at), inline: true });
    else if (counts(view, clause, at)) counted = clause;
    starts.clause = at + 1;
    if (view.tokens[at]?.kind === 'newline' || isHardStop(view, at)) starts.sentence = at + 1;
    if (view.tokens[at]?.kind === 'newline') starts.line = at + 1;
    if (view.tokens[at]?.kind === 'newline' && view.tokens[at - 1]?.kind === 'newline') starts.block = at + 1;
  }
  return found;
}

/** Where "all 2L" begins in "4 lime 3 grape all 2L"; else where the clause does. */
function allStart(view: MessageView, clause: number, end: number): number {
  const { ofAll, both } = view.lexicon;
  for (let at = end - 1; at > Math.max(clause, end - longestClause); at--) {
    const { text = '' } = view.tokens[at] ?? {};
    if (ofAll.has(text) || both.has(text)) return isSizeOfAll(view, at, end) ? at : clause;
  }
  return clause;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** The end of the message, a line, a bracket, a comma or a stop. */
const endsClause = (view: MessageView, at: number): boolean => {
  const { kind, text = '', glued } = view.tokens[at] ?? { kind: 'newline' };
  return (
    kind === 'newline' ||
    /^[,()[\]!]$/.test(text) ||
    (text === '.' && (view.tokens[at + 1]?.kind ?? 'newline') === 'newline') ||
    (/^[-–—:]$/.test(text) && !glued) ||
    isHardStop(view, at)
  );
};

/** Nothing follows the clause that it could be a heading of, or a question. */
function closes(view: MessageView, at: number): boolean {
  const mark = view.tokens[at];
  return !mark || mark.kind === 'newline' || /^[,.)\]!;]$/.test(mark.text);
}

/** A number that is no size stands there, in digits or words. */
const counts = (view: MessageView, from: number, to: number): boolean =>
  range(from, to).some((at) =>
    numbersAt(view, at).some(({ form, next }) => form !== 'homophone' && !isSize(view, next)),
  );

/** Words that take goods out, exchange or deny them say which ones by their size, and give none. */
const refuses = (view: MessageView, at: number): boolean =>
  view.lexicon.denies.has(view.tokens[at]?.text ?? '') ||
  cuesAt(view, at).some(({ cue }) =>
    /^(?:cancel|exclude|correct|substitute|lack|condition|complain|ask|have|holds|same)/.test(cue.kind),
  );

/** Nothing but a size or pack, and words that say that it is that of all goods, or of those before. */
function isSizeOfAll(view: MessageView, start: number, end: number): boolean {
  if (end - start < 2 || end - start > longestClause) return false;
  const places = range(start, end);
  const isNamed = places.some((at) => {
    const text = view.tokens[at]?.text ?? '';
    return saysOfAll(view, text) && !view.lexicon.ones.has(text);
  });
  return isNamed && places.some((at) => isMeasure(view, at)) && places.every((at) => isPart(view, at));
}

/** "all", "both", "the", "ones". */
const saysOfAll = ({ lexicon: { ofAll, both, definite, ones } }: MessageView, text: string): boolean =>
  ofAll.has(text) || both.has(text) || definite.has(text) || ones.has(text);
const isLargeOrSmall = ({ tokens, lexicon: { small, large } }: MessageView, at: number): boolean =>
  small.has(tokens[at]?.text ?? '') || large.has(tokens[at]?.text ?? '');

/** A number with its measure, of a pack, or tied to one that has it; in words, with its measure. */
const isMeasure = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind === 'number'
    ? isSize(view, at + 1) || chainAt(view, at) !== null || unitAt(view, at + 1)?.unit === 'pack'
    : numbersAt(view, at).some(({ form, next }) => form === 'words' && isSize(view, next));
const isPart = (view: MessageView, at: number): boolean => {
  const { kind, text = '' } = view.tokens[at] ?? {};
  if (kind === 'number') return isMeasure(view, at);
  // "all in one 2kg" is a kind.
  if (isMeasure(view, at)) return true;
  if (view.lexicon.numbers.has(text)) return false;
  if (kind === 'symbol') return isSizeWord(view, at) || (text === '-' && isMeasure(view, at - 1));
  const { ofAll, both, units } = view.lexicon;
  return (
    kind === 'word' &&
    (text === 'x' ||
      isIdle(view, at) ||
      isSizeWord(view, at) ||
      isLargeOrSmall(view, at) ||
      units.has(text) ||
      ofAll.has(text) ||
      both.has(text))
  );
};

/** From the first number to its measure or pack. */
function sizeIn(view: MessageView, start: number, end: number): string {
  const parts = range(start, end).filter(
    (at) => isMeasure(view, at) || isSizeWord(view, at) || unitAt(view, at),
  );
  const first = parts.find((at) => isMeasure(view, at)) ?? start;
  return view.text.slice(view.tokens[first]?.start, view.tokens[parts.at(-1) ?? first]?.end);
}
