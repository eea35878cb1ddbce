import { chainAt } from '../amounts/chain-at';
import { isHeldByPack } from '../amounts/tells-pack';
import type { MessageView } from '../message-view';
import { isIdle } from '../words/is-idle';

/** The tokens of a line of a message, the end exclusive. */
export type LineTokens = [start: number, end: number];

/** A line without stars, dashes, pictures and prices at its ends; the hash of "#2 grade" stays. */
export function withoutMarks(view: MessageView, [start, end]: LineTokens): LineTokens {
  const isMark = (at: number): boolean =>
    view.tokens[at]?.kind === 'noise' || (lineMark.test(view.tokens[at]?.text ?? '') && !isHash(view, at));
  let [from, to] = [start, end];
  while (from < to && isMark(from)) from++;
  while (to > from && isMark(to - 1)) to--;
  return [from, to];
}

/** A line without the talk at its ends. */
export function withoutTalk(view: MessageView, [start, end]: LineTokens): LineTokens {
  let [from, to] = [start, end];
  while (from < to && isIdle(view, from)) from++;
  while (to > from && isIdle(view, to - 1)) to--;
  return [from, to];
}

/** More words are no purpose, but the order. */
const longestPurpose = 6;

/** "SOAP 175g, for the wash rooms": a line without whom or what it is for at its end. */
export function withoutPurpose(view: MessageView, [start, end]: LineTokens): LineTokens {
  const isWord = (at: number): boolean => /^(?:word|noise)$/.test(view.tokens[at]?.kind ?? '');
  let from = end;
  while (from > start && end - from <= longestPurpose && isWord(from - 1)) {
    from--;
    if (!view.lexicon.purpose.has(view.tokens[from]?.text ?? '') || from === start) continue;
    return [start, view.tokens[from - 1]?.text === ',' ? from - 1 : from];
  }
  return [start, end];
}

/** "BOLT 500ml, packs of 4": a line without how its goods are packed. */
export const withoutPack = (view: MessageView, [start, end]: LineTokens): LineTokens => [
  start,
  isHeldByPack(view, end - 1) ? Math.max(start, end - packTail) : end,
];

/** The comma, the pack, "of" and a number. */
const packTail = 4;

/** "Decking for Kowalski, SUMMIT 1x6": a long line without whom or what it is for before its first comma. */
export function behindPurpose(view: MessageView, [start, end]: LineTokens): LineTokens {
  const comma = view.tokens.slice(start, end).findIndex(({ text }) => text === ',');
  const before = view.tokens.slice(start, start + Math.max(comma, 0));
  const isPurpose =
    before.every(({ kind }) => kind === 'word') &&
    before.slice(1, -1).some(({ text }) => view.lexicon.purpose.has(text));
  return isPurpose ? [start + comma + 1, end] : [start, end];
}

/** "Cheese and chilli are the ones that sell, so:" speaks of goods, and heads none; "all are 500ml:" does. */
export const isSentence = ({ tokens, lexicon }: MessageView, [start, end]: LineTokens): boolean => {
  const words = tokens.slice(start, end);
  return words.some(({ text }) => lexicon.being.has(text)) && !words.some(({ kind }) => kind === 'number');
};

/** The tokens of a line but for a hash and what holds a chain of sizes together ("#2 2x4s"). */
export function lengthOf(view: MessageView, [from, to]: LineTokens): number {
  const isJoint = (at: number): boolean =>
    view.tokens[at]?.text === '#' ||
    (chainAt(view, at - 1) !== null && /^[xs]$/.test(view.tokens[at]?.text ?? ''));
  return view.tokens.slice(from, to).filter((_, i) => !isJoint(from + i)).length;
}

/** A mark that says nothing at the end of a line. */
const lineMark = /^(?:[*x=#~_!–—-]|\p{Extended_Pictographic})$/u;

/** The hash of "#2 grade", but not of "# SOUPS #". */
const isHash = ({ tokens }: MessageView, at: number): boolean =>
  tokens[at]?.text === '#' && tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.glued === true;

/** The lines of a message, empty ones too. */
export function linesIn(view: MessageView): LineTokens[] {
  const lines: LineTokens[] = [];
  let start = 0;
  view.tokens.forEach((token, at) => {
    if (token.kind !== 'newline') return;
    lines.push([start, at]);
    start = at + 1;
  });
  lines.push([start, view.tokens.length]);
  return lines;
}
