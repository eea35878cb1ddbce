import { skipHyphen } from '../../language/numbers/number-reading';
import { hadSoMany } from '../corrections/denied-count';
import type { Mode, State } from '../edit-state';
import type { Event } from '../items/segment';
import { findEarlier } from '../mentions/find-earlier';
import type { MessageView } from '../message-view';
import { endsSentenceAt } from '../words/find-condition';
import { beginsCue } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { endsField } from '../words/skip-punctuation';

export type CueEvent = Extract<Event, { type: 'cue' }>;
export type ItemEvent = Extract<Event, { type: 'item' }>;
export type NumberEvent = Extract<Event, { type: 'number' }>;

export const phraseOf = ({ cue }: CueEvent): string => cue.words.join(' ');

export const modeOf = ({ cue }: CueEvent): Mode => (cue.kind === 'cancel' ? 'cancel' : 'exclude');

export const isBareNo = (event: CueEvent): boolean => phraseOf(event) === 'no';

export const isCancel = (event: CueEvent): boolean => /^(?:cancel|exclude)/.test(event.cue.kind);

/** "dont leave out the rice": wanted more than ever. */
export const isForbidden = ({ view }: State, { at, cue }: CueEvent): boolean =>
  !view.lexicon.missing.has(cue.words[0] ?? '') && view.lexicon.forbids.has(view.tokens[at - 1]?.text ?? '');

/** "6 rolle los": loose, and nothing is left out; but "los die 6 rolle". */
export const isLoose = ({ view, items }: State, event: CueEvent): boolean =>
  view.lexicon.loose.has(phraseOf(event)) &&
  items.at(-1)?.item.next === event.at &&
  items.at(-1)?.quantity !== null &&
  !view.lexicon.definite.has(view.tokens[event.next]?.text ?? '');

/** "dont send it before 8", "dont pack them with the soap": how, and not whether. */
export function saysHow({ view }: State, { cue, next }: CueEvent): boolean {
  const { forbids, pointing, breaks, and, inExchange } = view.lexicon;
  const after = view.tokens[next];
  const mayGoOn = forbids.has(cue.words[0] ?? '') && pointing.has(cue.words.at(-1) ?? '');
  const joins = (word: string): boolean => and.has(word) && !inExchange.has(word);
  const goesOn =
    after?.kind === 'word' ? !breaks.has(after.text) && !joins(after.text) : after?.kind === 'noise';
  return mayGoOn && goesOn;
}

/** "ten is early enough": tells how, and of no goods that enough are there. */
export const isManner = ({ view }: State, { cue, at }: CueEvent): boolean =>
  cue.words.length === 1 &&
  view.lexicon.suffices.has(cue.words[0] ?? '') &&
  view.lexicon.manners.has(view.tokens[at - 1]?.text ?? '');

/** So far behind the verb stands the "off" of "take the … off". */
const farthestOff = 8;

/** "take 2 cokes": without the "off" of "take the cokes off" nothing is taken out. */
export function isMovedOnly({ view }: State, { cue, next: from }: CueEvent): boolean {
  const { lexicon, tokens } = view;
  const isOff = (at: number): boolean => lexicon.off.has(tokens[at]?.text ?? '');
  if (!lexicon.moves.has(cue.words[0] ?? '') || cue.words.length < 2) return false;
  if (cue.words.some((word) => lexicon.off.has(word))) return false;
  let at = from;
  while (at < from + farthestOff && !endsSentenceAt(view, at) && !isOff(at)) at++;
  return !isOff(at);
}

/** So far behind "move" stands the time: "move the 20 mama joy maize meal super 25kg to next month". */
const farthestTime = 16;

/** "move the bricks to the back": to a place, and to no other time. */
export function isMovedInPlace({ view }: State, { cue, next: from }: CueEvent): boolean {
  const { tokens, lexicon } = view;
  if (!lexicon.defers.has(cue.words[0] ?? '')) return false;
  // "move my delivery to next week: 5 oats"
  if ([lexicon.wholes, lexicon.ordering].some((words) => words.has(tokens[from]?.text ?? ''))) return true;
  for (let at = from; at < from + farthestTime && !endsSentenceAt(view, at); at++) {
    const { text = '' } = tokens[at] ?? {};
    if (lexicon.laters.has(text) || (lexicon.nexts.has(text) && tokens[at + 1]?.kind === 'word'))
      return false;
  }
  return true;
}

/** So far behind "hold" stands the "until". */
const farthestUntil = 10;

/** "hold 5 loaves for me", "hold 5 loaves till friday": kept for who fetches them; but "hold 5 loaves till next month". */
export function isKeptOnly({ view }: State, { cue, next: from }: CueEvent): boolean {
  const { tokens, lexicon } = view;
  if (cue.words.length > 1 || !lexicon.waits.has(cue.words[0] ?? '')) return false;
  let at = from;
  while (
    at < from + farthestUntil &&
    !endsSentenceAt(view, at) &&
    !lexicon.untils.has(tokens[at]?.text ?? '')
  )
    at++;
  const after = tokens[at + 1];
  const isUntil = lexicon.untils.has(tokens[at]?.text ?? '');
  return !isUntil || after?.kind !== 'word' || lexicon.cameWhen.has(after.text);
}

/** "leave it at the gate", "laissez-le à la porte", "drop the tiles by the door", "can go in the fridge"; and "leave it at 10". */
export function isPutDown(
  { tokens, lexicon }: MessageView,
  { cue, next: end }: CueEvent,
  next?: Event,
): boolean {
  const behind = next?.type === 'item' && next.item.at <= end + 1 ? next.item.next : end;
  if (![cue.words[0], cue.words.at(-1)].some((word) => lexicon.puts.has(word ?? ''))) return false;
  const isAtPlace = (at: number): boolean =>
    lexicon.atPlace.has(tokens[at]?.text ?? '') || namesPlace({ tokens, lexicon }, at);
  const pronoun = skipHyphen(tokens, behind);
  return isAtPlace(behind) || (lexicon.definite.has(tokens[pronoun]?.text ?? '') && isAtPlace(pronoun + 1));
}

