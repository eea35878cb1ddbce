import { editDistance } from '../matching/words/word-keys';
import { wordsOf } from './name-words';

export interface NamedCustomer {
  id: string;
  /** UTF-16 offsets of the words that name the customer, those that lead to the name included: they order nothing. */
  start: number;
  end: number;
  /** For a clerk: `for “Joe’s Diner”`. */
  reason: string;
}

interface Choice {
  id: string;
  name: string;
}

interface Word {
  start: number;
  end: number;
  /** As names are compared. */
  text: string;
}

interface Mention extends NamedCustomer {
  /** Words of the name that are there. */
  length: number;
}

/** What stands in front of a name: for, vir, para, pour, kwa. */
const leading = new Set(['for', 'vir', 'para', 'pour', 'kwa', 'to']);
/** What may stand in front of that, and means the order as a whole. */
const opening = new Set([
  'order',
  'orders',
  'bestelling',
  'pedido',
  'commande',
  'deliver',
  'delivery',
  'this',
  'is',
  'please',
  'pls',
]);
/** What stands behind a name and says that the order is theirs. */
const following = new Set([
  'order',
  'orders',
  'needs',
  'need',
  'wants',
  'want',
  'would',
  'bestelling',
  'soek',
  'benodig',
  'precisa',
  'quer',
]);
/** What may stand between those and the name. */
const articles = new Set(['the', 'die', 'la', 'le', 'el', 'o', 'a']);
/** What may stand beside a name on a line of its own. */
const besideName = new Set([
  ...opening,
  ...leading,
  ...following,
  'hi',
  'hello',
  'from',
  'thanks',
  'thank',
  'you',
  'regards',
  'the',
  'new',
]);

/**
 * The one customer of several whom a representative's message names: behind “for”, in front of “order” or “needs”, or on
 * its first or last line. A letter may be wrong and the name's last words may be missing. Undefined when nobody is named,
 * or more than one.
 */
export function findNamedCustomer(text: string, choices: readonly Choice[]): NamedCustomer | undefined {
  const words = wordsIn(text);
  const mentions = choices.flatMap((choice) => mentionsOf(text, words, choice));
  const own = mentions.filter((mention) => !mentions.some((other) => covers(other, mention)));
  const [first] = own;
  if (first === undefined || own.some(({ id }) => id !== first.id)) return undefined;
  const { length: _, ...named } = first;
  return named;
}

/** The text with the words that name a customer blanked out, so that every offset stays where it was. */
export function withoutName(text: string, { start, end }: Pick<NamedCustomer, 'start' | 'end'>): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’`´]*/gu)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    text: wordsOf(found[0]).join(''),
  }));
}

/** More of a name says more: “Joe’s Diner Sandton” is not “Joe’s Diner”. */
function covers(other: Mention, one: Mention): boolean {
  return other.id !== one.id && other.length > one.length && other.start <= one.end && one.start <= other.end;
}

function mentionsOf(text: string, words: readonly Word[], { id, name }: Choice): Mention[] {
  const wanted = wordsIn(name)
    .map((word) => word.text)
    .filter((word, at) => at > 0 || word !== 'the');
  return words.flatMap((_, at) => {
    const length = sharedLength(words.slice(at), wanted);
    if (length === 0 || !tellsEnough(wanted.slice(0, length))) return [];
    const span = spanOf(text, words, at, at + length);
    return span ? [{ id, length, ...span }] : [];
  });
}

/** How many words of the name stand here, from its first. */
function sharedLength(words: readonly Word[], wanted: readonly string[]): number {
  let length = 0;
  while (length < wanted.length && areAlike(words[length]?.text ?? '', wanted[length] ?? '')) length++;
  return length;
}

function areAlike(word: string, wanted: string): boolean {
  return word === wanted || (Math.min(word.length, wanted.length) >= 5 && editDistance(word, wanted) <= 1);
}

const tellsEnough = (words: readonly string[]) =>
  words.join('').length >= 3 && words.some((word) => /\p{L}/u.test(word));

/** From the words that lead to the name to those that follow it; undefined when nothing says that it is whom the order is for. */
function spanOf(text: string, words: readonly Word[], from: number, to: number) {
  const [first, last] = [words[from], words[to - 1]];
  if (!first || !last) return undefined;
  const shown = text.slice(first.start, last.end);
  if (shown.includes('\n')) return undefined;
  const line = lineAround(text, first.start);
  const before = words.filter(({ start, end }) => start >= line.start && end <= first.start);
  const behind = words.filter(({ start, end }) => start >= last.end && end <= line.end);
  const isAlone = [...before, ...behind].every((word) => besideName.has(word.text));
  if (isAlone && line.isEdge)
    return { start: line.start, end: line.end, reason: `a line of its own: “${shown}”` };
  const led = leadOf(before);
  if (led) return { start: led.start, end: withMark(text, last.end), reason: `for “${shown}”` };
  const follower = behind[0];
  if (follower && following.has(follower.text) && text.slice(last.end, follower.start).trim() === '') {
    const end = withMark(text, follower.end);
    return { start: first.start, end, reason: `“${text.slice(first.start, follower.end)}”` };
  }
  return undefined;
}

/** Where the words that lead to a name begin: “order for”, “deliver to”. */
function leadOf(before: readonly Word[]): Word | undefined {
  const at = articles.has(before.at(-1)?.text ?? '') ? -2 : -1;
  const lead = before.at(at);
  if (!lead || !leading.has(lead.text)) return undefined;
  let from = before.length + at;
  // “to” alone leads anywhere: only what is delivered or ordered to somebody is theirs.
  const opens = (place: number) => opening.has(before[place]?.text ?? '');
  if (lead.text === 'to' && !opens(from - 1)) return undefined;
  while (from > 0 && opens(from - 1)) from--;
  return before[from];
}

const withMark = (text: string, end: number) =>
  (/^[^\S\n]?[:,;–-]/.exec(text.slice(end))?.[0].length ?? 0) + end;

/** The line at a place, and whether it is the first or last that says anything. */
function lineAround(text: string, at: number) {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const next = text.indexOf('\n', at);
  const end = next === -1 ? text.length : next;
  const isEdge = text.slice(0, start).trim() === '' || text.slice(end).trim() === '';
  return { start, end, isEdge };
}
