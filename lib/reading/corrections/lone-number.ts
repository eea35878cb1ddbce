import type { Token } from '../../language/text/tokenise';
import type { State } from '../edit-state';
import { type MessageView, unitAt } from '../message-view';
import { behindDenied } from '../quantities/behind-denied';
import { tellsUse } from '../talk/is-consumed';
import { cuesAt } from '../words/find-cues';
import { isRowLabel } from '../words/is-row-label';

/** A number that belongs to no goods by itself, its token, and the one behind it where that is not the next. */
export interface LoneNumber {
  value: number;
  unit: string | null;
  at: number;
  next?: number;
}

export const nextOf = ({ at, next }: LoneNumber): number => next ?? at + 1;

/** The token behind a number and its unit: "4 trays". */
export const behindUnit = (view: MessageView, event: LoneNumber): number =>
  unitAt(view, nextOf(event))?.next ?? nextOf(event);

/** "he counted again and it is 10 we need": so many and not what was said before. */
export const isNeededNow = (view: MessageView, event: LoneNumber): boolean =>
  view.lexicon.being.has(view.tokens[event.at - 1]?.text ?? '') &&
  cuesAt(view, nextOf(event)).some(({ cue }) => cue.words.some((word) => view.lexicon.wishes.has(word)));

/** "2 rice. boss says 4": of the goods before, by whoever decides; but "the invoice says 4", "I said 4". */
export function isReported(view: MessageView, event: LoneNumber): boolean {
  const { tokens, lexicon } = view;
  const [before, verb] = [tokens[event.at - 2], tokens[event.at - 1]?.text ?? ''];
  const isBySome = before?.kind === 'word' && !lexicon.subjects.has(before.text);
  return isBySome && lexicon.saying.has(verb) && endsSaid(tokens[behindUnit(view, event)]);
}

/** "4!", "4 please": nothing more is said with the number. */
const endsSaid = (after: Token | undefined): boolean =>
  !after || after.kind === 'newline' || /^[.,;!]$/.test(after.text);

/** A time, a row, a count of talk, or what goes out: "we sell 20 a day". */
export const isSaidOfOthers = (state: State, event: LoneNumber): boolean =>
  isTime(state, event.at) ||
  isRowLabel(state.view, event.at - 1) ||
  isOfTalk(state.view, event) ||
  tellsUse(state.view, event.at - 1);

/** "nobody is here until four": a time in words; but "verander die melk na 8", where "na" is "to". */
function isTime({ view: { tokens, lexicon }, target, mode }: State, at: number): boolean {
  const before = tokens[at - 1]?.text ?? '';
  const changesTo = mode === 'correct' && target !== null && lexicon.to.has(before);
  return lexicon.clock.has(before) && !changesTo;
}

/** "Update 2: …", "oh wait, three things": it counts no goods. */
const isOfTalk = (view: MessageView, event: LoneNumber): boolean =>
  view.lexicon.counted.has(view.tokens[nextOf(event)]?.text ?? '') ||
  (view.tokens[nextOf(event)]?.text === ':' && view.tokens[event.at - 1]?.kind === 'word');

/** "3 not 2"; but "the 750 not 12" has only the size of what is meant. */
export const deniesOther = (view: MessageView, event: LoneNumber): boolean =>
  behindDenied(view, nextOf(event)) > nextOf(event) &&
  !view.lexicon.definite.has(view.tokens[event.at - 1]?.text ?? '');

/** "not 6": the number that follows is right, or the one that stands right before and has been applied. */
export const isDenied = (state: State, at: number): boolean =>
  state.view.lexicon.denies.has(state.view.tokens[at - 1]?.text ?? '') &&
  state.cue.split(' ').at(-1) !== state.view.tokens[at - 1]?.text;

/** "another 6", "6 more"; but not "ons het nog 6", which are there already. */
export const addsMore = (view: MessageView, event: LoneNumber): boolean =>
  [event.at - 1, nextOf(event)].some(
    (at) =>
      view.lexicon.more.has(view.tokens[at]?.text ?? '') &&
      !view.lexicon.holding.has(view.tokens[at - 1]?.text ?? ''),
  );
