import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A line that somebody ordered, in their own words. */
export interface Ordered {
  sku: string;
  words: string;
  quantity: number;
}

export interface MadeCustomer {
  account: string;
  /** What they order, with the quantity that they usually take. */
  takes: Ordered[];
  /** By day of the last half year, as `2026-03-31`. */
  history: { day: string; lines: Ordered[] }[];
  /** Messages of the first day, with what is meant. */
  messages: { text: string; lines: Ordered[] }[];
}

export interface Distributor {
  products: { sku: string; name: string }[];
  customers: MadeCustomer[];
}

const product = z.object({ sku: z.string(), name: z.string() });
const dayMs = 24 * 60 * 60_000;
const weeks = 26;

/**
 * A grocer's distributor: customers who take a dozen goods each, every week or so, for half a year, and who name them by a
 * word or two of their names. The same at every run but for the days, which end at `now`.
 */
export function makeDistributor(customers: number, now: Date): Distributor {
  const random = seeded(7);
  const products = readFileSync('bench/data/catalogue-grocery.jsonl', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => product.parse(JSON.parse(line)));
  return {
    products,
    customers: Array.from({ length: customers }, (_, at) => makeCustomer(at, products, now, random)),
  };
}

type Random = () => number;

function makeCustomer(
  at: number,
  products: readonly { sku: string; name: string }[],
  now: Date,
  random: Random,
): MadeCustomer {
  const takes = makeTakes(products, random);
  const orderOf = (fewest: number, most: number): Ordered[] => {
    const count = fewest + Math.floor(random() * (most - fewest + 1));
    return shuffled(takes, random)
      .slice(0, count)
      .map((each) => ({ ...each, quantity: Math.max(1, Math.round(each.quantity * (0.75 + random() / 2))) }));
  };
  const history = Array.from({ length: weeks }, (_, week) => ({
    day: new Date(now.getTime() - (1 + week * 7 + Math.floor(random() * 6)) * dayMs)
      .toISOString()
      .slice(0, 10),
    lines: orderOf(4, 9),
  }));
  const messages = [orderOf(2, 6), orderOf(2, 6)].map((lines) => ({ lines, text: textOf(lines, random) }));
  return { account: `CUS-${at + 1}`, takes, history, messages };
}

/** A dozen goods; of two that they would call the same, they say the second by its whole name. */
function makeTakes(products: readonly { sku: string; name: string }[], random: Random): Ordered[] {
  const said = new Set<string>();
  return shuffled(products, random)
    .slice(0, 12)
    .map(({ sku, name }) => {
      const short = shortWords(name, random);
      const words = said.has(short) ? name.toLowerCase() : short;
      said.add(words);
      return { sku, words, quantity: 1 + Math.floor(random() * 19) };
    });
}

/** What is left of a name when somebody types it daily: a word or two, seldom the size, never the brand alone. */
function shortWords(name: string, random: Random): string {
  const words = name.toLowerCase().split(/\s+/);
  const goods = words.slice(1).filter((word) => /^[a-z'&-]{3,}$/.test(word));
  const size = words.find((word) => /^\d+(?:[.,]\d+)?(?:kg|g|l|ml)$/.test(word));
  const kept = shuffled(goods, random).slice(0, random() < 0.5 ? 1 : 2);
  const inOrder = goods.filter((word) => kept.includes(word));
  if (inOrder.length === 0) return name.toLowerCase();
  return [...inOrder, ...(size && random() < 0.25 ? [size] : [])].join(' ');
}

function textOf(lines: readonly Ordered[], random: Random): string {
  const parts = lines.map(({ words, quantity }) => `${quantity} ${words}`);
  return random() < 0.5 ? parts.join('\n') : `hi pls send ${parts.join(', ')}`;
}

function shuffled<T>(values: readonly T[], random: Random): T[] {
  return values
    .map((value) => ({ value, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

/** Numbers from 0 to 1, the same each time (mulberry32). */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
