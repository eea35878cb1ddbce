import { looseCode } from '../language/text/loose-counts';
import type { EditResult, Named } from './edit-state';
import type { Heading } from './headings/heading';
import type { Event } from './items/segment';
import type { Judge } from './judge';
import { whyDropped } from './lines/saying-words';
import type { MessageView } from './message-view';
import type { ReadPart } from './reading';
import { type Label, settleRuns, talk } from './settle-runs';
import { isInAddress } from './talk/find-addresses';
import { isIdle } from './words/is-idle';

/** Noise that belongs to the head of an order. */
const headCodes: ReadonlySet<string> = new Set([
  'address',
  'code',
  'date',
  'label',
  'phone',
  'reservation',
  'time',
]);

const labelled = (as: ReadPart['as'], why: string | null = null, counted = false): Label => ({
  as,
  why,
  counted,
});
const shared = labelled('shared');

/** Parts the whole of a message by what its pieces were taken for: sorted, apart, and every token is in one. */
export function accountParts(
  view: MessageView,
  events: readonly Event[],
  edited: EditResult,
  headings: readonly Heading[],
  judge: Judge,
): ReadPart[] {
  const labels: (Label | null)[] = view.tokens.map((token, at) => labelAlone(view, judge, at, token.kind));
  const cover = (from: number, to: number, label: Label | null): void => {
    for (let at = from; at < to; at++) labels[at] = label;
  };
  const taken = quantitiesTaken(edited);
  const itemsBefore = countItems(view, edited);
  for (const { start, end, from, to } of headings)
    if (itemsBefore(to) > itemsBefore(from)) cover(start, end, shared);
  for (const event of events) {
    if (event.type === 'cue') cover(event.at, event.next, labelled('talk', event.cue.kind));
    else if (event.type === 'each') cover(event.at, event.next, shared);
    else if (event.type === 'number') cover(event.at, event.next, taken.has(event.value) ? shared : null);
    else if (event.type === 'item') {
      const { at, next, quantity } = event.item;
      const isLost = quantity !== null && !taken.has(quantity);
      cover(at, next, isLost ? labelled('unread') : shared);
    }
  }
  for (const entry of edited.items)
    if (entry.row === null) {
      const { item, dropped, quantity } = entry;
      const why = dropped !== null && item.restock ? 'none' : dropped;
      const said = dropped === null ? null : whyDropped(view, entry);
      cover(item.at, item.next, { ...labelled('goods', why, quantity !== null), said });
    }
  for (const { from, to } of edited.unread) cover(from, to, labelled('goods', 'cancelled'));
  for (const one of edited.named) if (!cameOf(one)) cover(one.from, one.to, labelled('unread'));
  return withRows(view, edited, joined(view, withCodes(settleRuns(view, judge, labels, countsOf(edited)))));
}

/** Whether anything was done to a line behind the words that named it: nothing is where "change the milk" says no more. */
const cameOf = ({ line, from }: Named): boolean => line.acts.some(({ at }) => at === null || at >= from);

/** How many items begin before a token: a heading that holds for none is no part of a line. */
function countItems({ tokens }: MessageView, { items }: EditResult): (at: number) => number {
  const counts = new Uint32Array(tokens.length + 1);
  for (const { item } of items) counts[item.at + 1] = (counts[item.at + 1] ?? 0) + 1;
  for (let at = 1; at < counts.length; at++) counts[at] = (counts[at] ?? 0) + (counts[at - 1] ?? 0);
  return (at) => counts[Math.min(at, tokens.length)] ?? 0;
}

function labelAlone(view: MessageView, judge: Judge, at: number, kind: string): Label | null {
  const { text = '' } = view.tokens[at] ?? {};
  if (kind === 'noise' && text === looseCode) return shared;
  if (kind === 'noise') return headCodes.has(text) ? labelled('head', text) : talk;
  if (isInAddress(view, at, judge)) return labelled('head', 'address');
  if (kind === 'symbol' || kind === 'newline' || isIdle(view, at)) return talk;
  return null;
}

/** What lines took for their quantity of a number that stands elsewhere. */
const quantitiesTaken = ({ items }: EditResult): Set<number | null> =>
  new Set(
    items.filter(({ note, dropped }) => dropped === null && note !== null).map(({ quantity }) => quantity),
  );

/** How many the lines are of. */
const countsOf = ({ items }: EditResult): Set<number | null> =>
  new Set(items.filter(({ dropped }) => dropped === null).map(({ quantity }) => quantity));

/** "3 x GRN-1005": what looks like the number of a document is counted, so that it might be the code of goods. */
function withCodes(labels: readonly Label[]): Label[] {
  const isCode = (label: Label | undefined): boolean => label?.as === 'head' && label.why === 'code';
  return labels.map((label, at) => {
    if (!isCode(label)) return label;
    return [labels[at - 1], labels[at + 1]].find((beside) => beside?.as === 'unread') ?? label;
  });
}

function joined(view: MessageView, labels: readonly Label[]): ReadPart[] {
  const parts: ReadPart[] = [];
  let before: Label | null = null;
  for (const [at, label] of labels.entries()) {
    const { start, end } = view.tokens[at] ?? { start: 0, end: 0 };
    const last = parts.at(-1);
    if (last && (label === before || (label.as === 'talk' && last.as === 'talk'))) last.end = end;
    else parts.push({ start, end, ...label });
    before = label;
  }
  return parts;
}

/** The rows of a table, which is one token. */
function withRows(view: MessageView, { items }: EditResult, parts: readonly ReadPart[]): ReadPart[] {
  if (view.tables.length === 0) return [...parts];
  const rows = items
    .flatMap(({ row, dropped }) => (row === null ? [] : [{ row, why: dropped === null ? null : 'none' }]))
    .sort((a, b) => a.row.start - b.row.start);
  let next = 0;
  return parts.flatMap((part) => {
    const pieces: ReadPart[] = [];
    let at = part.start;
    for (; (rows[next]?.row.end ?? Number.POSITIVE_INFINITY) <= part.end; next++) {
      const { row, why } = rows[next] ?? {};
      if (!row || row.start < at) continue;
      if (row.start > at) pieces.push({ ...part, start: at, end: row.start });
      pieces.push({ start: row.start, end: row.end, ...labelled('goods', why, true) });
      at = row.end;
    }
    if (at < part.end) pieces.push({ ...part, start: at });
    return pieces;
  });
}
