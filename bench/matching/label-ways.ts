import { headingsHold } from '@/lib/reading/headings/heading';
import type { ItemEdge } from '@/lib/reading/item-edge';
import type { Segmentation } from '@/lib/reading/items/segment';
import type { Marks } from '@/lib/reading/mark-message';
import type { MessageView } from '@/lib/reading/message-view';
import type { GoldLine, GoldMessage } from './gold';
import type { Way } from './lattice';
import { overlap, pairLines } from './pair-lines';

/** What a way is to a right cut that is no item of it: allowed, or out of place. */
export const free = -1;
export const wrong = -2;

/** What the reader makes of a message: its cut, and the lines that its later stages leave. */
export interface Present {
  events: Segmentation['events'];
  lines: readonly { start: number; end: number; quantity: number }[];
}

/** So nearly an item has to have the words of its label, where one has. */
const leastLike = 0.75;

interface Span {
  start: number;
  end: number;
}

/**
 * The items that a right cut has, each in one of several forms, and for every way the one that it is: those of the labels, and
 * what is named and refused. Of a message that ends up right, its cut is right too: it has the mentions by which the reader
 * corrects a line or leaves it out, which no label tells, and what it reads elsewhere, as in a table, is no item.
 */
export function labelWays(
  view: MessageView,
  marks: Marks,
  ways: readonly Way[],
  message: GoldMessage,
  present: Present,
): { wanted: number; labelOf: number[] } {
  const inHeading = headingsHold([...marks.headings, ...marks.sizesBehind]);
  const items = ways.flatMap((way) => itemOf(way) ?? []);
  const cut = present.events.flatMap((event) => (event.type === 'item' ? [event.item] : []));
  const pairs = pairLines(message.lines, present.lines);
  const isRead = (label: GoldLine): boolean => pairs.get(label)?.quantity === label.quantity;
  const isRight = message.lines.every(isRead) && present.lines.length === message.lines.length;
  const wanted = isRight
    ? asCut(view, message.lines, items, cut)
    : asLabelled(view, message, items, (label) => (isRead(label) ? cut : []));
  const said = new Set(present.events.map((event) => JSON.stringify(event)));
  const negatives = message.negatives ?? [];
  const labelOf = ways.map((way) => {
    const item = itemOf(way);
    if (!item) return isRight && isEach(way) && !said.has(JSON.stringify(way.over)) ? wrong : free;
    const place = wanted.findIndex((forms) => forms.has(item));
    if (place >= 0) return place;
    return inHeading(item) || negatives.some((other) => overlap(other, spanOf(view, item)) > 0)
      ? free
      : wrong;
  });
  return { wanted: wanted.length, labelOf };
}

type Forms = ReadonlySet<ItemEdge>;

/** The items of a cut that is right, in its own form or another that its label allows. */
function asCut(
  view: MessageView,
  labels: readonly GoldLine[],
  items: readonly ItemEdge[],
  cut: readonly ItemEdge[],
): Forms[] {
  const spans = cut.map((item) => ({ item, ...spanOf(view, item) }));
  const labelled = new Map([...pairLines(labels, spans)].map(([label, { item }]) => [item, label]));
  return cut.map((item) => {
    const label = labelled.get(item);
    return label
      ? formsOf(view, label, items, [item])
      : new Set(items.filter((other) => isMention(other, item)));
  });
}

/** The items that read the labels, and the goods that are named and refused where they may be items. */
function asLabelled(
  view: MessageView,
  { lines, negatives = [] }: GoldMessage,
  items: readonly ItemEdge[],
  cutOf: (label: GoldLine) => readonly ItemEdge[],
): Forms[] {
  const ordered = lines.map((label) => ({
    at: label.start,
    forms: formsOf(view, label, items, cutOf(label)),
  }));
  const refused = negatives.map((span) => ({ at: span.start, forms: new Set(covering(view, span, items)) }));
  return [...ordered, ...refused.filter(({ forms }) => forms.size > 0)]
    .sort((a, b) => a.at - b.at)
    .map(({ forms }) => forms);
}

const itemOf = ({ over }: Way): ItemEdge | null => ('type' in over ? null : over);

const isEach = ({ over }: Way): boolean => 'type' in over && over.type === 'each';

const spanOf = ({ tokens }: MessageView, { goodsStart, goodsEnd }: ItemEdge): Span => ({
  start: tokens[goodsStart]?.start ?? 0,
  end: tokens[goodsEnd - 1]?.end ?? 0,
});

/** The same goods, in more words or fewer. */
const isMention = (one: ItemEdge, other: ItemEdge): boolean =>
  one.goodsStart < other.goodsEnd &&
  other.goodsStart < one.goodsEnd &&
  one.quantity === other.quantity &&
  one.unit === other.unit;

/** The items that read a label: its words, with its quantity where that stands beside them; or as they were read rightly. */
function formsOf(
  view: MessageView,
  label: GoldLine,
  items: readonly ItemEdge[],
  cut: readonly ItemEdge[],
): Forms {
  const found = covering(view, label, items);
  const near = found.filter((item) => likeness(label, spanOf(view, item)) >= leastLike);
  const counted = (near.length > 0 ? near : found).filter(({ quantity }) => quantity === label.quantity);
  const measured = counted.filter(({ unit }) => unit === label.unit);
  const asRead = cut.filter((item) => overlap(label, spanOf(view, item)) > 0);
  const alike = items.filter((item) =>
    asRead.some((other) => isMention(item, other) && (found.includes(item) || isForm(item, other))),
  );
  return new Set([...(measured.length > 0 ? measured : counted), ...alike]);
}

const isForm = (one: ItemEdge, other: ItemEdge): boolean =>
  one.goodsStart === other.goodsStart && one.goodsEnd === other.goodsEnd;

const covering = (view: MessageView, span: Span, items: readonly ItemEdge[]): ItemEdge[] =>
  items.filter((item) => {
    const own = spanOf(view, item);
    const common = overlap(span, own);
    return common >= 0.5 * (span.end - span.start) && common >= 0.34 * (own.end - own.start);
  });

const likeness = (one: Span, other: Span): number =>
  (2 * overlap(one, other)) / (one.end - one.start + other.end - other.start);
