import { foldWord } from '../../language/text/fold-word';
import { singularOf } from '../../language/text/singular-of';
import { isSizeWord } from '../amounts/is-size';
import type { ItemEdge } from '../item-edge';
import type { MessageView } from '../message-view';
import { findNoise } from '../noise/find-noise';
import { isIdle } from '../words/is-idle';
import { oncePerView } from '../words/once-per-view';

/** What a quoted text says of one of its goods. */
interface Part {
  text: string;
  words: ReadonlySet<string>;
  /** What stands before the colon of its list: "Krush juice 1.5L" of "Krush juice 1.5L: apple, guava". */
  head: string;
  headWords: ReadonlySet<string>;
  /** The part that it is one half of: "hot 500g and mild 250g". */
  whole: Part | null;
}

/** No list that a customer answers by short names is longer. */
const mostParts = 100;

/**
 * What the quoted list says of goods that the answer calls by a short name: "Sunlight hand powder 3kg" for the
 * "sunlight" of "4 of the sunlight" below "> Surf hand powder 3kg R89, Sunlight hand powder 3kg R99". Empty where no
 * part of it has all the words, or several have.
 */
export function offeredAs(view: MessageView, { goodsStart, goodsEnd }: ItemEdge): string {
  const parts = partsOf(view);
  if (parts.length === 0) return '';
  const words = view.tokens.slice(goodsStart, goodsEnd).flatMap(({ kind, text }, i) => {
    const at = goodsStart + i;
    return kind === 'word' && text !== 'x' && !isIdle(view, at) && !isSizeWord(view, at)
      ? [singularOf(text)]
      : [];
  });
  if (words.length === 0) return '';
  const naming = parts.filter((part) => names(part, words));
  const named = naming.filter((part) => !naming.some(({ whole }) => whole === part));
  const [part] = named;
  return part && named.length === 1 ? `${part.head} ${part.text}`.trim() : '';
}

const names = (part: Part, words: readonly string[]): boolean =>
  words.every((word) => part.words.has(word) || part.headWords.has(word)) &&
  words.some((word) => part.words.has(word));

const partsOf = oncePerView((view): Part[] => {
  const noise = view.tokens.filter(({ kind, text }) => kind === 'noise' && text === 'quote');
  return [...noise, ...view.answered]
    .flatMap(({ start, end }) => partsIn(view.text.slice(start, end), view.lexicon.and))
    .slice(0, mostParts);
});

/** Quoted lines are parted by commas and stops; a decimal parts nothing. Prices say nothing of goods. */
function partsIn(quoted: string, and: ReadonlySet<string>): Part[] {
  let text = quoted;
  for (const { start, end, code } of findNoise(quoted))
    if (code === 'price') text = `${text.slice(0, start)}${','.repeat(end - start)}${text.slice(end)}`;
  return text.split(/[;|?!>\n]+|\.(?!\d)/).flatMap((clause) => {
    const [before = '', ...lists] = clause.split(':');
    const head = before.split(',').at(-1)?.trim() ?? '';
    return [...piecesOf(before, '', and), ...lists.flatMap((list) => piecesOf(list, head, and))];
  });
}

const piecesOf = (list: string, head: string, and: ReadonlySet<string>): Part[] =>
  list.split(/,| \/ /).flatMap((piece) => {
    const part = partOf(piece, head, null);
    return part ? [part, ...(head === '' ? [] : halvesOf(part, and))] : [];
  });

function partOf(text: string, head: string, whole: Part | null): Part | null {
  const words = wordsIn(text);
  return words.size > 0 ? { text: text.trim(), words, head, headWords: wordsIn(head), whole } : null;
}

/** "hot 500g", "mild 250g": the last two of a list stand on both sides of an "and", which may as well be in a name. */
function halvesOf(part: Part, and: ReadonlySet<string>): Part[] {
  const said = part.text.split(' ');
  const at = said.findIndex((word) => and.has(foldWord(word)));
  if (at <= 0) return [];
  const halves = [said.slice(0, at), said.slice(at + 1)];
  return halves.flatMap((half) => partOf(half.join(' '), part.head, part) ?? []);
}

const wordsIn = (text: string): Set<string> =>
  new Set((text.match(/\p{L}+/gu) ?? []).map((word) => singularOf(foldWord(word))));
