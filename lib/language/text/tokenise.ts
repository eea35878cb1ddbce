import { longestMetres, metresWritten } from '../words/metre-words';
import { readCountMarks } from './count-marks';
import { cutWord } from './cut-word';
import { foldWord } from './fold-word';
import { joinLetters } from './join-letters';
import { readDigits } from './read-digits';

export type TokenKind = 'word' | 'number' | 'symbol' | 'newline' | 'noise';

/** A piece of the message; `start` and `end` are UTF-16 offsets in the original text. */
export interface Token {
  kind: TokenKind;
  start: number;
  end: number;
  /** Folded (see foldWord); the character itself for symbols. */
  text: string;
  /** Only for numbers. */
  value?: number;
  /** How a number is written: `3/4` and `1-1/2` are fractions. */
  form?: 'digits' | 'fraction';
  /** No white space before it. */
  glued: boolean;
  /** The code of a product. */
  coded?: true;
  /** Of a unit: so many singles of the same goods besides, "1 case and 4 loose". */
  loose?: number;
}

/** A part of the text that is known not to name goods (a phone number, a price). */
export interface NoiseSpan {
  start: number;
  end: number;
  code: string;
}

/** The code of the spans that name a product by its code: each becomes one word. */
export const goodsCode = 'goods-code';

const timesSigns = new Set(['\u00d7', '*', '\u2716', '\u2715', '\u0445']);

type CharClass = 'letter' | 'digit' | 'space' | 'newline' | 'invisible' | 'other';

/** What begins at an offset; ASCII without a regular expression, because catalogues are long. */
function classAt(text: string, at: number): CharClass {
  const code = text.charCodeAt(at);
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) return 'letter';
  if (code >= 48 && code <= 57) return 'digit';
  if (code === 10 || code === 13 || code === 0x2028) return 'newline';
  if (code === 32 || code === 9) return 'space';
  if (code > 32 && code < 127) return code === 46 ? 'digit' : 'other';
  const char = String.fromCodePoint(text.codePointAt(at) ?? 32);
  if (/\s/u.test(char)) return 'space';
  if (/\p{Cc}|\p{Cf}|\ufe0e|\ufe0f/u.test(char)) return 'invisible';
  return /\p{L}/u.test(char) && !timesSigns.has(char) ? 'letter' : 'digit';
}

/** The full stop of "lighters.20": behind a letter, and before a number without a measure, it is no decimal point. */
const leadsToCount = (text: string, at: number): boolean =>
  text.charAt(at) === '.' &&
  /[a-z]/i.test(text.charAt(at - 1)) &&
  /^\.\d{1,4}(?![\p{L}\d.,])/u.test(text.slice(at, at + 7));

/**
 * Cuts a message into words, numbers, symbols and line ends. Letters and digits are always apart
 * (`5xcoke2l` → 5 x coke 2 l); numbers keep decimals, thousands and fractions together.
 * Noise spans, sorted and apart, become one token each.
 */
export function tokenise(text: string, noise: readonly NoiseSpan[] = []): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let nextNoise = 0;
  let glued = false;
  while (at < text.length) {
    while (nextNoise < noise.length && (noise[nextNoise]?.end ?? 0) <= at) nextNoise++;
    const span = noise[nextNoise];
    const kind = span && span.start <= at ? 'noise' : classAt(text, at);
    if (kind === 'space' || kind === 'invisible') {
      if (kind === 'space') glued = false;
      at++;
      continue;
    }
    if (kind === 'digit' && leadsToCount(text, at)) {
      at++;
      continue;
    }
    const picture = kind === 'noise' ? 0 : pictureBehindCount(text, at);
    if (picture > 0) {
      at += picture;
      continue;
    }
    const before = tokens[tokens.length - 1];
    const cut: Token[] =
      span && kind === 'noise'
        ? [spanToken(text, at, span)]
        : (metresAt(text, at, before) ??
          cutAt(text, at, span ? span.start : text.length, kind, glued && before?.kind === 'number'));
    for (const token of cut) {
      token.glued = glued;
      glued = token.kind !== 'newline';
      tokens.push(token);
      at = token.end;
    }
  }
  return readCountMarks(joinLetters(tokens));
}

