import type { Question } from './ask';
import { termWeight } from './ask';
import type { CatalogueIndex, IndexedProduct } from './catalogue-index';
import { compareNumbers, type NumberComparison } from './compare-numbers';
import type { Expansion } from './expand-word';
import { markedWords, plainWords } from './trade-words';

/** How a product answers a question, fact by fact; the ranking and the confidence weigh these. */
export interface Comparison {
  product: IndexedProduct;
  /** Share of the asked words (by weight) that the product has, 0 to 1. */
  asked: number;
  /** Weight of asked words it lacks: words of this catalogue, and words never seen. */
  askedWeight: number;
  missingKnown: number;
  missingUnknown: number;
  /** Share of the product's own words (by weight) that were asked for. */
  said: number;
  /** Weight of the product's words that were not said; those that mark a variant apart. */
  unsaid: number;
  marked: number;
  /** The product's first word was said, the first asked word is its first. */
  head: number;
  /** Share of asked neighbours that are neighbours in the name. */
  order: number;
  /** Mean quality of the word matches. */
  spelling: number;
  numbers: NumberComparison;
  /** Per asked word: the quality of its match, 0 when it has none. */
  perWord: number[];
  /** Weight of asked brands that the product is not of. */
  otherBrand: number;
  missing: string[];
  guessed: [asked: string, found: string][];
}

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

function weighWords(
  question: Question,
  perWord: readonly number[],
): Pick<Comparison, 'asked' | 'missingKnown' | 'missingUnknown' | 'missing' | 'otherBrand' | 'askedWeight'> {
  let got = 0;
  let total = 0;
  let missingKnown = 0;
  let missingUnknown = 0;
  let otherBrand = 0;
  const missing: string[] = [];
  question.words.forEach((word, i) => {
    const quality = perWord[i] ?? 0;
    const gain = word.weight * quality ** 1.5;
    got += gain;
    if (word.optional) {
      total += gain;
      return;
    }
    total += word.weight;
    if (quality > 0) return;
    if (word.brand) otherBrand += word.weight;
    if (word.known) missingKnown += word.weight;
    else missingUnknown += word.weight;
    if (!word.idle && word.text.length > 1) missing.push(word.text);
  });
  return {
    asked: total > 0 ? got / total : 0,
    missingKnown,
    missingUnknown,
    missing,
    otherBrand,
    askedWeight: total,
  };
}

function weighProduct(
  index: CatalogueIndex,
  product: IndexedProduct,
  matched: ReadonlySet<number>,
  initials: boolean,
  question: Question,
): Pick<Comparison, 'said' | 'unsaid' | 'marked'> {
  let total = 0;
  let said = 0;
  let unsaid = 0;
  let marked = 0;
  const askedNumbers = new Set(question.numbers.map((number) => number.value));
  const spelt = new Set<number>();
  for (const [at, from, to] of product.acronyms) {
    if (matched.has(product.termIds[at] ?? -1)) for (let i = from; i < to; i++) spelt.add(i);
  }
  product.termIds.forEach((id, at) => {
    const text = index.terms[id]?.text ?? '';
    const weight = termWeight(index, id);
    total += weight;
    const number = product.goods.words[at]?.number;
    if (
      matched.has(id) ||
      spelt.has(at) ||
      (initials && at < 2) ||
      (number !== undefined && askedNumbers.has(number))
    )
      said += weight;
    else {
      unsaid += plainWords.has(text) ? weight * 0.3 : weight;
      if (markedWords.has(text)) marked++;
    }
  });
  return { said: total > 0 ? said / total : 0, unsaid, marked };
}

function headAgreement(places: readonly number[], initials: boolean): number {
  if (initials) return 1;
  const found = places.filter((at) => at >= 0);
  if (!found.includes(0)) return 0;
  return places[0] === 0 ? 1 : 0.7;
}

function orderAgreement(places: readonly number[]): number {
  let pairs = 0;
  let near = 0;
  for (let i = 0; i + 1 < places.length; i++) {
    const [a, b] = [places[i] ?? -1, places[i + 1] ?? -1];
    if (a < 0 || b < 0) continue;
    pairs++;
    if (b === a + 1) near++;
    else if (b > a) near += 0.5;
  }
  return pairs > 0 ? near / pairs : 0.5;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;
