import { lexiconOf } from './compile';
import { languages } from './languages';
import { measureBySpelling } from './measures';
import { foldWord } from './text/fold-word';
import type { WordClass } from './word-classes';

/** Classes whose words stand for goods that are named elsewhere, or for an order of before. */
const pointing: readonly WordClass[] = [
  'habitual',
  'repeating',
  'sames',
  'pointing',
  'those',
  'ofThem',
  'definite',
  'ones',
  'rest',
  'lists',
  'former',
  'possessives',
];

/** So many digits may be a code. */
const digitsOfCode = 3;

/**
 * Whether the words name no goods of their own: "the usual", "same as last week", "2 of those", "a case". What they mean
 * is said elsewhere, and is something else the next time. Words of `name`, what the goods are called, name them: "After Eight".
 */
export function pointsElsewhere(phrase: string, name = ''): boolean {
  const lexicon = lexiconOf(languages.map(({ language }) => language));
  const own = new Set(wordsOf(name));
  const says = (word: string): boolean => {
    if (own.has(word)) return true;
    if (/^\d+$/.test(word)) return word.length >= digitsOfCode;
    if (lexicon.soldAlone.has(word)) return true;
    const isSmall = lexicon.filler.has(word) || lexicon.numbers.has(word) || lexicon.units.has(word);
    return !isSmall && !lexicon.articles.has(word) && !pointing.some((name) => lexicon[name].has(word));
  };
  const words = wordsOf(phrase);
  return words.length > 0 && !words.some(says);
}

const timesSign = /^[x×*]$/;

/**
 * Whether the words say only how much: "10 kg", "x", "2 cases", "500 ml". They stand beside any goods, also beside those that
 * have them in their name. A longer number by itself may be a code.
 */
export function isOnlyAmount(phrase: string): boolean {
  const lexicon = lexiconOf(languages.map(({ language }) => language));
  const words = foldWord(phrase.normalize('NFKC')).match(/\p{L}+|\d+|[×*]/gu) ?? [];
  const isUnit = (word: string): boolean =>
    !lexicon.soldAlone.has(word) &&
    (timesSign.test(word) ||
      lexicon.units.has(word) ||
      lexicon.measures.has(word) ||
      measureBySpelling(word) !== undefined);
  const isNumber = (word: string): boolean => /^\d+$/.test(word) || lexicon.numbers.has(word);
  if (words.length === 0 || !words.every((word) => isNumber(word) || isUnit(word))) return false;
  return words.some(isUnit) || words.every((word) => word.length < digitsOfCode || lexicon.numbers.has(word));
}

const wordsOf = (text: string): string[] => foldWord(text.normalize('NFKC')).match(/\p{L}+|\d+/gu) ?? [];
