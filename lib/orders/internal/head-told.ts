import { hasCue, placesOf } from '../../conversation/words/cues';
import type { CueName } from '../../head/lexicons/lexicon';
import { type HeadView, viewHead } from '../../head/text/view-head';
import { languages } from '../../language/languages';
import { foldWord } from '../../language/text/fold-word';
import { wordsOf } from '../../language/word-lists';
import type { StoredHead } from '../order-head';
import { headSpans } from './account-head';
import { languagesOf } from './message-reader';

/**
 * How a later message says something of an order's head. `ANEW`: in place of what was said. `ALONE`: in words that say nothing
 * else. `BESIDE_GOODS`: perhaps of these goods only. `IN_TALK`: among words that may be about anything.
 */
export type HeadTold = 'ANEW' | 'ALONE' | 'BESIDE_GOODS' | 'IN_TALK';

interface Span {
  start: number;
  end: number;
}

interface Message {
  text: string;
  head: StoredHead;
  /** Where its goods stand. */
  lines: readonly Span[];
  /** It asks for goods, or for a change of some. */
  asksForGoods: boolean;
}

/** How a part of the message's head is told, by the words around it in its sentence. */
export function headTold(message: Message, span: Span | null): HeadTold {
  const { text, lines, asksForGoods } = message;
  const otherwise = asksForGoods ? 'BESIDE_GOODS' : 'IN_TALK';
  if (span === null) return otherwise;
  const around = wordsAround(text, lines, span);
  const spans = headSpans(message.head).map(({ start, end }) => ({
    start: start - around.start,
    end: end - around.start,
  }));
  const words = text.slice(around.start, around.end);
  if (!tellsHeadAlone(words, spans)) return otherwise;
  const folded = foldWord(words);
  if (hasCue({ languages: languagesOf(folded) }, folded, 'anew')) return 'ANEW';
  return asksForGoods ? 'BESIDE_GOODS' : 'ALONE';
}

const sentenceEnd = /[;\n!?]|\.(?!\d)/gu;

/** The sentence, as far as no goods stand in it. */
function wordsAround(text: string, lines: readonly Span[], { start, end }: Span): Span {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index }) => index);
  const before = [...ends.filter((at) => at < start).map((at) => at + 1), ...lines.map((line) => line.end)];
  const behind = [...ends.filter((at) => at >= end), ...lines.map((line) => line.start)];
  return {
    start: Math.max(0, ...before.filter((at) => at <= start)),
    end: Math.min(text.length, ...behind.filter((at) => at >= end)),
  };
}

/** Of these a delivery is asked for, a place or a number is named; the others lead to days and hours. */
const asking: readonly CueName[] = [
  'wanted',
  'wantedLabel',
  'delivers',
  'collect',
  'deliverTo',
  'po',
  'urgent',
];
const leading: readonly CueName[] = [
  ...(['day', 'weekday', 'shortWeekday', 'month', 'nextWeek', 'weekFrom', 'weekBehind', 'within'] as const),
  ...(['span', 'endOfMonth', 'endOfWeek', 'next', 'this', 'dayArticle', 'dayLead', 'ordinal', 'of'] as const),
  ...([
    'notBefore',
    'before',
    'after',
    'at',
    'between',
    'to',
    'and',
    'or',
    'latest',
    'sharp',
    'am',
    'pm',
  ] as const),
  ...(['oclock', 'clock', 'halfPast', 'quarterPast', 'quarterTo', 'andHalf', 'partOfDay'] as const),
  ...([
    'partBehindDay',
    'article',
    'leadsToDay',
    'order',
    'reference',
    'numberWord',
    'is',
    'towards',
  ] as const),
  ...(['placeWord', 'spot', 'collector', 'polite', 'verbLead'] as const),
];

const smallWords = new Set(
  languages.flatMap(({ filler, articles, and }) => [
    ...wordsOf(filler),
    ...wordsOf(articles),
    ...wordsOf(and),
  ]),
);

/** Whether words say something of the head, courtesies besides, and nothing else. */
function tellsHeadAlone(words: string, spans: readonly Span[]): boolean {
  const view = viewHead(words, []);
  const folded = foldWord(words);
  const courtesies =
    folded.length === words.length
      ? placesOf({ languages: languagesOf(folded) }, folded, 'anew', 'courtesy', 'thanks', 'yes')
      : [];
  const known = [...spans, ...courtesies, ...placesOfCues(view, [...asking, ...leading])];
  const isAsked = placesOfCues(view, asking).length > 0;
  return view.words.every(({ kind, text, start, end }) => {
    if (kind === 'mark' || kind === 'line') return true;
    if (known.some((place) => place.start <= start && end <= place.end)) return true;
    return isAsked && smallWords.has(text);
  });
}

const placesOfCues = ({ cues, words }: HeadView, names: readonly CueName[]): Span[] =>
  cues.flatMap((beginning) =>
    [...beginning.values()]
      .filter(({ name }) => names.includes(name))
      .map(({ from, to }) => ({ start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 })),
  );
