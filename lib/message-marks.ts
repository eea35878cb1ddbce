/** What a pair of marks does to the text between them. */
export type MarkKind = 'bold' | 'italic' | 'struck' | 'code';

/** A stretch of text between a pair of marks; all offsets are UTF-16, and the inner ones leave the marks out. */
export interface MarkedSpan {
  kind: MarkKind;
  start: number;
  end: number;
  innerStart: number;
  innerEnd: number;
}

/** The signs, the longer of two first: ```` ``` ```` is no empty pair of `` ` ``. */
const signs: readonly { sign: string; kind: MarkKind; overLines: boolean }[] = [
  { sign: '```', kind: 'code', overLines: true },
  { sign: '`', kind: 'code', overLines: false },
  { sign: '**', kind: 'bold', overLines: false },
  { sign: '~~', kind: 'struck', overLines: false },
  { sign: '*', kind: 'bold', overLines: false },
  { sign: '_', kind: 'italic', overLines: false },
  { sign: '~', kind: 'struck', overLines: false },
];

const marking = /[*_~`]/;
const wordLike = /[\p{L}\p{N}]/u;

/** Longer texts, or more marks, are nobody's formatting: what is left is plain. */
const mostSpans = 2000;

/**
 * The formatting of a chat message: `*bold*`, `_italic_`, `~struck~`, `` `code` `` and ```` ```code``` ````, nested too. A
 * mark opens behind white space, a sign or nothing, with something right behind it; it closes with something right
 * before it and no letter or figure behind. So bullets (`* item`), sizes (`5*10`), codes (`AB_12`), approximations (`~5`)
 * and remarks with an asterisk stay what they are. Linear in the length of the text but for unclosed marks, which are
 * looked for on their line only.
 */
export function findMarks(text: string): MarkedSpan[] {
  if (!marking.test(text)) return [];
  const found: MarkedSpan[] = [];
  const taken = new Set<number>();
  const dead = new Map<string, number>();
  for (let at = 0; at < text.length && found.length < mostSpans; at++) {
    if (!marking.test(text.charAt(at)) || taken.has(at)) continue;
    for (const { sign, kind, overLines } of signs) {
      if (!text.startsWith(sign, at) || !opens(text, at, sign)) continue;
      // No such sign closes before here: it was looked for already.
      if ((dead.get(sign) ?? -1) > at) continue;
      const limit = overLines ? text.length : lineEnd(text, at);
      const end = closingOf(text, at + sign.length, { sign, limit, taken });
      if (end === -1) {
        dead.set(sign, limit);
        continue;
      }
      for (let offset = 0; offset < sign.length; offset++) taken.add(at + offset).add(end + offset);
      found.push({ kind, start: at, end: end + sign.length, innerStart: at + sign.length, innerEnd: end });
      // Signs between marks of code are what they are.
      if (kind === 'code') at = end + sign.length - 1;
      break;
    }
  }
  return found;
}

function opens(text: string, at: number, sign: string): boolean {
  const before = charBefore(text, at);
  const after = text.charAt(at + sign.length);
  if (wordLike.test(before) || after === '' || after === sign.charAt(0)) return false;
  return sign === '```' || !/\s/u.test(after);
}

interface Search {
  sign: string;
  limit: number;
  taken: ReadonlySet<number>;
}

/** Where the pair closes; -1 when it does not. Signs next to each other are one longer sign. */
function closingOf(text: string, from: number, { sign, limit, taken }: Search): number {
  for (let at = text.indexOf(sign, from); at !== -1 && at < limit; at = text.indexOf(sign, at + 1)) {
    if (taken.has(at) || at === from) continue;
    const [before, after] = [text.charAt(at - 1), charAfter(text, at + sign.length)];
    if (sign !== '```' && /\s/u.test(before)) continue;
    if (before === sign.charAt(0) || after === sign.charAt(0)) continue;
    if (!wordLike.test(after)) return at;
  }
  return -1;
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

const charBefore = (text: string, at: number): string => {
  const [pair = ''] = /[\s\S]?[\s\S]$/u.exec(text.slice(Math.max(0, at - 2), at)) ?? [];
  return [...pair].at(-1) ?? '';
};

const charAfter = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at) ?? 32);

/** The same text without its marks: a space stands for each, so that all offsets stay. */
export function withoutMarks(text: string, spans: readonly MarkedSpan[]): string {
  if (spans.length === 0) return text;
  const chars = text.split('');
  for (const { start, innerStart, innerEnd, end } of spans) {
    for (let at = start; at < innerStart; at++) chars[at] = ' ';
    for (let at = innerEnd; at < end; at++) chars[at] = ' ';
  }
  return chars.join('');
}
