import type { MessageView } from '../message-view';
import { cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { oncePerToken, oncePerView } from '../words/once-per-view';
import { endsField } from '../words/skip-punctuation';
import { isSizeWord } from './is-size';
import { prefixed } from './weigh-number';

/** Letters that are words by themselves in one language or another. */
const loneWords = /^[aeiouynx]$/;

/** "size four", and in a transcript "r thirteen": the number tells goods apart. */
export const isNamed = (view: MessageView, at: number): boolean => {
  const before = view.tokens[at - 1];
  if (before?.kind !== 'word' || closesLikeness(view, at)) return false;
  return (
    view.lexicon.naming.has(before.text) ||
    (view.voice && before.text.length === 1 && !loneWords.test(before.text))
  );
};

/** The "size" of "twelve mango same size six lemon": the number behind it counts the next goods. */
const closesLikeness = (view: MessageView, at: number): boolean =>
  cuesAt(view, at - 2).some(({ cue, next }) => cue.kind === 'same' && next === at);

/** `gate 36-72`: from a smaller number to a larger. */
const isRange = (view: MessageView, at: number): boolean =>
  tiesRange(view, at - 1) || tiesRange(view, at + 1);

function tiesRange({ tokens }: MessageView, dash: number): boolean {
  const [from, to] = [tokens[dash - 1]?.value ?? 0, tokens[dash + 1]?.value ?? 0];
  const tied = tokens[dash]?.text === '-' && tokens[dash]?.glued && tokens[dash + 1]?.glued;
  return tied === true && from >= 10 && to > from;
}

/** `0071`: nobody pads a quantity with noughts. */
const isPadded = (view: MessageView, at: number): boolean =>
  /^0\d/.test(view.text.slice(view.tokens[at]?.start, view.tokens[at]?.end));

const hashListIn = oncePerView(findHashList);

/** `#6 cola #10 lime #4 soap`: hashes before quantities, not before list numbers or sizes. */
const isHashList = (view: MessageView, at: number): boolean => hashListIn(view).has(at);

/** The numbers of a message that begins with a hash and has at least three of them before goods. */
function findHashList(view: MessageView): Set<number> {
  const places = view.tokens.flatMap((token, at) => {
    const [number, goods] = [view.tokens[at + 1], view.tokens[at + 2]];
    const opens = token.text === '#' && number?.kind === 'number' && goods?.kind === 'word';
    return opens && (at === 0 || !token.glued) ? [at + 1] : [];
  });
  return new Set(places[0] === 1 && places.length >= 3 ? places : []);
}

/** "ubisi u-6, amasi u-12 no-": in isiZulu the letter ties the count to the goods before it, and no goods follow. */
const isConcord = (view: MessageView, at: number): boolean =>
  view.lexicon.concords.has(view.tokens[at - 2]?.text ?? '') &&
  (endsField(view, at + 1) || isIdle(view, at + 1));

/** `r-19`, `r19`, `#4`: the number belongs to the letter before it. */
export const isCode = oncePerToken((view, at): boolean => {
  if (isNamed(view, at) || isRange(view, at) || isPadded(view, at)) return true;
  if (isHashList(view, at)) return false;
  const [dash, letter] = [view.tokens[at - 1], view.tokens[at - 2]];
  const noun = dash?.text === '-' && /^(?:u|i|no|na|ne)$/.test(letter?.text ?? '');
  if (noun && prefixed.test(view.tokens[at + 1]?.text ?? '')) return false;
  if (dash?.text === '-' && isConcord(view, at)) return false;
  if (
    view.tokens[at]?.glued &&
    (dash?.text === '#' || (dash?.kind === 'word' && dash.text.length <= 2 && dash.text !== 'x'))
  )
    return true;
  return (
    view.tokens[at]?.glued === true &&
    dash?.text === '-' &&
    dash.glued &&
    letter?.kind === 'word' &&
    letter.text.length <= 2 &&
    // The 15 of "paneer 1kg-15" counts them.
    !isSizeWord(view, at - 2)
  );
});
