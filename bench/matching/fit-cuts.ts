import { free } from './label-ways';
import { seeded } from './noise';
import type { Lattice, PackedVectors } from './pack-ways';

/** What the weights are drawn to where messages say nothing else, and how strongly; how often all messages are gone through. */
export interface FitSettings {
  towards: readonly number[];
  pull: number;
  rounds: number;
  /** How much likelier a cut is made by a point of its score. */
  sharpness: number;
}

/**
 * Fits the weights of a log-linear model of cuts: the likelihood that a message is cut in one of the ways that agree with
 * its labels, which of them is left open. An L1 pull holds each weight where it is drawn to, unless messages
 * speak against it; steps are those of AdaGrad. The same seed gives the same weights.
 */
export function fitCuts(
  lattices: readonly Lattice[],
  { towards, pull, rounds, sharpness }: FitSettings,
): number[] {
  const weights = Float64Array.from(towards);
  const squares = new Float64Array(weights.length).fill(1);
  const total = new Float64Array(weights.length);
  const random = seeded(11);
  const order = [...lattices.keys()];
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const place of order) {
      const lattice = lattices[place];
      if (!lattice) continue;
      const slope = slopeOf(lattice, weights, sharpness);
      for (let i = 0; i < weights.length; i++) {
        const own = slope[i] ?? 0;
        squares[i] = (squares[i] ?? 0) + own * own;
        const size = rate / Math.sqrt(squares[i] ?? 1);
        weights[i] = drawn((weights[i] ?? 0) + size * own, towards[i] ?? 0, size * pull);
        if (round === rounds - 1) total[i] = (total[i] ?? 0) + (weights[i] ?? 0);
      }
    }
  }
  return [...total].map((sum, i) => settled(sum / lattices.length, towards[i] ?? 0));
}

const rate = 0.1;

/** A weight moved towards where it is drawn to, and no further. */
const drawn = (weight: number, towards: number, by: number): number =>
  towards + Math.sign(weight - towards) * Math.max(0, Math.abs(weight - towards) - by);

/** Nearer than this to where it is drawn to, a weight only trembles around it. */
const settled = (weight: number, towards: number): number =>
  Math.abs(weight - towards) < 0.01 ? towards : Math.round(weight * 100) / 100;

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [order[i], order[other]] = [order[other] ?? 0, order[i] ?? 0];
  }
}

/** Some cut agrees with the labels, whatever the weights. */
export const canAgree = (lattice: Lattice): boolean =>
  sumCuts(lattice, new Float64Array(lattice.ways.from.length), true).whole > Number.NEGATIVE_INFINITY;

/** How the log likelihood of a message grows with each weight. */
function slopeOf(lattice: Lattice, weights: Float64Array, sharpness: number): Float64Array {
  const slope = new Float64Array(weights.length);
  const scores = lattice.ways.styled.map((vectors) => scoresOf(vectors, weights, sharpness));
  for (const [isRight, sign] of [
    [true, sharpness],
    [false, -sharpness],
  ] as const) {
    const sums = scores.map((some) => sumCuts(lattice, some, isRight));
    const most = Math.max(...sums.map(({ whole }) => whole));
    const all = most + Math.log(sums.reduce((sum, { whole }) => sum + Math.exp(whole - most), 0));
    sums.forEach((sum, style) => {
      const share = Math.exp(sum.whole - all);
      const vectors = lattice.ways.styled[style];
      if (share > 1e-9 && vectors) addCounts(slope, vectors, sum.shares, sign * share);
    });
  }
  return slope;
}

function addCounts(
  slope: Float64Array,
  { starts, names, counts }: PackedVectors,
  shares: Float64Array,
  times: number,
): void {
  for (let way = 0; way < shares.length; way++) {
    const share = (shares[way] ?? 0) * times;
    if (share === 0) continue;
    const end = starts[way + 1] ?? 0;
    for (let i = starts[way] ?? 0; i < end; i++) {
      const name = names[i] ?? 0;
      slope[name] = (slope[name] ?? 0) + share * (counts[i] ?? 0);
    }
  }
}

export function scoresOf(
  { starts, names, counts, fixed }: PackedVectors,
  weights: ArrayLike<number>,
  sharpness = 1,
): Float64Array {
  const scores = new Float64Array(fixed.length);
  for (let way = 0; way < fixed.length; way++) {
    let score = fixed[way] ?? 0;
    const end = starts[way + 1] ?? 0;
    for (let i = starts[way] ?? 0; i < end; i++) score += (weights[names[i] ?? 0] ?? 0) * (counts[i] ?? 0);
    scores[way] = sharpness * score;
  }
  return scores;
}

/**
 * The log of the sum of all cuts, and the share of it that goes over each way. A cut is at a token with so many labels
 * read; one that agrees reads them all, in their order.
 */
function sumCuts(
  { size, labels, ways }: Lattice,
  scores: Float64Array,
  isRight: boolean,
): { whole: number; shares: Float64Array } {
  const { from, to, label } = ways;
  const width = isRight ? labels + 1 : 1;
  const upTo = new Float64Array((size + 1) * width).fill(Number.NEGATIVE_INFINITY);
  const onFrom = upTo.slice();
  upTo[0] = 0;
  onFrom[(size + 1) * width - 1] = 0;
  const each = (way: number, visit: (at: number, next: number) => void): void => {
    const own = label[way] ?? 0;
    const [start, end] = [(from[way] ?? 0) * width, (to[way] ?? 0) * width];
    if (!isRight) visit(start, end);
    else if (own >= 0) visit(start + own, end + own + 1);
    else if (own === free) for (let read = 0; read < width; read++) visit(start + read, end + read);
  };
  const count = from.length;
  for (let way = 0; way < count; way++)
    each(way, (at, next) => {
      upTo[next] = addLogs(upTo[next] ?? 0, (upTo[at] ?? 0) + (scores[way] ?? 0));
    });
  for (let way = count - 1; way >= 0; way--)
    each(way, (at, next) => {
      onFrom[at] = addLogs(onFrom[at] ?? 0, (onFrom[next] ?? 0) + (scores[way] ?? 0));
    });
  const whole = onFrom[0] ?? Number.NEGATIVE_INFINITY;
  const shares = new Float64Array(count);
  if (whole > Number.NEGATIVE_INFINITY)
    for (let way = 0; way < count; way++)
      each(way, (at, next) => {
        const through = (upTo[at] ?? 0) + (scores[way] ?? 0) + (onFrom[next] ?? 0) - whole;
        if (through > -20) shares[way] = (shares[way] ?? 0) + Math.exp(through);
      });
  return { whole, shares };
}

function addLogs(one: number, other: number): number {
  const [most, least] = one > other ? [one, other] : [other, one];
  return least === Number.NEGATIVE_INFINITY || least < most - 30
    ? most
    : most + Math.log1p(Math.exp(least - most));
}
