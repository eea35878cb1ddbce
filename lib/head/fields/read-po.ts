import type { HeadDoubt, HeadField } from '../head';
import { boundsOf, cueAt, cueBefore, cueWithin, type HeadView, spanOf } from '../text/view-head';
import { groupsBehind } from './number-groups';

interface FoundNumber {
  from: number;
  to: number;
  value: string;
  score: number;
  cue: string;
  /** What else the words may mean. */
  other?: string;
}

/** Longer than what any system calls an order. */
const longestNumber = 40;

/** The customer's number of the order. */
export function readPoNumber(view: HeadView): HeadField<string> | null {
  const found = findNumbers(view).filter(({ score }) => score > 0);
  const best = found.reduce<FoundNumber | null>((a, b) => (a && a.score >= b.score ? a : b), null);
  if (!best) return null;
  const { start, end } = spanOf(view, best.from, best.to);
  const other = found.find(({ value, score }) => value !== best.value && best.score - score < 1);
  const doubts: HeadDoubt[] = [];
  if (best.value.length > longestNumber)
    doubts.push({ code: 'too-long', message: `${best.value.length} characters are no number of an order` });
  if (other) doubts.push({ code: 'two-numbers', message: `${other.value} is named too` });
  if (best.other) doubts.push({ code: 'two-numbers', message: `${best.other} may be meant` });
  return {
    value: best.value,
    start,
    end,
    confidence: Math.max(0.2, Math.min(0.98, 0.75 + best.score * 0.05) - doubts.length * 0.4),
    reason: `behind “${best.cue}”`,
    ...(doubts.length > 0 && { doubts }),
  };
}

function findNumbers(view: HeadView): FoundNumber[] {
  const found: FoundNumber[] = [];
  for (let at = 0; at < view.words.length; at++) {
    const cue = cueAt(view, at, 'po', 'reference') ?? cueAt(view, at, 'order');
    if (!cue || cueAt(view, at, 'otherPaper')?.to === cue.to) continue;
    // "PO-2025-A", "PO5519": the word belongs to the number.
    const isOneWord = cue.to === at + 1 && /^p\.?o$/.test(view.words[at]?.text ?? '');
    const isJoined =
      isOneWord &&
      view.words[cue.to]?.glued &&
      (view.words[cue.to]?.kind === 'number' || /^[-/_]$/.test(view.words[cue.to]?.text ?? ''));
    const begin = isJoined ? at : skipToNumber(view, cue.to);
    const number =
      spelledAt(view, begin) ??
      codeAt(view, begin, cue.name, cue.to === begin && view.words[begin]?.glued === true);
    if (!number) continue;
    const from = number.from;
    const score = rate(view, cue, number);
    found.push({
      ...number,
      from,
      score,
      cue: view.text.slice(view.words[at]?.start ?? 0, view.words[cue.to - 1]?.end ?? 0),
    });
    at = number.to - 1;
  }
  return found;
}

function rate(
  view: HeadView,
  cue: { from: number; to: number; name: string },
  number: { from: number; to: number; value: string },
): number {
  if (view.quoted[cue.from]) return -9;
  const sentence = boundsOf(view.sentences, cue.from);
  const digits = number.value.replace(/\D/g, '').length;
  const isCode = /\p{L}/u.test(number.value) || /[-/]/.test(number.value);
  let score = { po: 3, reference: 2, order: isCode && digits >= 2 ? 1 : -2 }[cue.name as 'po'] ?? 0;
  const piece = boundsOf(view.pieces, cue.from);
  if (cueWithin(view, Math.max(piece.from, cue.from - 2), cue.from, 'old')) score -= 5;
  if (cueBefore(view, cue.from, 'otherPaper')) score -= 5;
  const old = cueWithin(view, number.to, Math.min(sentence.to, number.to + 3), 'old');
  // "PO 4471 not 4470", "PO 4471 replaces 4470": said of the number that follows.
  if (old && view.words[old.to]?.kind !== 'number') score -= 4;
  if (
    cue.name === 'reference' &&
    cueWithin(view, Math.max(sentence.from, cue.from - 4), cue.from, 'otherPaper')
  )
    score -= 4;
  if (cueWithin(view, Math.max(sentence.from, cue.from - 6), cue.from, 'notPrice')) score -= 1;
  return score;
}

