import { detectLanguages } from '../../language/detect-languages';
import { findForeign } from '../../reading/layout/find-foreign';
import type { CueName } from '../lexicons/lexicon';
import { cutWords, type HeadWord, isInnerHyphen } from './cut-words';
import { findGoods } from './find-goods';
import { partText } from './part-text';
import { type PhraseEnd, type PhraseNode, phraseTree } from './phrase-tree';

export interface Cue {
  name: CueName;
  value: string;
  /** Its words, the second behind the last. */
  from: number;
  to: number;
}

/** A message cut into words, with what they tell of the head. */
export interface HeadView {
  text: string;
  words: readonly HeadWord[];
  /** The longest phrase of each kind that begins at a word. */
  cues: readonly ReadonlyMap<CueName, Cue>[];
  /** The phrases that end right before a word, the longest first. */
  endings: readonly (readonly Cue[])[];
  /** Which line each word belongs to, quantity and all; -1 for none. */
  goods: readonly number[];
  /** Which piece, between commas and the like, and which sentence a word stands in. */
  pieces: readonly number[];
  sentences: readonly number[];
  /** In a message that is quoted, or written by a mail or chat program: "> On Monday you wrote", "[30/11, 08:12] Sam:". */
  quoted: readonly boolean[];
}

/** A message of more words is read to this one: what stands behind it is no head. */
const mostWords = 6000;

export function viewHead(text: string, lines: readonly { start: number; end: number }[]): HeadView {
  const words = cutWords(text).slice(0, mostWords);
  const languages = new Set(detectLanguages(words.map((word) => word.text)));
  const found = words.map((_, at) => endsAt(words, at));
  for (const ends of found)
    for (const { end } of ends) if (!end.weak && isTelling(end.name)) languages.add(end.language);
  const cues = found.map((ends, from) => longestOf(ends, from, languages));
  const goods = findGoods(words, lines);
  const parts = partText(words, goods, cues);
  const foreign = findForeign(text);
  const quoted = words.map(
    ({ start, end }, at) =>
      parts.quoted[at] === true || foreign.some((span) => span.start <= start && end <= span.end),
  );
  return { text, words, cues, endings: endingsOf(cues), goods, ...parts, quoted };
}

const isTelling = (name: CueName): boolean => ['weekday', 'month', 'polite', 'wanted', 'day'].includes(name);

function endsAt(words: readonly HeadWord[], from: number): { end: PhraseEnd; to: number }[] {
  const found: { end: PhraseEnd; to: number }[] = [];
  if (words[from - 1]?.kind === 'word' && words[from]?.glued && words[from]?.kind === 'number') return found;
  let nodes: PhraseNode[] = [phraseTree];
  for (let at = from; at < words.length && nodes.length > 0; at++) {
    const word = words[at];
    if (!word) break;
    if (at > from && isInnerHyphen(words, at)) continue;
    nodes = nextNodes(nodes, word);
    for (const node of nodes) for (const end of node.ends) found.push({ end, to: at + 1 });
  }
  return found;
}

/** A phrase goes on with a word as it is folded, or as it is written where it has accents. */
function nextNodes(nodes: readonly PhraseNode[], { text, written }: HeadWord): PhraseNode[] {
  const next: PhraseNode[] = [];
  for (const node of nodes) {
    const plain = node.next.get(text);
    if (plain) next.push(plain);
    const accented = written === text ? undefined : node.next.get(`!${written}`);
    if (accented) next.push(accented);
  }
  return next;
}

const noCues: ReadonlyMap<CueName, Cue> = new Map();

function longestOf(
  ends: readonly { end: PhraseEnd; to: number }[],
  from: number,
  languages: ReadonlySet<string>,
): ReadonlyMap<CueName, Cue> {
  if (ends.length === 0) return noCues;
  const longest = new Map<CueName, Cue>();
  for (const { end, to } of ends) {
    if (end.weak && !languages.has(end.language)) continue;
    if ((longest.get(end.name)?.to ?? 0) < to)
      longest.set(end.name, { name: end.name, value: end.value, from, to });
  }
  return longest;
}

function endingsOf(cues: readonly ReadonlyMap<CueName, Cue>[]): Cue[][] {
  const endings: Cue[][] = [];
  for (const beginning of cues)
    for (const cue of beginning.values()) {
      const list = endings[cue.to] ?? [];
      list.push(cue);
      endings[cue.to] = list;
    }
  return endings;
}

/** Nothing of days or hours can begin at a word that is neither a number nor a phrase. */
export const isPlainWord = (view: HeadView, at: number): boolean =>
  view.words[at]?.kind !== 'number' && (view.cues[at]?.size ?? 0) === 0;

/** The longest phrase of any of these kinds that begins at a word. */
export function cueAt(view: HeadView, at: number, ...names: CueName[]): Cue | undefined {
  const cues = view.cues[at];
  if (!cues || cues.size === 0) return undefined;
  let best: Cue | undefined;
  for (const name of names) {
    const cue = cues.get(name);
    if (cue && cue.to > (best?.to ?? 0)) best = cue;
  }
  return best;
}

/** The longest phrase of any of these kinds that ends right before a word. */
export function cueBefore(view: HeadView, at: number, ...names: CueName[]): Cue | undefined {
  return view.endings[at]?.find(({ name }) => names.includes(name));
}

/** Any phrase of these kinds within a stretch of words. */
export function cueWithin(view: HeadView, from: number, to: number, ...names: CueName[]): Cue | undefined {
  for (let at = Math.max(0, from); at < to; at++) {
    const cue = cueAt(view, at, ...names);
    if (cue && cue.to <= to) return cue;
  }
  return undefined;
}

interface Bounds {
  from: number;
  to: number;
}

/** The bounds of the parts of a text, by its list of them: each is asked for often, and may be long. */
const knownBounds = new WeakMap<readonly number[], Bounds[]>();

/** The first and the end of the words that share a number of pieces or sentences with one. */
export function boundsOf(parts: readonly number[], at: number): Bounds {
  const known = knownBounds.get(parts) ?? allBounds(parts);
  knownBounds.set(parts, known);
  return known[at] ?? { from: at, to: at + 1 };
}

function allBounds(parts: readonly number[]): Bounds[] {
  const bounds: Bounds[] = [];
  for (const [at, part] of parts.entries()) {
    const same = at > 0 && parts[at - 1] === part ? bounds[at - 1] : undefined;
    if (same) same.to = at + 1;
    bounds.push(same ?? { from: at, to: at + 1 });
  }
  return bounds;
}

/** The offsets of words in the text. */
export const spanOf = (view: HeadView, from: number, to: number): { start: number; end: number } => ({
  start: view.words[from]?.start ?? 0,
  end: view.words[to - 1]?.end ?? 0,
});
