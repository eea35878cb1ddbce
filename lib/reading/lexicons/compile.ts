import { foldWord } from '../text/fold-word';
import { singularOf } from '../text/singular-of';
import { english } from './en';
import { languages } from './languages';
import type { CueKind, Lexicon } from './lexicon';
import { type MeasureUnit, measureBySpelling, measureBySymbol } from './measures';
import { emptyClasses, type WordClass, wordClasses } from './word-classes';
import { patternsOf, targets, wordsOf } from './word-lists';

/** A cue phrase, word by word: what may stand at each place, and whether the place may stay empty. */
export interface CuePattern {
  kind: CueKind;
  slots: { words: ReadonlySet<string>; optional: boolean }[];
}

/** Language files merged into look-ups. */
export interface CompiledLexicon extends Record<WordClass, Set<string>> {
  numbers: Map<string, number>;
  addedOnes: Map<string, number>;
  multipliers: Map<string, number>;
  dozens: Map<string, number>;
  fractions: Map<string, number>;
  articles: Set<string>;
  /** Places in a list: the first is 1, the last -1. */
  ordinals: Map<string, number>;
  /** Words that a number can begin with. */
  numberStarts: Set<string>;
  units: Map<string, string>;
  measures: Map<string, MeasureUnit>;
  and: Set<string>;
  filler: Set<string>;
  /** The words that others are written short for. */
  shortened: Map<string, string>;
  /** As they are written, in small letters. */
  accented: Set<string>;
  /** Goods that only their accent tells from a small word. */
  keptAccents: Set<string>;
  /** By the word they may begin with. */
  cues: Map<string, CuePattern[]>;
}

function compile(lexicons: readonly Lexicon[]): CompiledLexicon {
  const out: CompiledLexicon = {
    ...emptyClasses(),
    numbers: new Map(),
    addedOnes: new Map(),
    multipliers: new Map(),
    dozens: new Map(),
    fractions: new Map(),
    articles: new Set(),
    ordinals: new Map(),
    numberStarts: new Set(),
    units: new Map(),
    measures: new Map(),
    and: new Set(),
    filler: new Set(),
    shortened: new Map(),
    accented: new Set(),
    keptAccents: new Set(),
    cues: new Map(),
  };
  const fill = (map: Map<string, number>, text: string): void => {
    for (const [value, word] of targets(text)) if (!map.has(word)) map.set(word, Number(value));
  };
  for (const lexicon of lexicons) {
    fill(out.numbers, lexicon.numbers);
    fill(out.addedOnes, lexicon.addedOnes ?? '');
    fill(out.multipliers, lexicon.multipliers);
    fill(out.dozens, lexicon.dozens);
    fill(out.fractions, lexicon.fractions);
    fill(out.ordinals, lexicon.ordinals ?? '');
    for (const [unit, word] of targets(lexicon.units)) if (!out.units.has(word)) out.units.set(word, unit);
    for (const [symbol, word] of targets(lexicon.measures)) {
      const measure = measureBySymbol(symbol);
      if (measure && !out.measures.has(word)) out.measures.set(word, measure);
    }
    for (const word of patternsOf(lexicon.accented ?? '')) out.accented.add(word);
    for (const word of patternsOf(lexicon.keptAccents ?? '')) out.keptAccents.add(word);
    for (const [whole, word] of targets(lexicon.shortened ?? '')) out.shortened.set(word, whole);
    for (const word of wordsOf(lexicon.articles)) out.articles.add(word);
    for (const word of wordsOf(lexicon.and)) out.and.add(word);
    for (const word of [...wordsOf(lexicon.filler), ...wordsOf(lexicon.dates)]) out.filler.add(word);
    for (const name of wordClasses)
      for (const word of wordsOf(lexicon.classes?.[name] ?? '')) out[name].add(word);
    addCues(out.cues, lexicon);
  }
  out.pairs = new Set([...out.pairs].map((pair) => pair.split(' ').map(singularOf).join(' ')));
  // "a manteiga" is "the butter".
  for (const word of out.definite) out.articles.delete(word);
  for (const words of [out.numbers, out.multipliers, out.dozens, out.fractions])
    for (const word of words.keys()) out.numberStarts.add(word);
  for (const word of out.articles) out.numberStarts.add(word);
  return out;
}

/** `dont/wont @send the?`: words to choose from, a class of words, a word that may be missing. */
function slotsOf(pattern: string, classes: Record<string, string>): CuePattern['slots'] {
  return pattern.split(/[ -]+/).map((slot) => {
    const optional = slot.endsWith('?');
    const choices = (optional ? slot.slice(0, -1) : slot).split('/');
    const words = choices.flatMap((choice) =>
      choice.startsWith('@') ? wordsOf(classes[choice.slice(1)] ?? '') : [foldWord(choice)],
    );
    return { words: new Set(words), optional };
  });
}

function addCues(cues: Map<string, CuePattern[]>, lexicon: Lexicon): void {
  for (const kind of Object.keys(lexicon.cues) as CueKind[]) {
    for (const pattern of patternsOf(lexicon.cues[kind] ?? '')) {
      const slots = slotsOf(pattern, lexicon.classes ?? {});
      const heads = slots.slice(0, slots.findIndex((slot) => !slot.optional) + 1);
      for (const word of new Set(heads.flatMap((slot) => [...slot.words]))) {
        const known = cues.get(word) ?? [];
        known.push({ kind, slots });
        cues.set(word, known);
      }
    }
  }
}

const compiled = new Map<string, CompiledLexicon>();

/** The merged lexicon of English and the given languages; compiled once per combination. */
export function lexiconOf(codes: readonly string[]): CompiledLexicon {
  const wanted = languages.filter((lexicon) => lexicon.language !== 'en' && codes.includes(lexicon.language));
  const key = wanted.map((lexicon) => lexicon.language).join();
  const known = compiled.get(key);
  if (known) return known;
  const merged = compile([...wanted, english]);
  compiled.set(key, merged);
  return merged;
}

/** The unit of measure a word stands for in a text of these languages. */
export function measureOf(word: string, lexicon: CompiledLexicon): MeasureUnit | undefined {
  return measureBySpelling(word) ?? lexicon.measures.get(word);
}

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

/** The words that every language lists under a class. */
export const ofClass = (name: string): string[] =>
  languages.flatMap(({ classes }) => wordsOf(classes?.[name] ?? ''));

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
export const ordinalWords = languages.flatMap((lexicon) =>
  [...targets(lexicon.ordinals ?? '')].map(([, word]) => word),
);

/** Before a vowel, French ties "de" and "le" to what follows: "confiture d'abricot", "à l'huile". */
const elided = /^[aeiouh]\p{L}{3}/u;

const withElisions = (word: string, { language }: Lexicon): string[] =>
  language === 'fr' && elided.test(word) ? [word, `d${word}`, `l${word}`] : [word];

/** Goods of every language: the local words (folded, hyphens as spaces) by the English trade word. */
export const goodsWords: readonly [english: string, local: string][] = languages.flatMap((lexicon) =>
  [...targets(lexicon.goods)].flatMap(([target, word]) =>
    withElisions(word.replaceAll('-', ' '), lexicon).map((local): [string, string] => [target, local]),
  ),
);

/** What goods of any language are put together with, and its English: bak → baking. */
export const goodsStems = new Map(
  languages.flatMap(({ stems = '' }) => [...targets(stems)].map(([english, local]) => [local, english])),
);