/** The "on the pavement" of "you can drop it on the pavement"; but "leave it in the next order". */
function namesPlace({ tokens, lexicon }: Pick<MessageView, 'tokens' | 'lexicon'>, at: number): boolean {
  const [word, article, place] = [at, at + 1, at + 2].map((i) => tokens[i]?.text ?? '');
  const { definite, owning, pointing, to, ontoPlace } = lexicon;
  const isLed = [definite, owning, pointing].some((words) => words.has(article ?? ''));
  const { ordering, turns, notPlaces } = lexicon;
  const isOrder = [ordering, turns, notPlaces].some((words) => words.has(place ?? ''));
  return (ontoPlace.has(word ?? '') || to.has(word ?? '')) && isLed && !isOrder;
}

/** "pls drop off 2 drums": so many are to be brought, of goods that were not named before. */
export function isDropOff(state: State, { cue, next: end }: CueEvent, next: Event | undefined): boolean {
  const { puts, off } = state.view.lexicon;
  const brings = puts.has(cue.words[0] ?? '') && off.has(cue.words[1] ?? '');
  if (!brings || next?.type !== 'item' || next.item.at !== end) return false;
  return next.item.quantity !== null && findEarlier(state, next.item) === undefined;
}

/** "4 instead of 2", "sorry not 2, 4": the 2 is the quantity of before. */
export function isOldNumber(
  state: State,
  { cue, next: end }: CueEvent,
  { at, next, value }: NumberEvent,
): boolean {
  const { insteadOf, denies } = state.view.lexicon;
  if (at !== end) return false;
  if (cue.words.some((word) => insteadOf.has(word))) return true;
  const isDenied = denies.has(cue.words.at(-1) ?? '') && cue.words.length > 1;
  const isClosed = endsField(state.view, next) || beginsCue(state.view, next, 'correct', 'add');
  return isDenied && isClosed && hadSoMany(state, value) !== undefined;
}

/** "scratch that, 14 of the tiles": what follows the comma is the quantity that is wanted. */
export function makesRoom(
  { view, items }: State,
  { cue, next: end }: CueEvent,
  next: Event | undefined,
): boolean {
  const points = view.lexicon.pointing.has(cue.words.at(-1) ?? '');
  const parts = /^[,.:;–—-]$/.test(view.tokens[end]?.text ?? '');
  if (!points || !parts || items.length === 0) return false;
  if (next?.type === 'number') return next.at <= end + 2;
  const names =
    next?.type === 'item' && view.lexicon.definite.has(view.tokens[next.item.goodsStart - 1]?.text ?? '');
  return names && next.item.quantity !== null && next.item.at <= end + 2;
}

/** "drop chutney", but "on the same drop" and "drop 5 at the gate". */
export function isBareCut(state: State, event: CueEvent, next: Event | undefined): boolean {
  if (event.cue.words.length > 1 || !state.view.lexicon.cut.has(event.cue.words[0] ?? '')) return false;
  return next?.type !== 'item' || next.item.at !== event.next || next.item.quantity !== null;
}

/** "no bread left, please send 10": nothing of it is there, and so it is asked for. */
export function isAllGone(next: Event | undefined, ahead: readonly Event[]): boolean {
  if (next?.type !== 'item' || next.item.quantity !== null) return false;
  const [, stock, ...others] = ahead.filter(({ type }) => type !== 'skipped');
  const left = stock?.type === 'cue' && stock.cue.kind === 'have' && stock.at === next.item.next;
  return left && others.find(({ type }) => type !== 'cue')?.type === 'number';
}

/** "Declined: 4 soap", at the beginning of a line: it is said of what follows. */
export const headsLine = ({ view: { tokens } }: State, { cue, at, next }: CueEvent): boolean =>
  cue.kind === 'cancelBefore' &&
  tokens[next]?.text === ':' &&
  (tokens[at - 1]?.kind ?? 'newline') === 'newline';

/** Goods follow, and nothing parts them from the cancellation; in "DEDUCT: 4 pipes" the colon of a label does not. */
export function isNear(state: State, event: CueEvent, next: Event | undefined): boolean {
  const from = state.view.tokens[event.next]?.text === ':' ? event.next + 1 : event.next;
  return next?.type === 'item' && !parted(state, from, next.item.at);
}

/** Nothing stands right before it that could be meant: a mark, "please" or "and". */
export const standsApart = (view: MessageView, at: number): boolean =>
  view.tokens[at - 1]?.kind !== 'word' || isIdle(view, at - 1);

/** A separator stands between two tokens. */
export const parted = (state: State, from: number, to: number): boolean =>
  state.view.tokens
    .slice(from, to)
    .some((token) => token.kind === 'newline' || /^[,.;:!?]$/.test(token.text));

/** Words of a clause of its own stand between goods: "customer painted with". */
export const isStory = (view: MessageView, from: number, to: number): boolean =>
  view.tokens.slice(from, to).some(({ kind }, i) => kind === 'word' && !isIdle(view, from + i));

/** "it is too expensive at the other shop", "too dear but ok": more is said of it, and nothing taken out; but "too dear, bring 5". */
export function isComparedOnly({ view }: State, { cue, next }: CueEvent): boolean {
  const { dear, again } = view.lexicon;
  return (
    dear.has(cue.words.at(-1) ?? '') && !endsField(view, next) && !again.has(view.tokens[next]?.text ?? '')
  );
}
