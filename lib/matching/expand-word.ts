import { goodsWords } from '../reading/lexicons/compile';
import { append } from './append';
import type { CatalogueIndex } from './catalogue-index';
import type { Expansion } from './expansion';
import { goodsMeantBy } from './misspelt-goods';
import { abbreviationsOf, offerShortForms } from './short-forms';
import { type Offer, termOf } from './term-of';
import { tradeWordsFor } from './trade-words';
import { deletionsOf, editDistance, singularOf, skeletonOf, soundOf } from './word-keys';

/** A bolder guess than this explains nothing. */
const leastQuality = 0.45;

const foreign = new Map<string, string[]>();
for (const [english, local] of goodsWords) append(foreign, local, english);

/** A product word or phrase of another language, by the language files. */
export const foreignWord = (word: string): boolean => foreign.has(word);

/** What a word or phrase may mean in a catalogue: trade abbreviations and other languages. */
export const meaningsOf = (phrase: string): string[] => [
  ...tradeWordsFor(phrase),
  ...(foreign.get(phrase) ?? []),
];

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
  for (const form of new Set([
    singular,
    `${word}s`,
    `${word}es`,
    `${singular}s`,
    word.endsWith('y') ? `${word.slice(0, -1)}ies` : word,
    singular.endsWith('y') ? `${singular.slice(0, -1)}ie` : word,
    singular.endsWith('ie') ? `${singular.slice(0, -2)}y` : word,
  ])) {
    const id = form === word ? undefined : termOf(index, form);
    if (id !== undefined) offer([id], 0.96, 'plural');
  }
  const pair = index.joins.get(word) ?? index.joins.get(singular);
  if (pair) offer([...pair], 0.95, 'joined');
  const initials = word.length <= 4 ? termOf(index, `=${word}`) : undefined;
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
  const translated = new Set(known ? forms.flatMap((form) => foreign.get(form) ?? []) : []);
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

/** More ways than this to write a phrase in singulars and plurals are not tried. */
const mostWays = 8;

/** The catalogue terms that say this phrase, each word in the forms that the catalogue has, or written as one. */
export function termsOfPhrase(index: CatalogueIndex, phrase: string): number[][] {
  const parts = phrase.split(' ').map((part) => {
    const forms = new Set([part, `${part}s`, singularOf(part)].flatMap((form) => termOf(index, form) ?? []));
    const traded = part === phrase ? [] : tradeWordsFor(part).flatMap((short) => termOf(index, short) ?? []);
    return [...forms, ...abbreviationsOf(index, part).slice(0, 1), ...traded.slice(0, 2)];
  });
  const ways = parts.reduce<number[][]>(
    (begun, forms) => begun.flatMap((way) => forms.map((form) => [...way, form])).slice(0, mostWays),
    [[]],
  );
  const joined = phrase.includes(' ') ? termOf(index, phrase.replaceAll(' ', '')) : undefined;
  return joined === undefined ? ways : [...ways, [joined]];
}

/** One or two edits, dropped vowels, same sound. A word that the catalogue knows is hardly misspelt. */
function offerMisspelt(index: CatalogueIndex, word: string, known: boolean, offer: Offer): void {
  const discount = known ? 0.35 : 0;
  const seen = new Set<number>();
  if (word.length >= (known ? 7 : 3)) {
    for (const key of word.length === 3 ? [word] : deletionsOf(word)) {
      for (const id of index.deletions.get(key) ?? []) {
        if (seen.has(id)) continue;
        seen.add(id);
        const text = index.terms[id]?.text ?? '';
        const distance = editDistance(word, text);
        const allowed = !known && Math.min(word.length, text.length) >= 6 ? 2 : 1;
        const sameStart = (text.charAt(0) === word.charAt(0) ? 0 : 0.08) + (known ? 0.1 : 0);
        if (distance > 0 && distance <= allowed)
          offer([id], 1 - distance * (text.length <= 4 ? 0.25 : 0.13) - sameStart, 'typo');
      }
    }
  }
  const sound = soundOf(word);
  if (sound.length >= 3 || word.length >= 5) {
    for (const id of index.sounds.get(sound) ?? []) {
      const text = index.terms[id]?.text ?? '';
      if (text !== word && sound.length >= 2)
        offer([id], Math.max(0.4, 0.6 + 0.25 * closeness(word, text)) - discount, 'sound');
    }
  }
  const skeleton = skeletonOf(word);
  const vowels = (word.match(/[aeiouy]/g) ?? []).length;
  if (skeleton.length >= 3 || (skeleton.length === 2 && vowels === 0)) {
    for (const id of index.skeletons.get(skeleton) ?? []) {
      const text = index.terms[id]?.text ?? '';
      if (text !== word)
        offer([id], (vowels === 0 ? 0.82 : 0.55 + 0.25 * closeness(word, text)) - discount, 'short');
    }
  }
}

/** What the catalogue prints for a general word that is misspelt: regluar → regular → REG. */
function offerMisspeltShort(index: CatalogueIndex, word: string, offer: Offer): void {
  for (const meant of goodsMeantBy(word)) {
    for (const further of tradeWordsFor(meant))
      for (const termIds of termsOfPhrase(index, further)) offer(termIds, 0.84, 'typo');
    for (const id of abbreviationsOf(index, meant)) offer([id], 0.82, 'typo');
  }
}

/** Share of common letter pairs, 0 to 1. */
export function closeness(a: string, b: string): number {
  const pairs = new Set<string>();
  for (let i = -1; i < a.length; i++) pairs.add(a.slice(Math.max(0, i), i + 2) + (i < 0 ? '^' : ''));
  let common = 0;
  for (let i = -1; i < b.length; i++)
    if (pairs.has(b.slice(Math.max(0, i), i + 2) + (i < 0 ? '^' : ''))) common++;
  return (2 * common) / (pairs.size + b.length + 1);
}
