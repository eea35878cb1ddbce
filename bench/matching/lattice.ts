import { itemsOf, proposeWays } from '@/lib/reading/cut-message';
import type { ItemEdge } from '@/lib/reading/item-edge';
import { habitOf } from '@/lib/reading/items/frame-of';
import { gainIn, type Style, segment } from '@/lib/reading/items/segment';
import type { Judge } from '@/lib/reading/judge';
import type { Marks } from '@/lib/reading/mark-message';
import { weights } from '@/lib/reading/reading-weights';
import type { PassageEvent } from '@/lib/reading/talk/find-passages';
import { type ReadableView, withStops } from '@/lib/reading/view-message';

type WeightName = keyof typeof weights;
export const weightNames = Object.keys(weights) as WeightName[];

/** A message is cut by both habits of writing quantities. */
const styles: readonly Style[] = ['lead', 'trail'];

/** How often each weight counts in a score, and what no weight changes of it: the catalogue's verdict. */
export interface Vector {
  names: number[];
  counts: number[];
  fixed: number;
}

/** One way over some tokens of a message: an item, or a passage that is none. */
export interface Way {
  from: number;
  to: number;
  over: ItemEdge | PassageEvent;
  /** In a message of each style. */
  vectors: Vector[];
}

/** So small a step crosses no edge at which a score bends. */
const step = 1e-4;

/**
 * The ways over the tokens of a message with their vectors, in the order of their first token. A score is a sum of weights
 * and of what the catalogue says, so that a weight counts in it as often as the score grows with the weight: the reader
 * itself is asked, with one weight after another a little larger, and need carry no vectors.
 */
export function waysOf(tokens: ReadableView, judge: Judge, marks: Marks): Way[] {
  const propose = () => {
    const view = withStops(tokens, marks.stops);
    return { view, ...proposeWays(view, judge, marks) };
  };
  const { result: proposed, names } = readDuring(propose);
  const { view, items, passages } = proposed;
  const scores = differences(names, () => scoresOf(propose()));
  const gains = styles.map((style) => {
    const habit = view.voice ? null : habitOf(view, itemsOf(segment(view, items, passages, style)));
    const gainsOf = (): number[] => items.flat().map((item) => gainIn(view, item, style, habit) - item.score);
    return differences(['style', 'oddHand', 'oddFence'], gainsOf);
  });
  const ways: Way[] = [];
  let [place, itemPlace] = [0, 0];
  for (const from of view.tokens.keys()) {
    for (const { event } of passages[from] ?? []) {
      const vector = scores[place++] ?? nothing;
      ways.push({ from, to: event.next, over: event, vectors: styles.map(() => vector) });
    }
    for (const item of items[from] ?? []) {
      const vector = scores[place++] ?? nothing;
      const vectors = gains.map((styled) => sumOf(vector, styled[itemPlace] ?? nothing));
      ways.push({ from, to: item.next, over: item, vectors });
      itemPlace++;
    }
  }
  return ways;
}

const nothing: Vector = { names: [], counts: [], fixed: 0 };

const sumOf = (one: Vector, other: Vector): Vector => ({
  names: [...one.names, ...other.names],
  counts: [...one.counts, ...other.counts],
  fixed: one.fixed + other.fixed,
});

const scoresOf = ({
  view,
  items,
  passages,
}: { view: { tokens: readonly unknown[] } } & ReturnType<typeof proposeWays>): number[] =>
  [...view.tokens.keys()].flatMap((at) => [
    ...(passages[at] ?? []).map(({ gain }) => gain),
    ...(items[at] ?? []).map(({ score }) => score),
  ]);

/** The vectors of some numbers, from how each changes with each of these weights. */
function differences(names: readonly WeightName[], numbersOf: () => number[]): Vector[] {
  const base = numbersOf();
  const vectors = base.map((fixed): Vector => ({ names: [], counts: [], fixed }));
  for (const name of names) {
    const held = weights[name];
    weights[name] = held + step;
    const moved = numbersOf();
    weights[name] = held;
    if (moved.length !== base.length)
      throw new Error(`${name} decides what may be an item, not what it is worth`);
    for (const [place, vector] of vectors.entries()) {
      const count = Math.round((((moved[place] ?? 0) - (base[place] ?? 0)) / step) * 1000) / 1000;
      if (count === 0) continue;
      vector.names.push(weightNames.indexOf(name));
      vector.counts.push(count);
      vector.fixed -= count * held;
    }
  }
  return vectors;
}

/** Does something, and tells which weights it asked for. */
function readDuring<T>(run: () => T): { result: T; names: WeightName[] } {
  const held = { ...weights };
  const names = new Set<WeightName>();
  for (const name of weightNames)
    Object.defineProperty(weights, name, {
      configurable: true,
      get: () => {
        names.add(name);
        return held[name];
      },
    });
  try {
    return { result: run(), names: [...names] };
  } finally {
    for (const name of weightNames)
      Object.defineProperty(weights, name, {
        configurable: true,
        writable: true,
        enumerable: true,
        value: held[name],
      });
  }
}
