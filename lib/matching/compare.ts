import type { Question } from './ask';
import type { CatalogueIndex, IndexedProduct } from './catalogue-index';
import { compareNumbers } from './compare-numbers';
import type { Comparison } from './comparison';
import type { Expansion } from './expand-word';
import { headAgreement, mean, orderAgreement, weighProduct, weighWords } from './weigh-words';

/** Compares one product with a question. */
export function compare(
  index: CatalogueIndex,
  question: Question,
  product: IndexedProduct,
  unit: string | null,
): Comparison {
  const has = new Map<number, number>();
  product.termIds.forEach((id, at) => {
    if (!has.has(id)) has.set(id, at);
  });
  const place = (expansion: Expansion): number => {
    let at = -1;
    for (const id of expansion.termIds) {
      const found = has.get(id) ?? (product.extraIds.includes(id) ? product.termIds.length : undefined);
      if (found === undefined) return -1;
      if (at < 0) at = found;
    }
    return at;
  };
  const places: number[] = [];
  const perWord: number[] = [];
  const matched = new Set<number>();
  const guessed: [string, string][] = [];
  const spareNumbers = product.goods.numbers;
  question.words.forEach((word, i) => {
    let quality = 0;
    let where = -1;
    let by: Expansion | undefined;
    const pairs = question.pairs
      .filter((pair) => pair.at === i || pair.at === i - 1)
      .flatMap((pair) => pair.expansions);
    for (const expansion of [...word.expansions, ...pairs]) {
      if (expansion.quality <= quality) continue;
      const at = place(expansion);
      if (at >= 0) [quality, where, by] = [expansion.quality, at, expansion];
    }
    if (
      quality === 0 &&
      word.number !== undefined &&
      spareNumbers.some((number) => number.value === word.number)
    )
      quality = 0.9;
    if (quality === 0 && startsAbbreviation(product, word.text)) quality = 0.62;
    if (quality === 0 && word.initials) quality = claimInitials(product, word.text, matched);
    places.push(where);
    perWord.push(quality);
    if (by) for (const id of by.termIds) matched.add(id);
    if (by && by.quality < 0.93)
      guessed.push([
        word.text,
        by.termIds
          .map((id) => index.terms[id]?.text ?? '')
          .join(' ')
          .replace('=', ''),
      ]);
  });
  const initials = product.extraIds.some((id) => matched.has(id));
  return {
    product,
    ...weighWords(question, perWord),
    ...weighProduct(index, product, matched, initials, question),
    head: headAgreement(places, initials),
    order: orderAgreement(places),
    spelling: mean(perWord.filter((quality) => quality > 0)),
    numbers: compareNumbers(question, product, unit),
    perWord,
    guessed,
  };
}

/** Neighbouring words of a name with these initials (`s&v` for salt & vinegar) count as said. */
function claimInitials(product: IndexedProduct, letters: string, matched: Set<number>): number {
  const words = product.goods.words
    .map((word, at) => ({ text: word.text, id: product.termIds[at] ?? -1 }))
    .filter(({ text }) => text !== 'and' && text !== 'n');
  for (let at = 0; at + letters.length <= words.length; at++) {
    const run = words.slice(at, at + letters.length);
    if (!run.every(({ text }, i) => text.charAt(0) === letters.charAt(i))) continue;
    for (const { id } of run) matched.add(id);
    return 0.88;
  }
  return 0;
}

/** `milk` for the M of `M/CHOC`. */
function startsAbbreviation(product: IndexedProduct, word: string): boolean {
  return (
    word.length > 2 &&
    product.goods.words.some(
      ({ abbreviation }) =>
        abbreviation !== undefined && word.startsWith(abbreviation.slice(0, abbreviation.indexOf('/'))),
    )
  );
}
