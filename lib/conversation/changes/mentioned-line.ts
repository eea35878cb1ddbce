import { languages } from '../../language/languages';
import { foldWord } from '../../language/text/fold-word';
import { targets, wordsOf } from '../../language/word-lists';
import { talk } from '../../language/words/en/talk';
import { buildIndex } from '../../matching/build-index';
import { matchPhrase } from '../../matching/match-phrase';
import { piecesOf } from '../words/plain-message';

/** What a mention is compared with. */
interface Named {
  phrase: string;
  name: string;
}

const idleWords = new Set([
  ...wordsOf(talk),
  ...languages.flatMap(({ filler, articles, and, classes }) => [
    ...wordsOf(filler),
    ...wordsOf(articles),
    ...wordsOf(and),
    ...wordsOf(classes?.ones ?? ''),
    ...wordsOf(classes?.definite ?? ''),
  ]),
]);

const ordinals = new Map(
  languages.flatMap(({ ordinals: list }) =>
    [...targets(list ?? '')].map(([value, word]): [string, number] => [word, Number(value)]),
  ),
);

/** Words of a mention that may name goods. */
export const tellingPieces = (words: string): string[] =>
  piecesOf(words).filter((piece) => !idleWords.has(piece) && !ordinals.has(piece) && piece !== 'x');

/** The line that words name, by words of its own that the others have not; null when none, or several as well. */
export function mentionedLine<Line extends Named>(lines: readonly Line[], words: string): Line | null {
  const told = tellingPieces(words);
  if (told.length === 0) return byOrdinal(lines, words);
  return byWords(lines, told) ?? byMatching(lines, told.join(' ')) ?? byOrdinal(lines, words);
}

function byWords<Line extends Named>(lines: readonly Line[], told: readonly string[]): Line | null {
  const own = lines.map(({ phrase, name }) => piecesOf(`${foldWord(phrase)} ${foldWord(name)}`));
  const hits = told.map((piece) => own.map((pieces) => pieces.some((other) => isSame(piece, other))));
  const known = hits.filter((row) => row.some(Boolean));
  const named = told.filter((piece, at) => isNamed(piece) || hits[at]?.some(Boolean));
  if (known.length * 2 < named.length || !known.length) return null;
  const scores = lines.map((_, at) =>
    known.reduce((sum, row) => sum + (row[at] ? 1 / row.filter(Boolean).length : 0), 0),
  );
  const best = Math.max(...scores);
  const at = scores.indexOf(best);
  return best > 0 && scores.filter((score) => score === best).length === 1 ? (lines[at] ?? null) : null;
}

/** It has words that are no numbers and no measures. */
export const namesGoods = (words: string): boolean => tellingPieces(words).some(isNamed);

/** All words for goods among these are the line's own. */
export function isCalled(line: Named, words: string): boolean {
  const own = piecesOf(`${foldWord(line.phrase)} ${foldWord(line.name)}`);
  const told = tellingPieces(words).filter(isNamed);
  return told.length > 0 && told.every((piece) => own.some((other) => isSame(piece, other)));
}

/** Numbers and measures beside goods say how many, as like as not. */
const isNamed = (piece: string): boolean => !/\d/.test(piece) && !measures.has(piece);

/** Units and measures in all languages. */
export const measures: ReadonlySet<string> = new Set(
  languages.flatMap((lexicon) => [...targets(lexicon.units), ...targets(lexicon.measures)].flat()),
);

/** The same word, or one is the other cut short: "choc", "loaves" and "loaf" no more. */
export function isSame(some: string, other: string): boolean {
  if (some === other) return true;
  if (/\d/.test(some) || /\d/.test(other)) return false;
  const [short = '', long = ''] = [some, other].sort((a, b) => a.length - b.length);
  return (
    short.length >= 3 && long.startsWith(short) && (short.length >= 5 || long.length - short.length <= 2)
  );
}

const leastConfidence = 0.3;

/** Words of another language, or misspelt: the matching decides among the goods of these lines alone. */
function byMatching<Line extends Named>(lines: readonly Line[], words: string): Line | null {
  const products = lines.map(({ phrase, name }, at) => ({
    id: String(at),
    sku: `line-${at}`,
    name: name || phrase,
  }));
  const [first, second] = matchPhrase(buildIndex({ products, aliases: [] }), words, { customerId: null });
  const isSure =
    first && first.confidence >= leastConfidence && first.confidence > 2 * (second?.confidence ?? 0);
  return isSure ? (lines[Number(first.productId)] ?? null) : null;
}

/** "the first", "the last one": by the place in the order. */
function byOrdinal<Line>(lines: readonly Line[], words: string): Line | null {
  const place = ordinalIn(words);
  if (place === null) return null;
  return lines.at(place > 0 ? place - 1 : place) ?? null;
}

/** The place that an ordinal names, from 1; negative from the end; null without one. */
export function ordinalIn(words: string): number | null {
  const glued = words.match(/(?<!\d)\d\s?\p{L}{1,3}(?!\p{L})/u)?.[0].replace(/\s/g, '') ?? '';
  const written = ordinals.get(glued);
  if (written !== undefined) return written;
  for (const piece of piecesOf(words)) {
    const place = ordinals.get(piece);
    if (place !== undefined) return place;
  }
  return null;
}
