import type { ItemEdge } from './item-edge';
import { type ActedLine, act, drop, group, type Line, setQuantity, tell } from './lines/act';
import type { MessageView } from './message-view';
import type { TableRow } from './tables/read-columns';

/** An item with what the rest of the message did to it. */
export interface EditedItem extends ActedLine {
  /** The row of a table that it is. */
  readonly row: TableRow | null;
}

/** Goods as they are written, before anything is said of them. */
export function writtenEntry(
  item: ItemEdge,
  { sentence, place }: Pick<State, 'sentence' | 'place'>,
  said: Partial<Line> & { row?: TableRow } = {},
): EditedItem {
  const { row = null, ...marks } = said;
  const written: Line = {
    item,
    quantity: item.quantity,
    unit: item.unit,
    dropped: null,
    note: null,
    sentence,
    group: null,
    size: null,
    standsFor: null,
    unnamed: false,
    alike: false,
    ahead: false,
    replaces: null,
    asBefore: false,
    ...marks,
  };
  return { ...written, row, written, acts: [], place };
}

export interface EditResult {
  items: EditedItem[];
  /** Where an earlier order is asked for again, as UTF-16 offsets. */
  repeats: { start: number; end: number } | null;
  cancelsAll: boolean;
  /** The whole message only asks for prices. */
  asksAll: boolean;
  /** What it asks a quote for, as tokens; null when it asks for none. */
  quoted: { from: number; to: number } | null;
  /** Where it says that the order is not to be sent yet, as UTF-16 offsets. */
  waits: { start: number; end: number } | null;
  unread: Unread[];
}

/** What becomes of the goods that follow. */
export type Mode =
  | 'order'
  | 'cancel'
  | 'exclude'
  | 'correct'
  | 'cite'
  | 'substitute'
  | 'ask'
  | 'stock'
  | 'complain';

/** Words that a cancellation names something by, of which nothing is known: "forget the klippies". */
export interface Unread {
  from: number;
  to: number;
  ahead: boolean;
}

export interface State extends EditResult {
  view: MessageView;
  /** How far the message has been read; null where it is looked at as a whole. */
  place: { at: number | null };
  /** How plainly the product of a line is called by all these words; see Judge. */
  calls: (line: EditedItem, words: readonly string[]) => number | null;
  mode: Mode;
  sentence: number;
  /** The line that a correction has named. */
  target: EditedItem | null;
  /** The line that a correction named last, and the sentence that it did so in: "sorry about the zero, …". */
  spokenOf: { line: EditedItem; sentence: number } | null;
  /** The cue that set the mode. */
  cue: string;
  /** The correction has given a line its quantity: goods without one are no part of it. */
  corrected: boolean;
  /** The token at which goods begin that are meant as in an earlier order. */
  beforeAt: number | null;
  /** Something that was offered is ordered, so that the rest of the offer is not. */
  takesOffers: boolean;
  /** The next goods are like those before. */
  alikeNext: boolean;
  /** Quantity that waits for the items of a list ("2 of each: …"). */
  each: { value: number; unit: string | null; at?: number } | null;
  /** The sentence sets a condition from this token on: nothing in it is taken back. */
  condition: { from: number; to: number; after: Mode } | null;
  /** The sentence that cancels an order but for goods which it names with their quantities: these are ordered. */
  exceptsIn: number;
  /** The sentence behind one that begins to correct, and names no goods: "no wait it's month end". */
  doubtedIn: number;
  /** The sentence that takes nothing in place of goods which may be missing: "leave it" is said of that. */
  gaveUpIn: number;
  /** The token of a number that says what a quantity was before. */
  skipNumber: number | null;
  /** What the last cancellation dropped, and the sentence that it stands in. */
  undo: EditedItem[];
  undoSentence: number;
}

/** Takes goods out, so that "keep it" can bring them back and "I meant …" can take their place. */
export function dropAll(state: State, entries: readonly EditedItem[]): void {
  for (const entry of entries) act(entry, 'cancellation', drop('cancelled'));
  state.undo = [...entries];
  state.undoSentence = state.sentence;
}

export function setMode(state: State, mode: Mode, cue: string): State {
  if (mode !== 'correct') state.target = null;
  state.mode = mode;
  state.cue = cue;
  state.corrected = false;
  return state;
}

export function shareQuantity(
  entry: EditedItem,
  each: { value: number; unit: string | null; at?: number },
): void {
  act(
    entry,
    'shared quantity',
    group(each.at ?? null),
    setQuantity(each.value, each.unit),
    tell('quantity given for each'),
  );
}

/** In a sentence without an end nobody speaks of goods further back, and it would cost quadratic time. */
const mostOfSentence = 100;

/** The goods of the sentence that is being read, in order. */
export function itemsOfSentence({ items, sentence }: State): EditedItem[] {
  let from = items.length;
  while (items.length - from < mostOfSentence && items[from - 1]?.sentence === sentence) from--;
  return items.slice(from);
}

/** Goods that a substitute can stand in for: asked for with a quantity, or not only asked about. */
export const standsBefore = (state: State): boolean =>
  state.items.some((entry) => entry.dropped === null && entry.sentence >= state.sentence - 2);
