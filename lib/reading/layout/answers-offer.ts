import { lexiconOf } from '../../language/compile';
import { languages } from '../../language/languages';
import { foldWord } from '../../language/text/fold-word';
import type { Line } from '../../language/text/lines-of';
import { singularOf } from '../../language/text/singular-of';
import type { NoiseSpan } from '../../language/text/tokenise';

/** A row that orders so many, and not one of a price list. */
export const orderedRow = /^[>\s*•-]{0,8}(?:qty )?\d{1,5}(?: ?[x×*] ?| )\p{L}|[x×*] ?\d{1,5}\s*$/iu;

/** "cake flour 2.5kg      6 cs" before its price: a quantity in a column of its own; but "cake flour 2.5kg 6 pack R41". */
const countedColumn = /\S(?: {3,}| ?\t\s?)\d{1,5}(?: ?\p{L}{1,6})?\s*$/u;

/** A quoted list that is read for its rows is no longer. */
const mostRows = 60;

/** So many numbers of the answer are looked at. */
const mostCounts = 30;

/**
 * Whether an answer takes rows of a quoted price list by calling them by a short name with a quantity: "12 white and 6 of
 * the lemon" below "> floor polish white 350ml R44,99 / > floor polish lemon 350ml R44,99".
 */
export function answersOffer(says: string, quoted: readonly Line[], noise: readonly NoiseSpan[]): boolean {
  const rows = quoted.slice(0, mostRows).flatMap((line) => pricedRow(line, noise) ?? []);
  if (rows.length < 2) return false;
  return countedNames(says).some((name) => rows.some((row) => name.every((word) => row.has(word))));
}

/** The words of a quoted line that offers one product at one price, and has no quantity yet; null for other lines. */
function pricedRow({ text, start, end }: Line, noise: readonly NoiseSpan[]): Set<string> | null {
  const prices = noise.filter((span) => span.code === 'price' && span.start >= start && span.start < end);
  const goods = text.slice(0, (prices[0]?.start ?? end) - start);
  if (orderedRow.test(goods) || countedColumn.test(goods)) return null;
  return prices.length === 1 && !/[?:]/.test(goods) && /\p{L}{2}/u.test(goods)
    ? new Set(wordsIn(goods))
    : null;
}

/** What the answer counts, each by its words: ["white"] and ["fume", "free"] of "12 white and 6 fume free please". */
function countedNames(says: string): string[][] {
  const { filler, and } = lexiconOf(languages.map(({ language }) => language));
  const isIdle = (word: string): boolean => word === 'x' || filler.has(word) || and.has(word);
  const between = says.split(/\d[\d.,/]*/, mostCounts);
  return between.flatMap((text, i) => {
    const pieces = text.split(/[^\p{L}'’ x×*-]+/u).map((piece) => namesIn(piece, isIdle));
    // What follows a number, and what stands before the next.
    const behind = i > 0 ? (pieces[0]?.slice(0, 1) ?? []) : [];
    return i < between.length - 1 ? [...behind, ...(pieces.at(-1)?.slice(-1) ?? [])] : behind;
  });
}

/** The runs of words that are not idle. */
function namesIn(piece: string, isIdle: (word: string) => boolean): string[][] {
  const names: string[][] = [[]];
  for (const word of wordsIn(piece)) isIdle(word) ? names.push([]) : names.at(-1)?.push(word);
  return names.filter((name) => name.length > 0);
}

const wordsIn = (text: string): string[] =>
  (text.match(/[\p{L}'’]+/gu) ?? []).map((word) => singularOf(foldWord(word)));