/** The `m2` of "20 m2 tiles", the `m3` of "6m3 sand": square and cubic metres behind a number, and no 2 or 3 of anything. */
function metresAt(text: string, at: number, before: Token | undefined): Token[] | null {
  if (before?.kind !== 'number') return before?.kind === 'word' ? metresInWords(text, at) : null;
  const [, power] = /^m([23²³])(?![\p{L}\d])/iu.exec(text.slice(at, at + 3)) ?? [];
  if (power === undefined) return metresInWords(text, at);
  return [{ kind: 'word', start: at, end: at + 2, text: /[2²]/.test(power) ? 'sqm' : 'm3', glued: false }];
}

/** The "square metres" of "35 square metres", "twenty metros cuadrados". */
function metresInWords(text: string, at: number): Token[] | null {
  if (!/[ckmsv]/i.test(text.charAt(at))) return null;
  const rest = text.slice(at, at + longestMetres);
  for (const { symbol, pattern } of metresWritten) {
    const [found] = pattern.exec(rest) ?? [];
    if (found) return [{ kind: 'word', start: at, end: at + found.length, text: symbol, glued: false }];
  }
  return null;
}

/** `10 🥛 low fat milk`: the length of a picture between the count that begins a line and its goods, which says nothing. */
function pictureBehindCount(text: string, at: number): number {
  if (text.charCodeAt(at) < 0x2300) return 0;
  const picture =
    /^\p{Emoji_Presentation}\ufe0f?(?= {0,2}[\p{L}\d])/u.exec(text.slice(at, at + 12))?.[0] ?? '';
  const counts =
    picture !== '' && /(?:^|\n)[ \t]{0,3}\d{1,4}[ \t]?x? {0,2}$/.test(text.slice(Math.max(0, at - 12), at));
  return counts ? picture.length : 0;
}

/** A part of the text that is known is one token: of no goods, or the code of goods, which is a word. */
const spanToken = (text: string, at: number, { end, code }: NoiseSpan): Token =>
  code === goodsCode
    ? { kind: 'word', start: at, end, text: foldWord(text.slice(at, end)), glued: false, coded: true }
    : { kind: 'noise', start: at, end, text: code, glued: false };

/** The token or tokens that begin at an offset which is no white space. */
function cutAt(
  text: string,
  at: number,
  limit: number,
  kind: CharClass | 'noise',
  afterNumber: boolean,
): Token[] {
  if (kind === 'newline') return [{ kind: 'newline', start: at, end: at + 1, text: '\n', glued: false }];
  const tally = text.charAt(at) === '|' ? readTally(text, at, limit) : null;
  if (tally) return [tally];
  if (kind === 'letter') return cutWord(text, at, limit, afterNumber);
  const digits = kind === 'digit' ? readDigits(text, at, limit, afterNumber) : null;
  if (digits)
    return [
      {
        kind: 'number',
        start: at,
        end: digits.end,
        text: String(digits.value),
        value: digits.value,
        form: digits.form,
        glued: false,
      },
    ];
  const char = String.fromCodePoint(text.codePointAt(at) ?? 32);
  return [
    {
      kind: 'symbol',
      start: at,
      end: at + char.length,
      text: timesSigns.has(char) ? 'x' : char,
      glued: false,
    },
  ];
}

/** `||||/ ||` at the end of a line: strokes counted, where the text has at least two together. */
function readTally(text: string, at: number, limit: number): Token | null {
  if (text.charAt(at - 1) === '|') return null;
  const strokes = /^\|[|/ ]*(?=\r?\n|$)/.exec(text.slice(at, Math.min(limit, at + 40)))?.[0].trimEnd();
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
  if (!strokes || line.includes('|') || !/\p{L}/u.test(line) || !/\|\|/.test(text)) return null;
  const value = strokes.replace(/ /g, '').length;
  const end = at + strokes.length;
  return { kind: 'number', start: at, end, text: String(value), value, form: 'digits', glued: false };
}
