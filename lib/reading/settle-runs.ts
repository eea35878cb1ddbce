import { measureAt } from './amounts/measure-at';
import type { Judge } from './judge';
import { isNumeral, type MessageView, numbersAt } from './message-view';
import type { ReadPart } from './reading';

/** What a token was taken for. */
export type Label = Omit<ReadPart, 'start' | 'end'>;

type Labels = readonly (Label | null)[];

export const talk: Label = { as: 'talk', why: null, counted: false };
const unread: Label = { as: 'unread', why: null, counted: false };

/** Runs of words that nobody took: goods they might be, or talk; `counts` are how many the lines are of. */
export function settleRuns(
  view: MessageView,
  judge: Judge,
  labels: Labels,
  counts: ReadonlySet<number | null>,
): Label[] {
  const message = { view, judge, labels, counts, rows: rowsOf(view, labels) };
  const settled: Label[] = [];
  for (let at = 0; at < labels.length; ) {
    const label = labels[at] ?? null;
    if (label !== null) {
      settled.push(label);
      at++;
      continue;
    }
    let last = at + 1;
    for (let to = last; goesOn(message, to); to++) if (labels[to] === null) last = to + 1;
    const run = mightBeGoods(message, at, last) ? unread : talk;
    for (; at < last; at++) settled.push(run);
  }
  return settled;
}

interface Message {
  view: MessageView;
  judge: Judge;
  labels: Labels;
  counts: ReadonlySet<number | null>;
  rows: readonly Row[];
}

/** Idle words and marks inside a clause do not part a run. */
function goesOn({ view, labels }: Message, at: number): boolean {
  const token = view.tokens[at];
  if (token === undefined) return false;
  if (labels[at] === null) return true;
  return labels[at] === talk && token.kind !== 'newline' && !/^[,;.!?]$/.test(token.text);
}

/** More words that no line took are prose, unless the catalogue knows most of them. */
const longestName = 6;

/**
 * Words that begin a clause and are goods by the catalogue, or stand beside a number that nobody took: "shipping tape", "3 x
 * GRN-1005". Units and numbers alone name nothing, but in a row of a list.
 */
function mightBeGoods(message: Message, from: number, to: number): boolean {
  const { view, judge, labels } = message;
  const words = view.tokens.slice(from, to).filter(({ kind, text }, i) => {
    const isLoose = labels[from + i] === null && kind === 'word' && text.length > 1;
    return isLoose && !isSaid(view, text) && numbersAt(view, from + i).length === 0;
  });
  const known = words.filter(({ text }) => text.length > 2 && judge.know(text) > 0.5).length;
  const opens = opensClause(view, labels, from);
  if (opens && known * 2 > words.length) return true;
  if (words.length > longestName) return false;
  if (words.length > 0 && isAsked(message, from)) return true;
  const isCounted =
    numbersAt(view, from).length > 0 || (opens && isNumeral(view, to - 1)) || isMeasured(view, from, to);
  if (isCounted && words.length > 0) return true;
  if (isNumberAlone(message, from, to) || isCountedSize(view, from, to)) return true;
  return isRowOfList(message, from, to) || (words.length > 0 && isEntryOfList(message, from, to));
}

/** The "beenmurg 3kg" of who calls marrow bones so: nothing but goods is weighed out. */
const isMeasured = (view: MessageView, from: number, to: number): boolean =>
  view.tokens
    .slice(from, to)
    .some(({ kind }, i) => kind === 'number' && measureAt(view, from + i + 1) !== undefined);

/** More words between two marks are rather a remark. */
const longestEntry = 3;

/**
 * The "biltong" of "2 lamb, biltong, rump 3kg": words that nobody knows fill an entry of a list, between goods; at the end of a
 * list as well, where nobody signs.
 */
function isEntryOfList({ view, labels }: Message, from: number, to: number): boolean {
  const run = view.tokens.slice(from, to);
  if (run.length > longestEntry || !run.every(({ kind, text }) => kind === 'word' && !isSaid(view, text)))
    return false;
  const before = besideEntry(view, labels, from, -1);
  const after = besideEntry(view, labels, to - 1, 1);
  if (before.label !== 'goods') return false;
  // "Have a good night. Elsabe": behind a full stop somebody signs.
  return (
    after.label === 'goods' || after.isCondition || (after.label === 'nothing' && !before.marks.includes('.'))
  );
}

interface Beside {
  label: 'goods' | 'nothing' | 'words';
  /** What parts the entry from it. */
  marks: string;
  /** It begins a condition: the "if" of "2 lamb, biltong if you have". */
  isCondition: boolean;
}

