import type { CatalogueIndex, IndexedProduct, Term } from '../index/catalogue-index';
import type { Question } from '../question/ask';
import { weightOf } from '../question/ask-word';
import { dietaryWords, flavours } from '../words/kind-words';
import type { Comparison } from './comparison';
import { isImplied } from './implied-words';

/** What of a question's words a product has, by weight. */
export function weighWords(
  { words }: Question,
  perWord: readonly number[],
): Pick<Comparison, 'asked' | 'missingKnown' | 'missingUnknown' | 'otherBrand' | 'askedWeight' | 'heading'> {
  let got = 0;
  let total = 0;
  let missingKnown = 0;
  let missingUnknown = 0;
  let otherBrand = 0;
  let heading = 0;
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (!word) break;
    const quality = perWord[i] ?? 0;
    const gain = word.weight * quality ** 1.5;
    got += gain;
    if (word.optional) {
      total += gain;
      if (word.heading) heading += word.brand ? quality : gain;
      continue;
    }
    total += word.weight;
    if (quality > 0) continue;
    if (word.brand) otherBrand += word.weight;
    if (word.known) missingKnown += word.weight;
    else missingUnknown += word.weight;
  }
  return {
    asked: total > 0 ? got / total : 0,
    missingKnown,
    missingUnknown,
    otherBrand,
    askedWeight: total,
    heading,
  };
}

/** What a word that nobody says costs a product that has it, as a share of its weight. */
export const costOfImplied = 0.3;

/** What of a product's own words was said, by weight. */
export function weighProduct(
  index: CatalogueIndex,
  product: IndexedProduct,
  matched: readonly number[],
  initials: boolean,
  question: Question,
  unit: string | null,
): Pick<Comparison, 'said' | 'unsaid' | 'marked' | 'unsaidIds' | 'unsaidCosts'> {
  let total = 0;
  let said = 0;
  let unsaid = 0;
  let marked = 0;
  const unsaidIds: number[] = [];
  const unsaidCosts: number[] = [];
  const { words } = product;
  /** "apricot jam": a jam of apricots and peaches is another. */
  const isOneSaid = (): boolean => matched.some((id) => flavours.has(index.terms[id]?.text ?? ''));
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) break;
    const weight = weightOf(index, word);
    total += weight;
    if (
      matched.includes(word.id) ||
      (initials && at < 2) ||
      isSpelt(product, at, matched) ||
      isNumberAsked(word, question) ||
      // "10 trays of eggs" says all of `Egg Tray`.
      word.text === unit
    ) {
      said += weight;
      continue;
    }
    const implied = !dietaryWords.has(word.text) && isImplied(index, word.id, matched);
    const cost = word.plain || implied ? weight * costOfImplied : weight;
    unsaid += cost;
    if ((word.marked || (flavours.has(word.text) && isOneSaid())) && !implied) marked++;
    unsaidIds.push(word.id);
    unsaidCosts.push(cost);
  }
  return { said: total > 0 ? said / total : 0, unsaid, marked, unsaidIds, unsaidCosts };
}

/** Its acronym was said, or the word that it says again. */
const isSpelt = (
  { acronyms, echoes, words }: IndexedProduct,
  at: number,
  matched: readonly number[],
): boolean =>
  acronyms.some(([short, from, to]) => at >= from && at < to && matched.includes(words[short]?.id ?? -1)) ||
  echoes.some(([echo, of]) => echo === at && matched.includes(words[of]?.id ?? -1));

/** `Twin`, and two were asked for. */
const isNumberAsked = ({ number }: Term, { numbers }: Question): boolean =>
  number !== undefined && numbers.some(({ value }) => value === number);

/** The product's first word was said: 1 by the first word asked or by its initials, less by another. */
export function headAgreement(places: readonly number[], initials: boolean): number {
  if (initials || places[0] === 0) return 1;
  return places.includes(0) ? 0.7 : 0;
}

/** Share of the neighbours asked for that are neighbours in the name, those of the context aside. */
export function orderAgreement({ words }: Question, places: readonly number[]): number {
  let pairs = 0;
  let near = 0;
  let before = -1;
  for (let i = 0; i < words.length; i++) {
    if (words[i]?.optional) continue;
    const at = places[i] ?? -1;
    if (before >= 0 && at >= 0) {
      pairs++;
      if (at === before + 1) near++;
      else if (at > before) near += 0.5;
    }
    before = at;
  }
  return pairs > 0 ? near / pairs : 0.5;
}

/** Of the words that were found, 0 without any. */
export function meanQuality(perWord: readonly number[]): number {
  let sum = 0;
  let found = 0;
  for (const quality of perWord) {
    if (quality <= 0) continue;
    sum += quality;
    found++;
  }
  return found > 0 ? sum / found : 0;
}
