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

export interface Cue {
  kind: CueKind;
  words: string[];
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
  /** By first word, longest phrase first. */
  cues: Map<string, Cue[]>;
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
    addCues(out.cues, lexicon);
  }
  for (const words of [out.numbers, out.multipliers, out.dozens, out.fractions])
    for (const word of words.keys()) out.numberStarts.add(word);
  for (const word of out.articles) out.numberStarts.add(word);
  return out;
}

function addCues(cues: Map<string, Cue[]>, lexicon: Lexicon): void {
  for (const kind of Object.keys(lexicon.cues) as CueKind[]) {
    for (const phrase of list(lexicon.cues[kind] ?? '')) {
      const words = phrase.split(/[ -]+/);
      const first = words[0] ?? '';
      const known = cues.get(first) ?? [];
      known.push({ kind, words });
      cues.set(
        first,
        known.sort((a, b) => b.words.length - a.words.length),
      );
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
          .flatMap((phrases) => list(phrases).flatMap((phrase) => phrase.split(' ')))
          .filter((word) => word.length > 4),
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