/** What stands beyond the marks beside an entry, "candles?" asked after among goods too; words that no mark parts from it are its own. */
function besideEntry({ tokens, lexicon }: MessageView, labels: Labels, from: number, step: 1 | -1): Beside {
  let at = from + step;
  let marks = '';
  for (; ; at += step) {
    const { kind, text } = tokens[at] ?? { kind: '', text: '' };
    const isBullet = /^[•–-]$/.test(text) && (tokens[at - 1]?.kind ?? 'newline') === 'newline';
    if (kind !== 'newline' && !isBullet && !/^[,;.?]$/.test(text) && !lexicon.and.has(text)) break;
    marks += text;
  }
  if (tokens[at] === undefined) return { label: 'nothing', marks, isCondition: false };
  const { as, why } = labels[at] ?? {};
  const isGoods = marks !== '' && (as === 'goods' || as === 'shared');
  return { label: isGoods ? 'goods' : 'words', marks, isCondition: as === 'talk' && why === 'condition' };
}

const isSaid = ({ lexicon }: MessageView, word: string): boolean =>
  lexicon.talk.has(word) || lexicon.units.has(word);

/** Behind the start of the message or of a line, a mark, goods, "and", or words that ask for goods. */
function opensClause(view: MessageView, labels: Labels, at: number): boolean {
  const before = view.tokens[at - 1];
  if (before === undefined || before.kind === 'newline' || /^[,;.!?:(*•–-]$/.test(before.text)) return true;
  const { as, why } = labels[at - 1] ?? talk;
  return as !== 'talk' || view.lexicon.and.has(before.text) || askingCues.has(why ?? '');
}

const askingCues: ReadonlySet<string> = new Set(['add', 'need', 'have']);

/** "can i get a smoked ham joint": right behind words that ask for goods, whatever the catalogue knows. */
function isAsked({ view, labels }: Message, from: number): boolean {
  let at = from - 1;
  while (labels[at] === talk && view.lexicon.articles.has(view.tokens[at]?.text ?? '')) at--;
  return at < from - 1 && askingCues.has(labels[at]?.why ?? '');
}

/** A line of the message, by what it has. */
interface Row {
  goods: boolean;
  address: boolean;
  above: Row | null;
  below: Row | null;
}

/** The row of each token. */
function rowsOf({ tokens }: MessageView, labels: Labels): Row[] {
  const begin = (above: Row | null): Row => ({ goods: false, address: false, above, below: null });
  let row = begin(null);
  return tokens.map(({ kind }, at) => {
    const mine = row;
    mine.goods ||= labels[at]?.as === 'goods';
    mine.address ||= labels[at]?.why === 'address';
    if (kind === 'newline') {
      row = begin(mine);
      mine.below = row;
    }
    return mine;
  });
}

/** The "4 2l" of "6 coke 330ml and 4 2l": so many of a size, whose goods are not said again. */
const isCountedSize = (view: MessageView, from: number, to: number): boolean =>
  to === from + 3 &&
  view.tokens[from]?.kind === 'number' &&
  view.tokens[from + 1]?.kind === 'number' &&
  measureAt(view, from + 2) !== undefined;

/** The 50 of "20 rice. wait, did i say 20? 50!!": a sentence of one number behind goods, which no line is of. */
function isNumberAlone({ view, labels, counts }: Message, from: number, to: number): boolean {
  const [before, number, after] = [view.tokens[from - 1], view.tokens[from], view.tokens[from + 1]];
  const value = number?.value ?? 0.5;
  if (!Number.isInteger(value) || counts.has(value)) return false;
  const begins = before?.kind === 'newline' || /^[.?!;]$/.test(before?.text ?? '');
  const ends = !after || after.kind === 'newline' || /^[.?!;]$/.test(after.text);
  // "3 rice for the shop, 2 for the kiosk"
  const isForOther = before?.text === ',' && view.lexicon.purpose.has(after?.text ?? '');
  const isAlone = begins && ends && to === from + 1;
  return (isAlone || isForOther) && labels.slice(0, from).some((label) => label?.as === 'goods');
}

/** A number in a row that names no goods, below or above one that does: "20x#5 20'", "14/2 qty 6". */
function isRowOfList({ view, labels, rows }: Message, from: number, to: number): boolean {
  const row = rows[from];
  const loose = view.tokens.slice(from, to).filter((_, i) => labels[from + i] === null);
  if (loose.length < 2 || !loose.some(({ kind }) => kind === 'number') || !row || row.goods || row.address)
    return false;
  return row.above?.goods === true || row.below?.goods === true;
}
