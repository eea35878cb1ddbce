import { foldWord } from './fold-word';
import { isIdle } from './is-idle';
import { isSizeWord } from './is-size';
import type { ItemEdge } from './item-edge';
import type { MessageView } from './message-view';
import { findNoise } from './noise/find-noise';
import { oncePerView } from './once-per-view';

/** What a quoted text says of one of its goods. */
interface Part {
  text: string;
  words: ReadonlySet<string>;
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
      ? [singular(text)]
      : [];
  });
  if (words.length === 0) return '';
  const named = parts.filter((part) => words.every((word) => part.words.has(word)));
  return named.length === 1 ? (named[0]?.text ?? '') : '';
}

const partsOf = oncePerView((view): Part[] => {
  const noise = view.tokens.filter(({ kind, text }) => kind === 'noise' && text === 'quote');
  return [...noise, ...view.answered]
    .flatMap(({ start, end }) => partsIn(view.text.slice(start, end)))
    .slice(0, mostParts);
});

/** Quoted lines are parted by commas and stops; a decimal parts nothing. Prices say nothing of goods. */
function partsIn(quoted: string): Part[] {
  let text = quoted;
  for (const { start, end, code } of findNoise(quoted))
    if (code === 'price') text = `${text.slice(0, start)}${','.repeat(end - start)}${text.slice(end)}`;
  return text.split(/[,;|:?!>\n]+| \/ |\.(?!\d)/).flatMap((part) => {
    const words = new Set((part.match(/\p{L}+/gu) ?? []).map((word) => singular(foldWord(word))));
    return words.size > 0 ? [{ text: part.trim(), words }] : [];
  });
}

const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);
