import { foldWord } from '../language/text/fold-word';
import type { OrderingCustomer } from './catalogue';
import type { CatalogueIndex, IndexedProduct } from './index/catalogue-index';
import { codeKey } from './index/code-key';
import { matchPhrase } from './match-phrase';

export interface FoundProduct {
  productId: string;
  /** What speaks for it and against; null where the letters typed are only the beginnings of its words or its code. */
  reason: string | null;
}

/** What is surer is no guess. */
const surely = 0.9;

/**
 * The products that somebody means who may still be typing, the likeliest first: as the matcher understands the words
 * (typos, other languages, codes, what this customer orders and calls things), and those with words, a SKU or a barcode
 * that begin so. Empty for a text without a letter or digit.
 */
export function searchCatalogue(
  index: CatalogueIndex,
  text: string,
  customer: OrderingCustomer,
  limit: number,
): FoundProduct[] {
  if (codeKey(text) === '') return [];
  const matched = matchPhrase(index, text, customer, { shown: limit });
  const begun = [...beginningWith(index, text, customer)].map(({ product }) => product.id);
  const isBegun = new Set(begun);
  const sure = matched.filter(({ productId, confidence }) => confidence >= surely || isBegun.has(productId));
  const inOrder = new Set([
    ...sure.map(({ productId }) => productId),
    ...begun,
    ...matched.map(({ productId }) => productId),
  ]);
  const reasonOf = new Map(matched.map(({ productId, reason }) => [productId, reason]));
  return [...inOrder]
    .slice(0, limit)
    .map((productId) => ({ productId, reason: reasonOf.get(productId) ?? null }));
}

/** By what the customer orders most, then the names that say least besides. */
function beginningWith(
  index: CatalogueIndex,
  text: string,
  { history = [] }: OrderingCustomer,
): IndexedProduct[] {
  const timesOf = new Map(history.map(({ productId, times }) => [productId, times]));
  const times = ({ product }: IndexedProduct): number => timesOf.get(product.id) ?? 0;
  return [...new Set([...withCode(index, text), ...withWords(index, text)])]
    .flatMap((ordinal) => (index.removed.has(ordinal) ? [] : (index.products[ordinal] ?? [])))
    .sort(
      (one, other) =>
        times(other) - times(one) ||
        one.product.name.length - other.product.name.length ||
        one.ordinal - other.ordinal,
    );
}

/** Fewer letters begin half of all codes. */
const lettersOfCode = 3;

function* withCode({ ordinalByCode }: CatalogueIndex, text: string): Iterable<number> {
  const typed = codeKey(text);
  if (typed.length < lettersOfCode) return;
  for (const [code, ordinal] of ordinalByCode) if (code.startsWith(typed)) yield ordinal;
}

/** Products of which each word typed begins a word. Sizes are for the matcher: "2" begins every 20 kg. */
function withWords({ terms }: CatalogueIndex, text: string): Iterable<number> {
  const words = foldWord(text.normalize('NFKC')).match(/\p{L}+/gu) ?? [];
  let found: Set<number> | null = null;
  for (const word of words) {
    const having = new Set<number>();
    for (const { text: term, postings } of terms)
      if (term.startsWith(word))
        for (const ordinal of postings.ordinals) if (found?.has(ordinal) ?? true) having.add(ordinal);
    found = having;
  }
  return found ?? [];
}
