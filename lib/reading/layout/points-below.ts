import { foldWord } from '../../language/text/fold-word';
import {
  arrivedWords,
  belowWords,
  insteadOfWords,
  lackingWords,
  listWords,
  refusingWords,
} from '../../language/words/pattern-words';

const [places, lists] = [new Set(belowWords), new Set(listWords)];
/** "ignore the list below", "instead of the order below". */
const dismissing = new Set([...refusingWords, ...insteadOfWords]);
/** "the order below came in full", "the list below was short". */
const done = new Set([...arrivedWords, ...lackingWords]);

/** So many words before or behind "the list below" say what is the matter with it. */
const nearest = 5;

/**
 * "please see the cook's list below, and add 4 rice": a sentence sends the reader to the quoted rows, which are ordered with
 * what it adds; but "ignore the list below", "the order below came in full".
 */
export const pointsBelow = (says: string): boolean => says.split(/[.!?;](?=\s|$)|\n/u).some(pointsIn);

function pointsIn(sentence: string): boolean {
  const words = (sentence.match(/[\p{L}'’]+/gu) ?? []).map(foldWord);
  const isNamed = (word: string): boolean => places.has(word) || lists.has(word);
  const place = words.findIndex((word) => places.has(word) && !lists.has(word));
  const list = words.findIndex((word, i) => i !== place && lists.has(word));
  if (place < 0 || list < 0) return false;
  const before = words.slice(Math.max(0, Math.min(place, list) - nearest), Math.min(place, list));
  const behind = words.slice(words.findLastIndex(isNamed) + 1).slice(0, nearest);
  return !before.some((word) => dismissing.has(word)) && !behind.some((word) => done.has(word));
}
