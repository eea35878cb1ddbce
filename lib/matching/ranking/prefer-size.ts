import type { CompiledLexicon } from '../../language/compile';
import type { IndexedProduct } from '../index/catalogue-index';
import type { AskedWord } from '../question/ask-word';
import type { Ranked } from './ranked';
import { scoreOf } from './score-comparison';

/** Goods this much worse than the best are other goods, not another size of the same. */
const sameGoods = 2;

/** A word for a size without a number, that the catalogue may print on no product: "small", "groot". */
export function relativeSize({ text }: Pick<AskedWord, 'text'>, lexicon: CompiledLexicon): -1 | 0 | 1 {
  if (lexicon.small.has(text)) return -1;
  return lexicon.large.has(text) ? 1 : 0;
}

/** Of goods that come in several sizes, the smallest or the largest answers such a word, as a number would. */
export function preferSize(ranked: readonly Ranked[], direction: -1 | 1): Ranked[] | null {
  const best = Math.max(...ranked.map(({ score }) => score));
  const alike = ranked.filter(({ score }) => score > best - sameGoods);
  const sizes = alike.flatMap(({ comparison }) => sizeOf(comparison.product) ?? []);
  const wanted = direction < 0 ? Math.min(...sizes) : Math.max(...sizes);
  if (new Set(sizes).size < 2) return null;
  return ranked.map((entry) => {
    if (!alike.includes(entry) || sizeOf(entry.comparison.product) !== wanted) return entry;
    const { comparison } = entry;
    const numbers = { ...comparison.numbers, agreed: comparison.numbers.agreed + 1 };
    const answered = { ...comparison, numbers };
    return {
      comparison: answered,
      score: entry.score + scoreOf(answered) - scoreOf(comparison),
      note: [entry.note, direction < 0 ? 'the smallest size' : 'the largest size'].filter(Boolean).join('; '),
    };
  });
}

/** What is in one of it, in grams or millilitres. */
function sizeOf({ numbers }: IndexedProduct): number | undefined {
  const sizes = numbers.filter(
    ({ dimension, multipack }) => !multipack && (dimension === 'mass' || dimension === 'volume'),
  );
  return sizes.length > 0 ? Math.max(...sizes.map(({ base }) => base)) : undefined;
}
