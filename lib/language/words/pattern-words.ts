import { languages } from '../languages';
import { withAccents } from '../with-accents';
import { targets, wordsOf } from '../word-lists';

// Words of all languages at once, for patterns of text that is not yet cut into tokens.

/** The words that every language lists under a class. */
export const ofClass = (name: string): string[] =>
  languages.flatMap(({ classes }) => wordsOf(classes?.[name] ?? ''));

/** A pattern of any of these words, as they may be written. */
export const anyOf = (words: readonly string[]): string => words.map(withAccents).join('|');

/** Months, days (all languages), and words of streets, for the patterns of findNoise. */
export const dateWords = [...new Set(languages.flatMap((lexicon) => wordsOf(lexicon.dates)))]
  .filter((word) => word.length > 2)
  .sort((a, b) => b.length - a.length);
export const streetWords = [...new Set(languages.flatMap((lexicon) => wordsOf(lexicon.streets)))];

/** Words of three letters and more for order units, in all languages. */
export const unitWords = [
  ...new Set(languages.flatMap(({ units }) => [...targets(units)].map(([, word]) => word))),
].filter((word) => /^\p{L}{3,}$/u.test(word));

/** "dozen", "gros", in all languages, but for those that count only before "of". */
export const dozenWords = [
  ...new Set(languages.flatMap(({ dozens }) => [...targets(dozens)].map(([, word]) => word))),
].filter((word) => /^\p{L}{3,}$/u.test(word));

/** Stand between two things that are asked in one sentence; Zulu's "no" would part English denials. */
export const partingWords = [
  ...languages.flatMap(({ and }) => wordsOf(and).slice(0, 1)),
  ...ofClass('contrast'),
].filter((word) => word !== 'no');

/** Take a quoted list as it stands: "go ahead", "as quoted". */
export const approvingWords = ofClass('approves');
/** Join what is ordered besides to what was quoted: "and from me 2 rice". */
export const joiningWords = languages.flatMap(({ and }) => wordsOf(and)).filter((word) => word.length > 1);
/** The same behind who speaks: "I also need 2 rice"; not the "as" and "well" of "as well". */
export const addingWords = ofClass('likewise').filter((word) => !/^(?:as|well)$/.test(word));
/** Tell that what is quoted below comes from somebody else: "my sister sent me this". */
export const passingWords = ofClass('passesOn');
/** Say that goods are for who writes, besides those of a quoted order: "from my side 6 rice". */
export const ownSideWords = ofClass('ownSide');
/** Begin an answer that takes a quoted order, but for what follows: "yes, but". */
export const agreeingWords = ofClass('agrees');
/** Stand before a new quantity in an answer: "sugar must be 6". */
export const correctingWords = ofClass('corrects');
/** Stand before it: "hi, yes". */
export const greetingWords = ofClass('greetings');
export const repeatingWords = ofClass('repeating');
/** Point at what is quoted below, and call it an order: "the list below". */
export const belowWords = ofClass('belows');
export const listWords = ofClass('lists');
export const insteadOfWords = ofClass('insteadOf');
/** Tell that what was ordered has come, or has not: "the order below came in full". */
export const arrivedWords = ofClass('came');
export const lackingWords = ofClass('lacking');
export const refusingWords = ofClass('refuses');
/** "no thanks", "no please". */
export const breakWords = ofClass('breaks');
/** "no thanks". */
export const decliningWords = ofClass('declines');
/** "can stay off". */
export const offWords = ofClass('off');
export const waitingWords = ofClass('waits');
export const exceptingWords = ofClass('excepting');
export const relativeWords = ofClass('relatives');
/** Say that goods cost too much. */
export const dearWords = ofClass('dear');
/** Take a row back in a remark, at its beginning only, and in the place of its quantity. */
export const struckWords = ofClass('struck');
export const strikingWords = ofClass('strikes');
export const naughtWords = ofClass('naught');
export const onesWords = ofClass('ones');
export const pointingWords = ofClass('pointing');
export const denyingWords = [...ofClass('denies'), ...ofClass('forbids')];
export const rowLabels = ofClass('rowLabels');
export const beforeRowWords = ofClass('beforeRow');
export const definiteWords = ofClass('definite');
export const turnWords = ofClass('turns');
/** Leave out all that is not named, and ask for goods: "only send line 2". */
export const onlyWords = ofClass('only');
export const sendWords = ofClass('send');
/** Below a hundred. */
export const numberWords = languages.flatMap(({ numbers }) => [...targets(numbers)].map(([, word]) => word));
/** From one to nine. */
export const digitWords = languages.flatMap((lexicon) =>
  [...targets(lexicon.numbers)].flatMap(([value, word]) => (Number(value) < 10 ? [word] : [])),
);
/** From one to so many, in one language. */
export const numberWordsTo = (most: number, language: string): string[] =>
  languages
    .filter((lexicon) => lexicon.language === language)
    .flatMap(({ numbers }) => [...targets(numbers)])
    .flatMap(([value, word]) => (Number(value) <= most ? [word] : []));
export const ordinalWords = languages.flatMap((lexicon) =>
  [...targets(lexicon.ordinals ?? '')].map(([, word]) => word),
);