/** Past "no.", "number is", ":" and "#". */
function skipToNumber(view: HeadView, from: number): number {
  let at = from;
  for (let steps = 0; steps < 6; steps++) {
    const word = view.words[at];
    if (!word) return at;
    if (word.kind === 'line') return view.words[at - 1]?.text === ':' ? at + 1 : at;
    const cue = cueAt(view, at, 'numberWord', 'is', 'reference', 'po');
    if (cue && !(word.kind === 'number')) at = cue.to;
    else if (/^[:#.°º=|>*,("']$/.test(word.text) || (/^[-–]$/.test(word.text) && !view.words[at + 1]?.glued))
      at++;
    else return at;
  }
  return at;
}

/** `HV-25/0613`, `BL 2207`, `VIN.2025.07`: glued letters, digits and marks, with a digit among them. */
function codeAt(
  view: HeadView,
  from: number,
  name: string,
  glued: boolean,
): Pick<FoundNumber, 'from' | 'to' | 'value' | 'other'> | null {
  const { words, text } = view;
  let to = runAt(view, from);
  if (to === from) return null;
  const isWord = to === from + 1 && words[from]?.kind === 'word';
  const next = words[to];
  // "BL 2207": letters in capitals and a number right behind.
  if (
    isWord &&
    next &&
    !next.glued &&
    next.kind === 'number' &&
    isShout(text, words[from]) &&
    (view.goods[to] ?? -1) < 0
  )
    to = runAt(view, to);
  const first = words[from];
  const written = (end: number) => text.slice(first?.start ?? 0, words[end - 1]?.end ?? 0);
  const isNumber = name !== 'order' && words[to - 1]?.kind === 'number';
  const { to: last, mayEnd } = isNumber ? groupsBehind(view, to) : { to, mayEnd: null };
  const value = written(last);
  if (!/\d/.test(value)) return null;
  if (name === 'order' && glued) return null;
  const isDay = name !== 'po' && /^\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?$/.test(value);
  if (!first || isDay || first.kind === 'line') return null;
  return { from, to: last, value, ...(mayEnd !== null && { other: written(mayEnd) }) };
}

const isShout = (text: string, word: { start: number; end: number } | undefined): boolean =>
  word !== undefined && word.end - word.start <= 5 && /^\p{Lu}+$/u.test(text.slice(word.start, word.end));

/** Where the words that are glued to one end; a mark only between two of them. */
function runAt({ words }: HeadView, from: number): number {
  const first = words[from];
  if (!first || first.kind === 'line' || first.kind === 'mark') return from;
  let to = from + 1;
  for (let at = to; at < words.length; at++) {
    const word = words[at];
    if (!word?.glued || word.kind === 'line') break;
    if (word.kind === 'mark') {
      if (!/^[-/._\\#]$/.test(word.text)) break;
      const after = words[at + 1];
      if (!after?.glued || (after.kind === 'mark' && !/^[-/._\\#]$/.test(after.text))) break;
    }
    to = at + 1;
  }
  return to;
}

/** "eight eight four one zero", "7 2 0 1 9": said digit by digit. */
function spelledAt(view: HeadView, from: number): { from: number; to: number; value: string } | null {
  let value = '';
  let to = from;
  for (let at = from; at < view.words.length; at++) {
    const word = view.words[at];
    if (at > from && word?.glued) break;
    const digit = cueAt(view, at, 'digit');
    if (digit && digit.to === at + 1) value += digit.value;
    else if (word?.kind === 'number' && word.text.length === 1) value += word.text;
    else break;
    to = at + 1;
  }
  return value.length >= 3 ? { from, to, value } : null;
}
