import { foldWord } from './fold-word';
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
}

/** A part of the text that is known not to name goods (a phone number, a price). */
export interface NoiseSpan {
  start: number;
  end: number;
  code: string;
}

const wordStart = /\p{L}/u;
const wordPart = /[\p{L}\p{M}'’‘ʼ]/u;
const invisible = /[\s\p{Cc}\p{Cf}]|\ufe0e|\ufe0f/u;
const timesSigns = new Set(['\u00d7', '*', '\u2716', '\u2715', '\u0445']);

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
  const push = (token: Omit<Token, 'glued'>): void => {
    tokens.push({ ...token, glued });
    glued = true;
    at = token.end;
  };
  while (at < text.length) {
    while (nextNoise < noise.length && (noise[nextNoise]?.end ?? 0) <= at) nextNoise++;
    const span = noise[nextNoise];
    if (span && span.start <= at) {
      push({ kind: 'noise', start: at, end: span.end, text: span.code });
      continue;
    }
    const limit = span ? span.start : text.length;
    const char = String.fromCodePoint(text.codePointAt(at) ?? 32);
    if (char === '\n' || char === '\r' || char === '\u2028') {
      push({ kind: 'newline', start: at, end: at + 1, text: '\n' });
      glued = false;
      continue;
    }
    if (invisible.test(char)) {
      at += char.length;
      if (/\s/u.test(char)) glued = false;
      continue;
    }
    const digits = readDigits(text, at, limit, tokens.at(-1)?.kind === 'number' && glued);
    if (digits) {
      push({
        kind: 'number',
        start: at,
        end: digits.end,
        text: String(digits.value),
        value: digits.value,
        form: digits.form,
      });
      continue;
    }
    if (wordStart.test(char)) {
      for (const part of cutWord(text, at, limit, glued && tokens.at(-1)?.kind === 'number')) push(part);
      continue;
    }
    push({ kind: 'symbol', start: at, end: at + char.length, text: timesSigns.has(char) ? 'x' : char });
  }
  return tokens;
}

const gluedTimes = /^(x)((?!l$|xl$|large|tra)[a-z]{2,})$/;
const gluedMeasure = /^(kgs?|ml|gr?|lt?r?)(x|[a-z]{3,})$/;
const ordinals = new Set(['th', 'st', 'nd', 'rd']);

function cutWord(text: string, start: number, limit: number, afterNumber: boolean): Omit<Token, 'glued'>[] {
  let end = start;
  while (end < limit) {
    const char = String.fromCodePoint(text.codePointAt(end) ?? 32);
    if (!wordPart.test(char)) break;
    end += char.length;
  }
  while (end > start + 1 && /['’‘ʼ]/.test(text.charAt(end - 1))) end--;
  const folded = foldWord(text.slice(start, end));
  const whole = { kind: 'word' as const, start, end, text: folded };
  if (!afterNumber || folded.length !== end - start || ordinals.has(folded)) return [whole];
  const digitNext = /\d/.test(text.charAt(end));
  const cut =
    gluedTimes.exec(folded) ?? (isGluedMeasure(folded, digitNext) ? gluedMeasure.exec(folded) : null);
  if (!cut?.[1] || !cut[2]) return [whole];
  const middle = start + cut[1].length;
  return [
    { kind: 'word', start, end: middle, text: cut[1] },
    { kind: 'word', start: middle, end, text: cut[2] },
  ];
}

/** `lx` in `2lx6`, `kgmaize` in `10kgmaize`; a lone l or g before letters is too often a word. */
function isGluedMeasure(folded: string, digitNext: boolean): boolean {
  const match = gluedMeasure.exec(folded);
  if (!match) return false;
  return match[2] === 'x' ? digitNext : /^(kg|ml)/.test(folded) && !/^(kgs|mls)$/.test(folded);
}
