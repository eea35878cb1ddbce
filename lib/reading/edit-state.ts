import type { ItemEdge } from './item-edge';
import { type ActedLine, act, drop, group, type Line, setQuantity, tell } from './lines/act';
import type { MessageView } from './message-view';
import type { Quantity } from './quantity';
import type { Repeats } from './reading';
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
  readonly items: readonly EditedItem[];
  /** Where an earlier order is asked for again, as UTF-16 offsets. */
  readonly repeats: Repeats | null;
  readonly cancelsAll: boolean;
  /** The whole message only asks for prices. */
  readonly asksAll: boolean;
  /** What it asks a quote for, as tokens; null when it asks for none. */
  readonly quoted: { from: number; to: number } | null;
  /** Where it says that the order is not to be sent yet, as UTF-16 offsets. */
  readonly waits: { start: number; end: number } | null;
  readonly unread: readonly Unread[];
  /** What corrections were of, in the order of the message, whether anything came of them or not. */
  readonly named: readonly Named[];
  /** What became of the goods from where on, in the order of the message. */
  readonly scopes: readonly Scope[];
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

/** From here on goods are taken so, by the words of the cue; until the next begins. */
export interface Scope {
  readonly mode: Mode;
  readonly cue: string;
  /** The token at which it begins; null where the message is looked at as a whole. */
  readonly at: number | null;
}

/** Words that a cancellation names something by, of which nothing is known: "forget the klippies". */
export interface Unread {
  readonly from: number;
  readonly to: number;
  readonly ahead: boolean;
}

/** Goods of before that a correction has named, by tokens: "change the milk". */
export interface Named {
  readonly line: EditedItem;
  readonly from: number;
  readonly to: number;
}

/** What has been said so far of the goods that follow, and of those before. */
interface Said extends EditResult {
  readonly mode: Mode;
  readonly sentence: number;
  /** The line that a correction has named. */
  readonly target: EditedItem | null;
  /** The line that a correction named last, and the sentence that it did so in: "sorry about the zero, …". */
  readonly spokenOf: { line: EditedItem; sentence: number } | null;
  /** The cue that set the mode. */
  readonly cue: string;
  /** The correction has given a line its quantity: goods without one are no part of it. */
  readonly corrected: boolean;
  /** The token at which goods begin that are meant as in an earlier order, and a count before that: "2 of the usual rice". */
  readonly asBefore: { at: number; count: Quantity | null } | null;
  /** Something that was offered is ordered, so that the rest of the offer is not. */
  readonly takesOffers: boolean;
  /** The next goods are like those before. */
  readonly alikeNext: boolean;
  /** Quantity that waits for the items of a list ("2 of each: …"). */
  readonly each: { value: number; unit: string | null; at?: number } | null;
  /** The sentence sets a condition from this token on: nothing in it is taken back. */
  readonly condition: { from: number; to: number; after: Mode } | null;
  /** The sentence that cancels an order but for goods which it names with their quantities: these are ordered. */
  readonly exceptsIn: number;
  /** The sentence behind one that begins to correct, and names no goods: "no wait it's month end". */
  readonly doubtedIn: number;
  /** The sentence that takes nothing in place of goods which may be missing: "leave it" is said of that. */
  readonly gaveUpIn: number;
  /** The token of a number that says what a quantity was before. */
  readonly skipNumber: number | null;
  /** What the last cancellation dropped, and the sentence that it stands in. */
  readonly undo: readonly EditedItem[];
  readonly undoSentence: number;
}

/** A message while it is read. Nothing writes to it but `steer`, `addLine` and `moveTo`; lines are changed by acts. */
export interface State extends Said {
  readonly view: MessageView;
  /** How far the message has been read; null where it is looked at as a whole. Lines note it with what is done to them. */
  readonly place: { readonly at: number | null };
  /** How plainly the product of a line is called by all these words; see Judge. */
  readonly calls: (line: EditedItem, words: readonly string[]) => number | null;
}

/** A message of which nothing has been read. */
export const unreadState = (view: MessageView, calls: State['calls'], mode: Mode): State => ({
  ...{
    view,
    calls,
    mode,
    place: { at: null },
    items: [],
    unread: [],
    named: [],
    scopes: [{ mode, cue: '', at: 0 }],
  },
  ...{ repeats: null, cancelsAll: false, asksAll: false, quoted: null, waits: null },
  ...{ sentence: 0, cue: '', corrected: false, target: null, spokenOf: null, each: null, condition: null },
  ...{ gaveUpIn: -1, doubtedIn: -1, exceptsIn: -1, undo: [], undoSentence: 0 },
  ...{ skipNumber: null, asBefore: null, takesOffers: false, alikeNext: false },
});

/** Notes what the message says of how to read on. */
export function steer(state: State, said: Partial<Omit<Said, 'scopes'>>): void {
  Object.assign(state, said);
}

/** The next line of the message. Copying them for each would cost quadratic time. */
export function addLine(state: State, line: EditedItem): void {
  const lines = state.items as EditedItem[];
  lines.push(line);
}

/** Reads on to a token. */
export function moveTo({ place }: State, at: number | null): void {
  Object.assign(place, { at });
}

/** Takes goods out, so that "keep it" can bring them back and "I meant …" can take their place. */
export function dropAll(state: State, entries: readonly EditedItem[]): void {
  for (const entry of entries) act(entry, 'cancellation', drop('cancelled'));
  steer(state, { undo: [...entries], undoSentence: state.sentence });
}

/** Goods that follow are refused: "cancel the …", "no …". */
export const isRefusing = ({ mode }: Pick<State, 'mode'>): boolean => mode === 'cancel' || mode === 'exclude';

/** From here on goods are taken so; `target` is the line that a correction is of. */
export function setMode(state: State, mode: Mode, cue: string, target?: EditedItem | null): State {
  const aim = mode === 'correct' ? (target === undefined ? state.target : target) : null;
  steer(state, { mode, cue, corrected: false, target: aim });
  const { scopes, place } = state;
  const last = scopes.at(-1);
  if (last?.mode !== mode || last.cue !== cue)
    Object.assign(state, { scopes: [...scopes, { mode, cue, at: place.at }] });
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
