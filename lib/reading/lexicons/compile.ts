import { foldWord } from '../fold-word';
import { afrikaans } from './af';
import { english } from './en';
import { spanish } from './es';
import { french } from './fr';
import type { CueKind, Lexicon } from './lexicon';
import { type MeasureUnit, measureBySpelling, measureBySymbol } from './measures';
import { portuguese } from './pt';
import { zulu } from './zu';

/** All language files. English stays on for every message: trade is mixed with it everywhere. */
export const languages: readonly Lexicon[] = [english, afrikaans, zulu, spanish, portuguese, french];

/** A cue phrase, word by word: what may stand at each place, and whether the place may stay empty. */
export interface CuePattern {
  kind: CueKind;
  slots: { words: ReadonlySet<string>; optional: boolean }[];
}

/** Language files merged into look-ups. */
export interface CompiledLexicon {
  numbers: Map<string, number>;
  multipliers: Map<string, number>;
  dozens: Map<string, number>;
  fractions: Map<string, number>;
  articles: Set<string>;
  /** Words that a number can begin with. */
  numberStarts: Set<string>;
  units: Map<string, string>;
  measures: Map<string, MeasureUnit>;
  and: Set<string>;
  filler: Set<string>;
  /** Words that say goods are not there, that ask for goods, that mean "unless", that point at goods named before, that add,
   * that take out only in some company, that end a clause. */
  missing: Set<string>;
  asking: Set<string>;
  unless: Set<string>;
  pointing: Set<string>;
  more: Set<string>;
  cut: Set<string>;
  contrast: Set<string>;
  /** By the word they may begin with. */
  cues: Map<string, CuePattern[]>;
}

const list = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((word) => foldWord(word.trim()))
    .filter((word) => word !== '');

function* targets(text: string): Generator<[target: string, word: string]> {
  for (const line of text.split('\n')) {
    const cut = line.indexOf(':');
    if (cut > 0) for (const word of list(line.slice(cut + 1))) yield [line.slice(0, cut).trim(), word];
  }
}

function compile(lexicons: readonly Lexicon[]): CompiledLexicon {
  const out: CompiledLexicon = {
    numbers: new Map(),
    multipliers: new Map(),
    dozens: new Map(),
    fractions: new Map(),
    articles: new Set(),
    numberStarts: new Set(),
    units: new Map(),
    measures: new Map(),
    and: new Set(),
    filler: new Set(),
    missing: new Set(),
    asking: new Set(),
    unless: new Set(),
    pointing: new Set(),
    more: new Set(),
    cut: new Set(),
    contrast: new Set(),
    cues: new Map(),
  };
  const fill = (map: Map<string, number>, text: string): void => {
    for (const [value, word] of targets(text)) if (!map.has(word)) map.set(word, Number(value));
  };
  for (const lexicon of lexicons) {
    fill(out.numbers, lexicon.numbers);
    fill(out.multipliers, lexicon.multipliers);
    fill(out.dozens, lexicon.dozens);
    fill(out.fractions, lexicon.fractions);
    for (const [unit, word] of targets(lexicon.units)) if (!out.units.has(word)) out.units.set(word, unit);
    for (const [symbol, word] of targets(lexicon.measures)) {
      const measure = measureBySymbol(symbol);
      if (measure && !out.measures.has(word)) out.measures.set(word, measure);
    }
    for (const word of list(lexicon.articles)) out.articles.add(word);
    for (const word of list(lexicon.and)) out.and.add(word);
    for (const word of [...list(lexicon.filler), ...list(lexicon.dates)]) out.filler.add(word);
    for (const name of ['missing', 'asking', 'unless', 'pointing', 'more', 'cut', 'contrast'] as const)
      for (const word of list(lexicon.classes?.[name] ?? '')) out[name].add(word);
    addCues(out.cues, lexicon);
  }
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
      choice.startsWith('@') ? list(classes[choice.slice(1)] ?? '') : [foldWord(choice)],
    );
    return { words: new Set(words), optional };
  });
}

/** The patterns of a language; `list` would fold the marks away. */
const patternsOf = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((pattern) => pattern.trim())
    .filter(Boolean);

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

