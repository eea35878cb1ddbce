import { goodsWords } from '../../language/compile';
import type { CatalogueIndex } from '../index/catalogue-index';
import { mostWords, rememberPerIndex } from '../index/remember-per-index';
import { withoutWords } from '../words/kind-words';
import { meaningsOf } from '../words/meanings-of';
import { tradeWordsFor } from '../words/trade-words';
import { singularOf } from '../words/word-keys';
import { type AskedWord, expansionsOf } from './ask-word';
import type { Expansion } from './expansion';
import { termOf } from './term-of';
import { termsOfPhrase } from './terms-of-phrase';

/**
 * Neighbouring words that the catalogue writes as one (`corn flakes` → cornflakes), or that mean something together
 * (`pasta de dientes` → toothpaste).
 */
export interface AskedPair {
  at: number;
  /** How many words. */
  width: number;
  expansions: Expansion[];
}

/** What neighbours among these words mean together in this catalogue. */
export function askPairs(index: CatalogueIndex, words: readonly AskedWord[]): AskedPair[] {
  const pairs: AskedPair[] = [];
  for (let at = 0; at + 1 < words.length; at++) {
    const two = `${words[at]?.text ?? ''} ${words[at + 1]?.text ?? ''}`;
    const expansions = expansionsOfTwo(index, two);
    if (expansions.length) pairs.push({ at, width: 2, expansions });
    const third = words[at + 2];
    const three = third ? meaningsTogether(index, `${two} ${third.text}`) : [];
    if (three.length) pairs.push({ at, width: 3, expansions: three });
  }
  return pairs;
}

/** Letters of two words that a catalogue may write as one, and a customer misspell: `dishwashingliquid` has seventeen. */
const longestJoined = 20;

/** What two words with a space between them mean, remembered until the catalogue changes. */
const expansionsOfTwo = rememberPerIndex(mostWords, (index, two: string): Expansion[] => {
  const [left = '', right = ''] = two.split(' ');
  const expansions = [...meaningsTogether(index, two)];
  if (withoutWords.has(left)) expansions.push(...printedWithout(index, right));
  const joined = index.termByText.get(left + right);
  if (joined !== undefined) expansions.push({ termIds: [joined], quality: 0.97, how: 'joined' });
  else if (left.length + right.length >= 8 && left.length + right.length <= longestJoined) {
    const near = expansionsOf(index, left + right).find(
      ({ quality, how }) => quality >= 0.84 && (how === 'typo' || how === 'plural' || how === 'sound'),
    );
    if (near) expansions.push({ ...near, quality: near.quality * 0.95, how: 'joined' });
  }
  for (const id of abbreviationsOf(index, left, right))
    expansions.push({ termIds: [id], quality: 0.92, how: 'short' });
  for (const whole of writtenShort(left, right))
    for (const termIds of termsOfPhrase(index, whole))
      expansions.push({ termIds, quality: 0.92, how: 'short' });
  const initials =
    left.length <= 2 && right.length <= 2 ? index.termByText.get(`=${left}${right}`) : undefined;
  if (initials !== undefined) expansions.push({ termIds: [initials], quality: 0.85, how: 'short' });
  return expansions;
});

/**
 * "sin lactosa", "sans gluten", "without salt": how the catalogue prints goods that are without something: `Lactose Free`,
 * `No Salt`. The two words must stand beside each other in a name, for "free" alone is said of other things.
 */
function printedWithout(index: CatalogueIndex, what: string): Expansion[] {
  const kinds = new Set([what, ...meaningsOf(what)].flatMap((kind) => [kind, singularOf(kind)]));
  return [...kinds].flatMap((kind) =>
    [`${kind}free`, `no${kind}`, `non${kind}`].flatMap((text): Expansion[] => {
      const one = termOf(index, text);
      const termIds = index.joins.get(text) ?? (one === undefined ? undefined : [one]);
      return termIds ? [{ termIds: [...termIds], quality: 0.94, how: 'meaning' }] : [];
    }),
  );
}

/** "body spray" printed as `b/spray`, "roll ons" as `r/on`. */
function abbreviationsOf(index: CatalogueIndex, left: string, right: string): number[] {
  const starts = [left.charAt(0), left.slice(0, 2)];
  const ends = right.length > 2 && right.endsWith('s') ? [right, right.slice(0, -1)] : [right];
  const keys = ends.flatMap((end) => starts.map((start) => `${start}/${end}`));
  return keys.flatMap((key) => index.termByText.get(key) ?? []);
}

/** "w/melon", "s berry" for goods that the catalogue may write in full. */
const writtenShort = (left: string, right: string): string[] =>
  left.length <= 2 && right.length >= 3
    ? englishWords.filter(
        (word) => word.length > left.length + right.length && word.startsWith(left) && word.endsWith(right),
      )
    : [];

const englishWords = [...new Set(goodsWords.map(([english]) => english))].filter(
  (word) => !word.includes(' '),
);

/** What a phrase of several words means in this catalogue, and is called in trade (`sem açúcar` → no sugar → `zero`). */
const meaningsTogether = rememberPerIndex(mostWords, (index, phrase: string): Expansion[] =>
  [...tradeWordsFor(phrase), ...meaningsOf(phrase).flatMap((meaning) => [meaning, ...tradeWordsFor(meaning)])]
    .flatMap((meaning) => termsOfPhrase(index, meaning))
    .map((termIds) => ({ termIds, quality: 0.94, how: 'meaning' })),
);
