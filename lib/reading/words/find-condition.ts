import { findPartEnds, findPartStarts } from '../../language/text/find-parts';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { cuesAt } from './find-cues';
import { isIdle } from './is-idle';
import { oncePerView } from './once-per-view';

/** Where a sentence that holds a token ends: its mark or line end, else the end of the message. */
export const sentenceEnd = (view: MessageView, at: number): number =>
  sentenceEndsOf(view)[at] ?? view.tokens.length;

const sentenceEndsOf = oncePerView((view) => findPartEnds(view.tokens, (_, at) => endsSentenceAt(view, at)));

/** Where the sentence begins that a token stands in. */
export const sentenceStart = (view: MessageView, at: number): number => sentenceStartsOf(view)[at] ?? 0;

const sentenceStartsOf = oncePerView((view) =>
  findPartStarts(view.tokens, (_, at) => endsSentenceAt(view, at)),
);

export function endsSentenceAt(view: MessageView, at: number): boolean {
  const token = view.tokens[at];
  if (token?.kind === 'newline') return true;
  return token?.kind === 'symbol' && (/^[!?;]$/.test(token.text) || (token.text === '.' && !tight(view, at)));
}

const tight = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.glued === true && view.tokens[at + 1]?.glued === true;

/** The condition that begins at a token: up to a comma or to what is to be done then. */
export function conditionAt(view: MessageView, from: number): { to: number; missing: boolean } {
  const to = endsSentenceAt(view, from) ? from : (conditionEndsOf(view)[from + 1] ?? view.tokens.length);
  const said = view.tokens.slice(from, Math.min(to, from + longestCondition));
  const isMissing = said.some(({ text }) => view.lexicon.missing.has(text));
  return { to, missing: isMissing && !isInTime(view, from, to) };
}

/** "if you have not packed yet, add 6 eggs": the order is not on its way; no goods are missing. */
export function isInTime(view: MessageView, from: number, to: number): boolean {
  const { notYet, underway } = view.lexicon;
  const said = view.tokens.slice(from, Math.min(to, from + longestCondition));
  return said.some(({ text }, i) => underway.has(text) && notYet.has(said[i - 1]?.text ?? ''));
}

/** In more tokens nothing is said to be missing. */
const longestCondition = 60;

const conditionEndsOf = oncePerView((view) =>
  findPartEnds(
    view.tokens,
    (_, at) =>
      endsSentenceAt(view, at) ||
      isComma(view, at) ||
      isConsequence(view, at) ||
      isBehindRoom(view, at) ||
      isBehindHour(view, at),
  ),
);

const isComma = (view: MessageView, at: number): boolean => /^[,:–—]$/.test(view.tokens[at]?.text ?? '');

/** So far before "space" stands the "if" of "if there is still some space". */
const farthestIf = 5;

/** "if there's space 12 matches", "if there is space matches 12": what is to come then follows right behind; but "space for 6". */
export function isBehindRoom(view: MessageView, at: number): boolean {
  const { tokens, lexicon } = view;
  if (!lexicon.roominess.has(tokens[at - 1]?.text ?? '') || isIdle(view, at)) return false;
  if (!/^(?:word|number)$/.test(tokens[at]?.kind ?? '')) return false;
  for (let from = at - 2; from >= at - farthestIf; from--)
    if (cuesAt(view, from).some(({ cue }) => cue.kind === 'condition')) return true;
  return false;
}

/** "if it comes before twelve oclock ten bags of rice": behind when it is to be, goods are counted. */
const isBehindHour = (view: MessageView, at: number): boolean =>
  view.voice &&
  view.tokens[at - 1]?.kind === 'noise' &&
  /^(?:time|date)$/.test(view.tokens[at - 1]?.text ?? '') &&
  numbersAt(view, at).some(({ next }) => unitAt(view, next) !== null);

/** "then", "send", "rather": what is to be done begins; but "dont have" is still said of the goods. */
function isConsequence(view: MessageView, at: number): boolean {
  if (
    view.lexicon.missing.has(view.tokens[at]?.text ?? '') &&
    view.lexicon.holding.has(view.tokens[at + 1]?.text ?? '')
  )
    return false;
  return cuesAt(view, at).some(
    ({ cue }) => /^(?:consequence|add|correct|cancel|exclude)$/.test(cue.kind) && cue.words.join() !== 'no',
  );
}

/** A sentence that asks whether goods are there or what they cost: "is the … back?", "when do you get …?" */
export function isQuestion(view: MessageView, from: number): boolean {
  const end = sentenceEnd(view, from);
  if (view.tokens[end]?.text !== '?') return false;
  let at = from;
  while (at < end && view.lexicon.and.has(view.tokens[at]?.text ?? '')) at++;
  return view.lexicon.asking.has(view.tokens[at]?.text ?? '');
}