const englishWords = new Set([
  ...list(english.filler),
  ...list(english.and),
  ...list(english.articles),
  ...[english.numbers, english.units, english.measures, english.dozens, english.fractions].flatMap((text) =>
    [...targets(text)].map(([, word]) => word),
  ),
]);

/** Words that tell a language from English: its numbers, fillers, units and goods. */
const tellingWords = languages
  .filter((lexicon) => lexicon !== english)
  .map((lexicon) => {
    const strong = new Set(
      [
        ...[lexicon.numbers, lexicon.units, lexicon.multipliers, lexicon.dozens].flatMap((text) =>
          [...targets(text)].map(([, word]) => word),
        ),
        ...list(lexicon.filler).filter((word) => word.length > 2),
        ...Object.values(lexicon.cues)
          .flatMap((phrases) => patternsOf(phrases).flatMap((pattern) => pattern.split(/[ /?]+/)))
          .filter((word) => word.length > 4 && !word.startsWith('@'))
          .map(foldWord),
      ].filter((word) => !englishWords.has(word)),
    );
    const weak = new Set(
      [
        ...list(lexicon.filler),
        ...list(lexicon.and),
        ...[...targets(lexicon.goods)].map(([, word]) => word),
      ].filter((word) => word.length > 1 && !englishWords.has(word) && !strong.has(word)),
    );
    return { language: lexicon.language, strong, weak };
  });

/** Words that look foreign and are common in English orders too. */
const falseFriends = new Set([
  'once',
  'pot',
  'dose',
  'die',
  'pan',
  'nata',
  'no',
  'rol',
  'bot',
  'barra',
  'bar',
  'pack',
  'met',
  'par',
  'plate',
  'fine',
  'coco',
  'manga',
  'media',
  'grade',
  'ground',
  'palette',
  'set',
  'bon',
  'mode',
  'is',
  'water',
  'balas',
  'tube',
  'plaque',
  'chapa',
  'fut',
  'carton',
  'palet',
  'pie',
  'los',
  'las',
  'son',
  'sin',
  'el',
  'en',
  'la',
  'le',
  'de',
  'mil',
  'rouge',
  'chocolate',
  'pasta',
  'mango',
  'cereal',
  'spaghetti',
  'espresso',
  'crema',
  'creme',
  'orange',
  'sauce',
  'biscuits',
  'mayonnaise',
  'hay',
  'medium',
  'sand',
  'roller',
  'sardines',
  'piece',
  'table',
  'lata',
  'te',
  'cafe',
  'corn',
  'sal',
  'pap',
  'amasi',
  'samp',
  'fresa',
]);

/** Languages besides English that the words of a message speak, the likeliest first. */
export function detectLanguages(words: readonly string[]): string[] {
  const scores = tellingWords.map(({ language, strong, weak }) => {
    let score = 0;
    for (const word of new Set(words)) {
      if (falseFriends.has(word)) score += strong.has(word) || weak.has(word) ? 0.25 : 0;
      else score += strong.has(word) ? 1 : weak.has(word) ? 0.5 : 0;
    }
    return { language, score };
  });
  const best = Math.max(...scores.map((entry) => entry.score));
  const enough = Math.max(1, best * 0.6);
  return scores
    .filter((entry) => entry.score >= enough && entry.score >= words.length * 0.06)
    .sort((a, b) => b.score - a.score)
    .map((entry) => entry.language)
    .filter(
      (language, i, all) =>
        i === 0 ||
        !(/^(es|pt|fr)$/.test(language) && all.slice(0, i).some((better) => /^(es|pt|fr)$/.test(better))),
    );
}

/** Months, days (all languages), and words of streets, for the patterns of findNoise. */
export const dateWords = [...new Set(languages.flatMap((lexicon) => list(lexicon.dates)))]
  .filter((word) => word.length > 2)
  .sort((a, b) => b.length - a.length);
export const streetWords = [...new Set(languages.flatMap((lexicon) => list(lexicon.streets)))];

/** Goods of every language: the local words (folded, hyphens as spaces) by the English trade word. */
export const goodsWords: readonly [english: string, local: string][] = languages.flatMap((lexicon) =>
  [...targets(lexicon.goods)].map(([target, word]): [string, string] => [target, word.replaceAll('-', ' ')]),
);
