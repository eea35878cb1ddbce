import { chainAt } from '../amounts/chain-at';
import { isSize, isSizeWord } from '../amounts/is-size';
import { isNumeral, type MessageView } from '../message-view';
import { conditionAt } from '../words/find-condition';
import { beginsCue, cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { isTalk } from '../words/is-talk';
import { oncePerView } from '../words/once-per-view';
import { behindHolding } from './find-asked-goods';

/** More words are a story, no name of goods. */
const longestName = 5;

/** Words behind "if you have": "any of them". */
const longestObject = 3;

const namedIn = oncePerView(findNamed);

/**
 * The end of the goods that somebody would have too from a token on: "also a door viewer brass if you carry them". They are
 * ordered even where the catalogue knows nothing of them: who asks so politely asks all the same.
 */
export const ifHadEnd = (view: MessageView, at: number): number | undefined => namedIn(view).get(at);

function findNamed(view: MessageView): Map<number, number> {
  const named = new Map<number, number>();
  for (const [at] of view.tokens.entries()) {
    const condition = cuesAt(view, at).find(({ cue }) => cue.kind === 'condition');
    const held = condition ? behindHolding(view, condition.next) : null;
    if (held === null || !isObject(view, held, conditionAt(view, held - 1).to)) continue;
    const start = nameStart(view, at);
    if (start !== null) named.set(start, at);
  }
  return named;
}

/** The "them" of "if you carry them", the "any" of "if you have any left", or nothing. */
const isObject = (view: MessageView, from: number, to: number): boolean =>
  to - from <= longestObject &&
  view.tokens
    .slice(from, to)
    .every(
      ({ text }, i) =>
        isIdle(view, from + i) || view.lexicon.pointing.has(text) || beginsCue(view, from + i, 'have', 'ask'),
    );

/** Where the words begin that stand before a token, behind "also a", or at the head of their clause with an article. */
function nameStart(view: MessageView, to: number): number | null {
  const { tokens, lexicon } = view;
  const isSized = (at: number): boolean => isSize(view, at + 1) || chainAt(view, at) !== null;
  const isPart = (at: number): boolean =>
    isNumeral(view, at)
      ? isSized(at)
      : isSizeWord(view, at) ||
        (tokens[at]?.kind === 'word' && !isIdle(view, at) && cuesAt(view, at).length === 0);
  let start = to;
  while (to - start <= longestName && isPart(start - 1)) start--;
  if (start === to || to - start > longestName || isTalk(view, start, to)) return null;
  const isLed = lexicon.articles.has(tokens[start - 1]?.text ?? '');
  const before = tokens[isLed ? start - 2 : start - 1];
  const adds = before?.kind === 'word' && (lexicon.and.has(before.text) || lexicon.likewise.has(before.text));
  const opens = before === undefined || before.kind === 'newline' || /^[,.;!]$/.test(before.text);
  return adds || (isLed && opens) ? start : null;
}
