import { isSize } from '../amounts/is-size';
import { headEnd } from '../amounts/read-shared-quantity';
import { type EditedItem, type State, shareQuantity, steer } from '../edit-state';
import type { Event } from '../items/segment';
import { act, drop, group, mark, setQuantity, tell } from '../lines/act';
import { mentionedTwin } from '../mentions/find-meant';
import { isCountLink } from '../mentions/find-places';
import { countedBehind, placedBefore } from '../mentions/point-at-rows';
import type { MessageView } from '../message-view';
import { longestPurpose } from '../quantities/find-shared-list';
import { quantityCorrected } from '../reading';
import { endsSentenceAt } from '../words/find-condition';
import { isGoodsWord, isIdle } from '../words/is-idle';
import { countParcels } from './count-parcels';

/** "deck screws, 5 lb boxes, 2 of each: red, tan": what all of a list are may be said in so many parts. */
const mostHeads = 2;

/** "5 each": for the rows that are pointed at beside it ("5 each of the first two"), for the goods that wait for it, or those that follow. */
export function applyEach(
  state: State,
  said: Extract<Event, { type: 'each' }>,
  ahead: readonly Event[],
): void {
  const event = { ...said, value: said.value * countParcels(state, said) };
  const isTied = [event.next - 1, event.next].some((at) => isCountLink(state.view, at));
  const behind = isTied ? countedBehind(state, event.next) : [];
  const placed = behind.length > 0 ? behind : placedBefore(state, event);
  if (placed.length > 0) {
    for (const entry of placed) shareQuantity(entry, event);
    return;
  }
  const waiting: EditedItem[] = [];
  for (let i = state.items.length - 1; i >= 0; i--) {
    const entry = state.items[i];
    if (!entry || entry.quantity !== null || isOfRowAbove(state, waiting.at(-1), entry)) break;
    if (entry.dropped === null) waiting.push(entry);
  }
  const isHeaded =
    headEnd(state.view, event.next) !== undefined || listsAt(state, event.next) || opensList(state, event);
  if (waiting.length > 0 && waiting.length <= mostHeads && isHeaded) {
    for (const head of waiting) {
      act(head, 'shared quantity', drop('question'), group(event.at));
    }
    steer(state, { each: { value: event.value, unit: event.unit, at: event.at } });
    return;
  }
  const sameSentence = waiting.some((entry) => entry.sentence === state.sentence);
  if (waiting.length > 0 && (sameSentence || !hasItemsAhead(state, event.next)))
    for (const entry of waiting) shareQuantity(entry, event);
  else if (waiting.length > 0 || !correctEach(state, event, ahead))
    steer(state, { each: { value: event.value, unit: event.unit, at: event.at } });
}

/** "4 rice, 3 milk. make it 5 of both": where no goods follow, those that were written last have a new quantity; says whether. */
function correctEach(
  { view, items }: State,
  { at, next, value, unit }: Extract<Event, { type: 'each' }>,
  ahead: readonly Event[],
): boolean {
  if (ahead.some(({ type }) => type === 'item')) return false;
  const standing = items.filter(({ dropped }) => dropped === null);
  const isBoth = view.tokens.slice(at, next).some(({ text }) => view.lexicon.both.has(text));
  const meant = isBoth
    ? standing.slice(-2)
    : standing.filter(({ sentence }) => sentence === standing.at(-1)?.sentence);
  if (meant.length < 2) return false;
  for (const entry of meant)
    act(entry, 'restatement', setQuantity(value, unit ?? entry.unit), tell(quantityCorrected));
  return true;
}

/** "roma 8kg / avocado 40 each": an "each" behind goods counts those of its row. */
const isOfRowAbove = ({ view }: State, below: EditedItem | undefined, { item }: EditedItem): boolean =>
  below !== undefined && view.tokens.slice(item.next, below.item.at).some(({ kind }) => kind === 'newline');

/**
 * "soap 150g, 3 of each: lemon, herbal", "3 of each for the sample wall: slate, oak": a list of kinds follows what
 * they are kinds of.
 */
function listsAt({ view }: State, from: number): boolean {
  for (let at = from; at <= from + longestPurpose; at++) {
    const token = view.tokens[at];
    if (token?.kind === 'word') continue;
    const isMark = areIdle(view, from, at) && /^[→=–—-]$/.test(token?.text ?? '');
    const opens =
      token?.text === ':' || (isMark && (/^[→=-]$/.test(token?.text ?? '') || areKinds(view, at + 1)));
    return opens && view.tokens[at + 1]?.kind !== 'newline';
  }
  return false;
}

