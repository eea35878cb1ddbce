import type { CatalogueIndex } from '../index/catalogue-index';
import { titles } from '../words/kind-words';
import { foreignMeanings, meaningsOf } from '../words/meanings-of';
import { tradeWordsFor } from '../words/trade-words';
import { inflectionsOf, singularOf } from '../words/word-keys';
import type { Expansion } from './expansion';
import { offerMisspelt, offerMisspeltShort } from './offer-misspelt';
import { offerShortForms } from './short-forms';
import { type Offer, termOf } from './term-of';
import { termsOfPhrase } from './terms-of-phrase';

/** A bolder guess than this explains nothing. */
const leastQuality = 0.45;

/** Every catalogue word a customer's word may mean, best first; empty when the catalogue knows nothing like it. */
export function expandWord(index: CatalogueIndex, word: string): Expansion[] {
  const best = new Map<string, Expansion>();
  const offer = (termIds: number[], quality: number, how: Expansion['how']): void => {
    if (quality < leastQuality) return;
    const key = termIds.join();
    if ((best.get(key)?.quality ?? 0) < quality) best.set(key, { termIds, quality, how });
  };
  const exact = termOf(index, word);
  if (exact !== undefined) offer([exact], 1, 'written');
  offerForms(index, word, offer);
  offerMeanings(index, word, exact !== undefined, offer);
  offerShortForms(index, word, exact !== undefined, offer);
  if (word.length >= 3 && !/\d/.test(word)) offerMisspelt(index, word, exact !== undefined, offer);
  if (exact === undefined) offerMisspeltShort(index, word, offer);
  return [...best.values()].sort((a, b) => b.quality - a.quality).slice(0, 16);
}

/** Plurals, endings that sound the same (`cookie`, `cooky`), and two catalogue words written as one. */
function offerForms(index: CatalogueIndex, word: string, offer: Offer): void {
  const singular = singularOf(word);
  for (const form of inflectionsOf(word)) {
    const id = termOf(index, form);
    if (id !== undefined) offer([id], 0.96, 'plural');
  }
  const pair = index.joins.get(word) ?? index.joins.get(singular);
  if (pair) offer([...pair], 0.95, 'joined');
  const initials = word.length <= 4 && !titles.has(word) ? termOf(index, `=${word}`) : undefined;
  if (initials !== undefined) offer([initials], 0.8, 'short');
}

/**
 * Trade abbreviations and other languages' words, and what these stand for in turn (gewone → regular → reg). Of two
 * meanings the fuller comes first: seesout is sea salt before any salt. A word that the catalogue writes itself is not
 * likely one of another language: piquante peppers are no hot ones.
 */
function offerMeanings(index: CatalogueIndex, word: string, known: boolean, offer: Offer): void {
  const forms = [word, singularOf(word)];
  const meant = [...new Set(forms.flatMap(meaningsOf))];
  const translated = new Set(known ? forms.flatMap(foreignMeanings) : []);
  const found = new Map(meant.map((phrase) => [phrase, termsOfPhrase(index, phrase)]));
  for (const [phrase, ways] of found) {
    const fuller = meant.some((other) => other !== phrase && says(other, phrase) && found.get(other)?.length);
    const quality = translated.has(phrase) ? 0.84 : fuller ? 0.89 : 0.93;
    for (const termIds of ways) offer(termIds, quality, 'meaning');
  }
  for (const further of meant.flatMap(tradeWordsFor))
    if (further !== word) for (const termIds of termsOfPhrase(index, further)) offer(termIds, 0.9, 'meaning');
}

/** `sea salt` says `salt`, and more. */
const says = (phrase: string, part: string): boolean => ` ${phrase} `.includes(` ${part} `);
