import { foldWord } from '../../language/text/fold-word';
import type { ReadPart } from '../../reading/reading';
import type { CatalogueIndex } from '../index/catalogue-index';
import type { Candidate } from '../match-phrase';
import { singularOf } from '../words/word-keys';
import { hasSize } from './has-size';

interface Span {
  start: number;
  end: number;
}

interface Line extends Span {
  productId: string | null;
}

/** What goods are sold by. */
const soldBy: ReadonlySet<string> = new Set(['mass', 'volume', 'area']);

/** Goods that are as sure as this are not a mere heading by chance. */
const leastNamed = 0.3;

/**
 * Parts that were taken for headings, with a size, and say nothing of the products below them, while they name one themselves:
 * "sugar 10kg" above "2 coke" is rather a row without a quantity, which must not be lost.
 */
export function idleHeadings(
  index: CatalogueIndex,
  text: string,
  { parts, phrases, lines }: { parts: readonly ReadPart[]; phrases: readonly Span[]; lines: readonly Line[] },
  candidatesOf: (words: string) => readonly Candidate[],
): ReadPart[] {
  const isRead = ({ start, end }: Span): boolean =>
    phrases.some((phrase) => phrase.start < end && start < phrase.end);
  const wordsOf = ({ start, end }: Span): string => text.slice(start, end);
  const suspects = parts.filter((part) => part.as === 'shared' && isSized(wordsOf(part)) && !isRead(part));
  if (suspects.length === 0) return [];
  const named = new Set(
    lines.flatMap(({ productId }) => {
      const name = index.products[index.ordinalById.get(productId ?? '') ?? -1]?.product.name ?? '';
      return tellingWords(name);
    }),
  );
  return suspects.filter(
    (part) =>
      !tellingWords(wordsOf(part)).some((word) => named.has(word)) &&
      (candidatesOf(wordsOf(part).trim())[0]?.confidence ?? 0) >= leastNamed,
  );
}

/** "sugar 10kg", "½ cup sugar": words with a weight, a volume or a part of one. */
const isSized = (words: string): boolean =>
  /\p{L}{3}/u.test(words) && (/^\s*[¼-¾⅐-⅞]/u.test(words) || hasSize(words, soldBy));

const tellingWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => singularOf(foldWord(word)));
