import type { ItemEdge } from '../item-edge';
import { type MessageView, numbersAt } from '../message-view';
import { sentenceEnd } from '../words/find-condition';

/** More words behind goods say something else. */
const longestComment = 12;

/**
 * Goods that the words right behind them put off, or say to be had elsewhere or refused: "the gate kit we'll do in spring",
 * "the crimp tool I got my own", "the whole nut you offered, boss says too expensive". Not "the bread we need tomorrow".
 */
export function isPutOff(view: MessageView, { side, goodsStart, next }: ItemEdge): boolean {
  // "6 hammers we will fetch later"; the number of "… 100 pk. hammers we …" is of the sentence before.
  if (side === 'lead' && wordAt(view, goodsStart - 1) !== '.') return false;
  const { subjects, relatives, offered } = view.lexicon;
  const said = relatives.has(wordAt(view, next)) ? next + 1 : next;
  if (!subjects.has(wordAt(view, said)) && !offered.has(wordAt(view, said))) return false;
  const end = Math.min(sentenceEnd(view, said), said + longestComment);
  const isOffer = [said, said + 1].some((at) => offered.has(wordAt(view, at)));
  return isOffer ? refusesOffer(view, said, end) : tellsOfLater(view, said, end);
}

/** "you quoted is too dear": and no number of them after all. */
function refusesOffer(view: MessageView, from: number, to: number): boolean {
  const words = view.tokens.slice(from, to);
  const counts = words.some((_, i) => numbersAt(view, from + i).some(({ form }) => form !== 'article'));
  return !counts && words.some(({ text }) => view.lexicon.refuses.has(text));
}

/** "will do in spring", "got my own": up to a mark, and nobody wants them now. */
function tellsOfLater(view: MessageView, from: number, to: number): boolean {
  const { wishes, laters, owners, turns, nexts } = view.lexicon;
  let tells = false;
  for (let at = from; at < to && view.tokens[at]?.kind === 'word'; at++) {
    const word = wordAt(view, at);
    if (wishes.has(word)) return false;
    const isTurn = nexts.has(wordAt(view, at - 1)) && turns.has(word);
    tells ||= laters.has(word) || owners.has(word) || isTurn;
  }
  return tells;
}

const wordAt = ({ tokens }: MessageView, at: number): string => tokens[at]?.text ?? '';