/** "guava, mango, orange" behind a dash: more than one, and none with a quantity of its own; not "thanks" or "6 salt". */
function areKinds(view: MessageView, from: number): boolean {
  let isList = false;
  for (let at = from; at < view.tokens.length && view.tokens[at]?.kind !== 'newline'; at++) {
    if (endsSentenceAt(view, at)) break;
    const isCount = view.tokens[at]?.kind === 'number' && !isSize(view, at + 1);
    if (isCount || view.lexicon.breaks.has(view.tokens[at]?.text ?? '')) return false;
    isList ||=
      /^[,/&+]$/.test(view.tokens[at]?.text ?? '') || view.lexicon.and.has(view.tokens[at]?.text ?? '');
  }
  return isList && isGoodsWord(view, from);
}

/** "for the pool bar please: 24 each of cola and juice": what stands before the colon is no part of the list. */
const opensList = (
  { view: { tokens, lexicon } }: State,
  { at, next }: Extract<Event, { type: 'each' }>,
): boolean =>
  tokens[at - 1]?.text === ':' &&
  lexicon.links.has(tokens[next - 1]?.text ?? '') &&
  tokens[next]?.kind === 'word';

const areIdle = (view: MessageView, from: number, to: number): boolean =>
  view.tokens.slice(from, to).every((_, i) => isIdle(view, from + i));

const hasItemsAhead = (state: State, at: number): boolean =>
  state.view.tokens.slice(at).some((token) => token.kind === 'word');

/**
 * "matches and candles, 20 and 10": as many numbers in a row as goods before them wait for one; says which events
 * were used up.
 */
export function dealNumbers(state: State, events: readonly Event[], from: number): Set<number> {
  const run: { value: number; unit: string | null }[] = [];
  const used = new Set<number>();
  const waits = (entry: EditedItem): boolean => entry.quantity === null && entry.dropped === null;
  const most = state.items.length - 1 - state.items.findLastIndex((entry) => !waits(entry));
  for (let i = from; most > 1 && i < events.length && run.length <= most; i++) {
    const event = events[i];
    if (event?.type === 'number') {
      if (countedBehind(state, event.next).length > 0) return new Set();
      run.push(event);
      used.add(i);
    } else if (event?.type !== 'skipped' || !isBetween(state, event.at)) break;
  }
  if (run.length < 2 || run.length > most) return new Set();
  state.items.slice(-run.length).forEach((entry, i) => {
    act(
      entry,
      'shared quantity',
      setQuantity(run[i]?.value ?? null),
      tell('quantities given in the order of the goods'),
    );
  });
  return used;
}

const isBetween = (state: State, at: number): boolean =>
  isIdle(state.view, at) || /^[,&/;]$/.test(state.view.tokens[at]?.text ?? '');

/** "not the grape, give me lime instead, same amount": as many as of what the sentence has taken out. */
const madeWay = ({ undo, undoSentence, sentence, items }: State): EditedItem | undefined => {
  const out = undoSentence === sentence ? undo.at(-1) : undefined;
  const isLast = items.at(-1)?.sentence === sentence && items.at(-1)?.dropped === null;
  return isLast && out?.dropped === 'cancelled' && out.quantity !== null ? out : undefined;
};

/** "same of the other", "crunchy the same": the quantity of the goods before; goods that stand already keep theirs. */
export function repeatQuantity(state: State, next: Event | undefined, at: number): void {
  const after = state.view.tokens[at];
  if (state.view.tokens[at - 1]?.text === 'same' && after?.kind === 'word' && !isIdle(state.view, at)) return;
  const last = state.items.at(-1);
  const source =
    madeWay(state) ?? state.items.findLast((entry) => entry.dropped === null && entry.quantity !== null);
  if (!source || source.quantity === null || (last && mentionedTwin(state, last))) return;
  if (last !== source && last?.sentence === state.sentence) act(last, 'shared quantity', mark('alike'));
  else if (next?.type === 'item' && next.item.at <= at + 1) steer(state, { alikeNext: true });
  const idle = next?.type === 'number' ? state.view.tokens.slice(at, next.at) : [];
  if (next?.type === 'number' && next.at - at <= 3 && idle.every((_, i) => isIdle(state.view, at + i))) {
    if (last && last.quantity === null) shareQuantity(last, next);
    return;
  }
  const waits = last?.dropped === null && last.quantity === null && last.sentence === state.sentence;
  if (waits) shareQuantity(last, { value: source.quantity, unit: source.unit });
  else if (next?.type === 'item' && next.item.quantity === null && next.item.at - at <= 6)
    steer(state, { each: { value: source.quantity, unit: source.unit } });
  else return;
  if (waits) act(last, 'shared quantity', tell('the same quantity as the goods before it'));
}
