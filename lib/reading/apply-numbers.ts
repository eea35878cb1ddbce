import { type EditedItem, type State, setMode, shareQuantity } from './edit-state';
import { cuesAt } from './find-cues';
import { says } from './find-earlier';
import { isCode } from './is-code';
import { chainAt, isIdle, isSize, type MessageView } from './message-view';
import type { Event } from './segment';
import { isAmount } from './weigh-number';

/** "5 each": for the goods that wait for it, else for those that follow. */
export function applyEach(state: State, event: Extract<Event, { type: 'each' }>): void {
  const waiting: EditedItem[] = [];
  for (let i = state.items.length - 1; i >= 0; i--) {
    const entry = state.items[i];
    if (!entry || entry.quantity !== null) break;
    if (entry.dropped === null) waiting.push(entry);
  }
  const head = waiting[0];
  if (head && waiting.length === 1 && listsAt(state, event.next)) {
    head.dropped = 'question';
    head.group = event.at;
    state.each = { value: event.value, unit: event.unit, at: event.at };
    return;
  }
  const sameSentence = waiting.some((entry) => entry.sentence === state.sentence);
  if (waiting.length > 0 && (sameSentence || !hasItemsAhead(state, event.next)))
    for (const entry of waiting) shareQuantity(entry, event);
  else state.each = { value: event.value, unit: event.unit, at: event.at };
}

/** So many words may say what a list is for before it begins. */
const longestPurpose = 6;

/**
 * "soap 150g, 3 of each: lemon, herbal", "3 of each for the sample wall: slate, oak": a list of kinds follows what
 * they are kinds of.
 */
function listsAt({ view }: State, from: number): boolean {
  for (let at = from; at <= from + longestPurpose; at++) {
    const token = view.tokens[at];
    if (token?.kind === 'word') continue;
    const opens = token?.text === ':' || (isTalk(view, from, at) && /^[→=-]$/.test(token?.text ?? ''));
    return opens && view.tokens[at + 1]?.kind !== 'newline';
  }
  return false;
}

const isTalk = (view: MessageView, from: number, to: number): boolean =>
  view.tokens.slice(from, to).every((_, i) => isIdle(view, from + i));

const hasItemsAhead = (state: State, at: number): boolean =>
  state.view.tokens.slice(at).some((token) => token.kind === 'word');

/** A number that stands alone: a corrected quantity, or the answer to "if yes send 12". */
export function applyNumber(
  state: State,
  event: { value: number; unit: string | null; at: number; next?: number },
): void {
  const last =
    state.mode === 'correct' && state.target
      ? state.target
      : (asked(state) ??
        state.items.findLast((entry) => entry.dropped === null || entry.dropped === 'question'));
  if (!last || isCode(state.view, event.at) || isTime(state.view, event.at) || isLabel(state.view, event))
    return;
  const sized = state.mode === 'correct' ? namedBySize(state, event) : undefined;
  if (sized) {
    state.target = sized;
    return;
  }
  const meant = state.mode === 'correct' ? pointedAt(state, event.next ?? event.at + 1) : undefined;
  if (meant) {
    setMode(state, 'order', '');
    meant.quantity = event.value;
    meant.note = 'quantity corrected later in the message';
    return;
  }
  if (isDenied(state, event.at)) {
    setMode(state, 'correct', 'not');
    return;
  }
  if (state.condition && event.at < state.condition.to) return;
  const settles = cuesAt(state.view, event.next ?? event.at + 1).some(({ cue }) => cue.kind === 'settle');
  if (settles && state.mode === 'order' && last.quantity !== null) setMode(state, 'correct', '');
  if (addsMore(state, event) && last.quantity !== null && isAmount(event)) {
    last.quantity += event.value;
    last.note = 'more of it asked for later in the message';
    return;
  }
  if (state.mode === 'correct' || (last.quantity === null && last.sentence >= state.sentence - 1)) {
    if (!isAmount(event)) return;
    if (state.mode === 'correct' && event.next !== undefined && isSize(state.view, event.next)) {
      last.size = state.view.text.slice(
        state.view.tokens[event.at]?.start,
        state.view.tokens[event.next]?.end,
      );
      last.note = 'size corrected later in the message';
      return;
    }
    const twin = state.mode === 'correct' && last.quantity === null ? twinOf(state, last) : undefined;
    if (twin) {
      twin.quantity = event.value;
      twin.note = 'quantity corrected later in the message';
      last.dropped = 'question';
      state.mode = 'order';
      return;
    }
    last.quantity = event.value;
    last.unit = event.unit ?? last.unit;
    last.dropped = null;
    last.note = state.mode === 'correct' ? 'quantity corrected later in the message' : null;
    state.mode = 'order';
  }
}

/** "nobody is here until four": a time in words. */
const isTime = (view: MessageView, at: number): boolean =>
  view.lexicon.clock.has(view.tokens[at - 1]?.text ?? '');

