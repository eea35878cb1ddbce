import type { CompiledLexicon } from '../compile';
import type { Token } from '../text/tokenise';
import { wordAt } from './number-reading';

/** Words between "the" and "one". */
const farthest = 3;

/**
 * The "one" of "the plastic one forty eight", "cola the small one twenty": the goods, and their number begins behind it. A
 * size is round, "the bran flakes one fifty", but for what is said to be small or large.
 */
export function endsGoods(tokens: readonly Token[], at: number, lexicon: CompiledLexicon): boolean {
  if (!lexicon.ones.has(wordAt(tokens, at))) return false;
  const before = wordAt(tokens, at - 1);
  // "the second one fifteen"
  if (lexicon.ordinals.has(before)) return true;
  const [tens, ones] = [1, 2].map((i) => lexicon.numbers.get(wordAt(tokens, at + i)) ?? 0);
  if (!tens || tens < 20) return false;
  if (lexicon.small.has(before) || lexicon.large.has(before)) return true;
  // "one twenty five" and "one fifty six" may begin with a size.
  const isSize = tens === halfHundred || !ones || ones > 9 || ones === 5;
  return !isSize && isPointed(tokens, at, lexicon);
}

const halfHundred = 50;

/** "the" stands before, with one word at least behind it and no number between. */
function isPointed(tokens: readonly Token[], at: number, lexicon: CompiledLexicon): boolean {
  for (let back = at - 1; back >= at - farthest; back--) {
    const word = wordAt(tokens, back);
    if (word === '' || lexicon.numbers.has(word)) return false;
    if (lexicon.definite.has(word)) return back < at - 1;
  }
  return false;
}
