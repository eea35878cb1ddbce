import type { OrderHead } from '@/lib/head/head';
import type { GoldHead, GoldMessage } from './gold';

export const fieldNames = [
  'po',
  'date',
  'window',
  'shipTo',
  'instructions',
  'contact',
  'prices',
  'collect',
  'urgent',
] as const;
export type FieldName = (typeof fieldNames)[number];

export interface FieldFigures {
  precision: number;
  recall: number;
  f1: number;
}

export interface HeadFigures {
  messages: number;
  fields: Record<FieldName, FieldFigures>;
  /** Number, day, place and collecting all right. */
  keyRight: number;
  wholeRight: number;
}

interface Counts {
  hit: number;
  wrong: number;
  missed: number;
}

/** How right the heads are that were read; `missesOf` says of what. */
export function measureHeads(
  gold: readonly GoldMessage[],
  read: (message: GoldMessage) => OrderHead,
): HeadFigures {
  const sums = new Map<FieldName, Counts>(fieldNames.map((name) => [name, { hit: 0, wrong: 0, missed: 0 }]));
  let [key, whole] = [0, 0];
  for (const message of gold) {
    const counts = countsOf(message.head, read(message));
    for (const name of fieldNames) {
      const sum = sums.get(name);
      if (sum) for (const kind of ['hit', 'wrong', 'missed'] as const) sum[kind] += counts[name][kind];
    }
    const isRight = (name: FieldName): boolean => counts[name].wrong + counts[name].missed === 0;
    if ((['po', 'date', 'shipTo', 'collect'] as const).every(isRight)) key++;
    if (fieldNames.every(isRight)) whole++;
  }
  const fields = Object.fromEntries([...sums].map(([name, counts]) => [name, figuresOf(counts)]));
  return {
    messages: gold.length,
    fields: fields as HeadFigures['fields'],
    keyRight: round(key / gold.length),
    wholeRight: round(whole / gold.length),
  };
}

/** The fields of a head that were read wrong. */
export const missesOf = (gold: GoldHead, read: OrderHead): FieldName[] => {
  const counts = countsOf(gold, read);
  return fieldNames.filter((name) => counts[name].wrong + counts[name].missed > 0);
};

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

function figuresOf({ hit, wrong, missed }: Counts): FieldFigures {
  const precision = hit + wrong === 0 ? 1 : hit / (hit + wrong);
  const recall = hit + missed === 0 ? 1 : hit / (hit + missed);
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision: round(precision), recall: round(recall), f1: round(f1) };
}

/** One value: right when both say it alike; a wrong one is both missed and too much. */
const single = (has: boolean, got: boolean, isSame: boolean): Counts => ({
  hit: has && got && isSame ? 1 : 0,
  wrong: got && !(has && isSame) ? 1 : 0,
  missed: has && !(got && isSame) ? 1 : 0,
});

function countsOf(gold: GoldHead, read: OrderHead): Record<FieldName, Counts> {
  const date = read.requestedDate?.value.date ?? null;
  const place = read.shipTo ? (read.shipTo.value.branchId ?? '?') : null;
  const isCollected = read.delivery?.value === 'COLLECT';
  return {
    po: single(
      gold.po !== null,
      read.poNumber !== null,
      plainCode(read.poNumber?.value) === plainCode(gold.po ?? undefined),
    ),
    date: single(gold.dates.length > 0, date !== null, date !== null && gold.dates.includes(date)),
    window: single(gold.window !== null, read.window !== null, isSameWindow(gold, read)),
    shipTo: single(gold.shipTo !== null, place !== null, place === gold.shipTo),
    instructions: pairs(
      gold.instructions,
      read.instructions.map(({ value }) => value),
      (a, b) => likeness(a, b) >= 0.5,
    ),
    contact: single(gold.contact !== null, read.contact !== null, isSameContact(gold, read)),
    prices: pairs(
      gold.prices,
      read.statedPrices,
      (a, b) => a.line === b.line && Math.abs(a.value - b.value) < 0.005,
    ),
    collect: single(gold.collect, isCollected, true),
    urgent: single(gold.urgent, read.urgent !== null, true),
  };
}

const plainCode = (text = ''): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^PO(?=\d)/, '');

const minutes = (clock: string | null): number | null =>
  clock === null ? null : Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

function isSameWindow({ window: gold }: GoldHead, { window: read }: OrderHead): boolean {
  if (!gold || !read) return false;
  const isPoint = gold.from !== null && gold.from === gold.to;
  return (['from', 'to'] as const).every((side) => {
    const [a, b] = [minutes(gold[side]), minutes(read.value[side])];
    if (a === null || b === null) return gold.vague || a === b || isPoint;
    return Math.abs(a - b) <= (gold.vague ? 120 : 0);
  });
}

function isSameContact({ contact: gold }: GoldHead, { contact: read }: OrderHead): boolean {
  if (!gold || !read) return false;
  const isPhone =
    gold.phone === '' ||
    gold.phone === (read.value.phone ?? '').replace(/\D/g, '').replace(/^27(?=\d{9}$)/, '0');
  return isPhone && (gold.name === '' || likeness(gold.name, read.value.name ?? '') >= 0.5);
}

function pairs<A, B>(gold: readonly A[], read: readonly B[], isSame: (a: A, b: B) => boolean): Counts {
  const left = [...read];
  let hit = 0;
  for (const one of gold) {
    const at = left.findIndex((other) => isSame(one, other));
    if (at < 0) continue;
    left.splice(at, 1);
    hit++;
  }
  return { hit, wrong: left.length, missed: gold.length - hit };
}

/** How many words two texts share: 1 for all, 0 for none (Dice). */
function likeness(a: string, b: string): number {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const [ours, theirs] = [wordsOf(a), wordsOf(b)];
  const { hit } = pairs(ours, theirs, (one, other) => one === other);
  return ours.length + theirs.length === 0 ? 0 : (2 * hit) / (ours.length + theirs.length);
}