/** "the 40s should be 3": goods of before, called by their size alone. */
function namedBySize(
  { view, items }: State,
  { at, next }: { at: number; next?: number },
): EditedItem | undefined {
  const { text = '' } = view.tokens[at] ?? {};
  if (!view.lexicon.definite.has(view.tokens[at - 1]?.text ?? '') || !isSize(view, next ?? at + 1))
    return undefined;
  const fitting = items.filter(
    ({ dropped, item }) =>
      dropped === null &&
      view.tokens.slice(item.goodsStart, item.goodsEnd).some((token) => token.text === text),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** "Update 2: …". */
const isLabel = (view: MessageView, { at, next }: { at: number; next?: number }): boolean =>
  view.tokens[next ?? at + 1]?.text === ':' && view.tokens[at - 1]?.kind === 'word';

/** "the grape should be 2": the line of before that goods without a quantity name again. */
const twinOf = ({ view, items }: State, mention: EditedItem): EditedItem | undefined =>
  items
    .slice(0, items.indexOf(mention))
    .findLast(
      (entry) => entry.dropped === null && entry.quantity !== null && says(view, entry.item, mention.item),
    );

/** "5 of the 3kg": the goods before that all the words after the number name. */
function pointedAt(state: State, from: number): EditedItem | undefined {
  const { view } = state;
  const { links } = view.lexicon;
  let at = from;
  if (!links.has(view.tokens[at]?.text ?? '') || view.lexicon.pointing.has(view.tokens[at + 1]?.text ?? ''))
    return undefined;
  while (links.has(view.tokens[at]?.text ?? '') || isIdle(view, at)) at++;
  return namedAt(state, at);
}

/** The last goods that have all the words and numbers from a token on: "the 2x6s". */
export function namedAt(state: State, from: number): EditedItem | undefined {
  const { view } = state;
  const words: string[] = [];
  const sized = chainAt(view, from) !== null;
  for (let at = from; words.length < 6 && /^(?:word|number)$/.test(view.tokens[at]?.kind ?? ''); at++) {
    const text = view.tokens[at]?.text ?? '';
    if (words.length > 0 && isIdle(view, at)) break;
    if (text !== 's' && !isIdle(view, at)) words.push(text);
  }
  const names = (entry: EditedItem): boolean => {
    const goods = view.tokens.slice(entry.item.goodsStart, entry.item.goodsEnd).map(({ text }) => text);
    return sized
      ? ` ${goods.join(' ')} `.includes(` ${words.join(' ')} `)
      : words.every((word) => goods.includes(word));
  };
  return words.length > 0
    ? state.items.findLast((entry) => entry.dropped === null && names(entry))
    : undefined;
}

/** Of the goods that this sentence only asks about or sets a condition for, those that are goods most plainly. */
function asked({ items, sentence }: State): EditedItem | undefined {
  const here = items.filter((entry) => entry.sentence === sentence);
  if (here.at(-1)?.dropped !== 'question') return undefined;
  return here
    .filter((entry) => entry.dropped === 'question')
    .reduce((best, entry) => (entry.item.fit > best.item.fit ? entry : best));
}

/** "not 6": the number that follows, or stands before, is right. */
const isDenied = (state: State, at: number): boolean =>
  state.view.lexicon.denies.has(state.view.tokens[at - 1]?.text ?? '') && state.cue !== 'no';

/** "another 6", "6 more". */
function addsMore(state: State, event: { at: number; next?: number }): boolean {
  const { view } = state;
  const [before, after] = [view.tokens[event.at - 1], view.tokens[event.next ?? event.at + 1]];
  return view.lexicon.more.has(before?.text ?? '') || view.lexicon.more.has(after?.text ?? '');
}

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
      run.push(event);
      used.add(i);
    } else if (event?.type !== 'skipped' || !isBetween(state, event.at)) break;
  }
  if (run.length < 2 || run.length > most) return new Set();
  state.items.slice(-run.length).forEach((entry, i) => {
    entry.quantity = run[i]?.value ?? null;
    entry.note = 'quantities given in the order of the goods';
  });
  return used;
}

const isBetween = (state: State, at: number): boolean =>
  isIdle(state.view, at) || /^[,&/;]$/.test(state.view.tokens[at]?.text ?? '');

/** "same of the other", "crunchy the same": the quantity of the goods before. */
export function repeatQuantity(state: State, next: Event | undefined, at: number): void {
  const after = state.view.tokens[at];
  if (state.view.tokens[at - 1]?.text === 'same' && after?.kind === 'word' && !isIdle(state.view, at)) return;
  const source = state.items.findLast((entry) => entry.dropped === null && entry.quantity !== null);
  const last = state.items.at(-1);
  if (!source || source.quantity === null) return;
  if (last !== source && last?.sentence === state.sentence) last.alike = true;
  else if (next?.type === 'item' && next.item.at <= at + 1) state.alikeNext = true;
  const idle = next?.type === 'number' ? state.view.tokens.slice(at, next.at) : [];
  if (next?.type === 'number' && next.at - at <= 3 && idle.every((_, i) => isIdle(state.view, at + i))) {
    if (last && last.quantity === null) shareQuantity(last, next);
    return;
  }
  const waits = last?.dropped === null && last.quantity === null && last.sentence === state.sentence;
  if (waits) shareQuantity(last, { value: source.quantity, unit: source.unit });
  else if (next?.type === 'item' && next.item.quantity === null && next.item.at - at <= 6)
    state.each = { value: source.quantity, unit: source.unit };
  else return;
  if (waits) last.note = 'the same quantity as the goods before it';
}
