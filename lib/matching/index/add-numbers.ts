import type { GoodsNumber } from '../goods/goods-number';
import { append } from '../words/append';
import type { CatalogueIndex, KnownNumber } from './catalogue-index';
import { Postings } from './postings';

/** Notes the numbers of a product; gives back the same, each as the one object that all names with it share. */
export function addNumbers(
  index: CatalogueIndex,
  numbers: readonly GoodsNumber[],
  ordinal: number,
): readonly GoodsNumber[] {
  const known = numbers.map((number) => knownAs(index, number));
  for (const { postings } of known) for (const list of postings) list.add(ordinal);
  const [first] = known;
  if (!first) return none;
  if (known.length === 1) return first.alone;
  const shared = known.map(({ number }) => number);
  // Equal numbers of one name are told apart, so only the first of them is the shared one.
  return shared.map((number, at) => (shared.indexOf(number) < at ? { ...number } : number));
}

const none: readonly never[] = [];

function knownAs(index: CatalogueIndex, number: GoodsNumber): KnownNumber {
  const known = index.numbersByValue.get(number.value)?.find((other) => isSame(other.number, number));
  if (known) return known;
  const made = { number, alone: [number], postings: numberKeys(number).map((key) => postingsAt(index, key)) };
  append(index.numbersByValue, number.value, made);
  return made;
}

const isSame = (a: GoodsNumber, b: GoodsNumber): boolean =>
  a.base === b.base &&
  a.symbol === b.symbol &&
  a.dimension === b.dimension &&
  a.multipack === b.multipack &&
  a.hashed === b.hashed &&
  a.hyphened === b.hyphened &&
  a.chained === b.chained;

function postingsAt(index: CatalogueIndex, key: string): Postings {
  const postings = index.numbers.get(key) ?? new Postings();
  index.numbers.set(key, postings);
  return postings;
}

/** The keys under which a number of a product is found: as written, and in base units. */
export function numberKeys(number: GoodsNumber): string[] {
  const written = `n${round(number.value)}`;
  return number.base === number.value ? [written] : [written, `${number.dimension}${round(number.base)}`];
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
