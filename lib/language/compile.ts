import type { CueKind } from './cue-kind';
import { languages } from './languages';
import type { Lexicon } from './lexicon';
import { type MeasureUnit, measureBySpelling, measureBySymbol } from './measures';
import { patternsOfLanguage } from './sayings';
import { foldWord } from './text/fold-word';
import { singularOf } from './text/singular-of';
import { emptyClasses, type WordClass, wordClasses } from './word-classes';
import { patternsOf, targets, wordsOf } from './word-lists';
import { english } from './words/en/lexicon';

/** A cue phrase, word by word: what may stand at each place, and whether the place may stay empty. */
export interface CuePattern {
  kind: CueKind;
  /** The row of its language that it was made of. */
  row: string;
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
  for (const { kind, pattern } of patternsOfLanguage(lexicon)) {
    const slots = slotsOf(pattern, lexicon.classes ?? {});
    const heads = slots.slice(0, slots.findIndex((slot) => !slot.optional) + 1);
    for (const word of new Set(heads.flatMap((slot) => [...slot.words]))) {
      const known = cues.get(word) ?? [];
      known.push({ kind, row: pattern, slots });
      cues.set(word, known);
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
