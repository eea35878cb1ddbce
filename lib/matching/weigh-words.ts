import type { Question } from './ask';
import { termWeight } from './ask-word';
import type { CatalogueIndex, IndexedProduct } from './catalogue-index';
import type { Comparison } from './comparison';
import { markedWords, plainWords } from './kind-words';

export function weighWords(
  question: Question,
  perWord: readonly number[],
): Pick<
  Comparison,
  'asked' | 'missingKnown' | 'missingUnknown' | 'missing' | 'otherBrand' | 'askedWeight' | 'heading'
> {
  let got = 0;
  let total = 0;
  let missingKnown = 0;
  let missingUnknown = 0;
  let otherBrand = 0;
  let heading = 0;
  const missing: string[] = [];
  question.words.forEach((word, i) => {
    const quality = perWord[i] ?? 0;
    const gain = word.weight * quality ** 1.5;
    got += gain;
    if (word.optional) {
      total += gain;
      if (word.heading) heading += word.brand ? quality : gain;
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
    heading,
  };
}

export function weighProduct(
  index: CatalogueIndex,
  product: IndexedProduct,
  matched: ReadonlySet<number>,
  initials: boolean,
  question: Question,
): Pick<Comparison, 'said' | 'unsaid' | 'marked' | 'unsaidIds'> {
  let total = 0;
  let said = 0;
  let unsaid = 0;
  let marked = 0;
  const unsaidIds: number[] = [];
  const spelt = new Set<number>();
  for (const [at, from, to] of product.acronyms) {
    if (matched.has(product.termIds[at] ?? -1)) for (let i = from; i < to; i++) spelt.add(i);
  }
  product.termIds.forEach((id, at) => {
    const text = index.terms[id]?.text ?? '';
    const weight = termWeight(index, id);
    total += weight;
    const number = product.words[at]?.number;
    if (
      matched.has(id) ||
      spelt.has(at) ||
      (initials && at < 2) ||
      (number !== undefined && question.numbers.some(({ value }) => value === number))
    )
      said += weight;
    else {
      unsaid += plainWords.has(text) ? weight * 0.3 : weight;
      if (markedWords.has(text)) marked++;
      unsaidIds.push(id);
    }
  });
  return { said: total > 0 ? said / total : 0, unsaid, marked, unsaidIds };
}

export function headAgreement(places: readonly number[], initials: boolean): number {
  if (initials) return 1;
  const found = places.filter((at) => at >= 0);
  if (!found.includes(0)) return 0;
  return places[0] === 0 ? 1 : 0.7;
}

export function orderAgreement(places: readonly number[]): number {
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

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;
