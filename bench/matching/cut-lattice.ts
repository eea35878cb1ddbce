import { scoresOf } from './fit-cuts';
import { free } from './label-ways';
import { weightNames } from './lattice';
import type { Lattice } from './pack-ways';

/** How many items of the best cuts read a label, how many there are, and how many labels. */
interface CutTally {
  right: number;
  items: number;
  labels: number;
  /** Messages of which every label is read, and nothing else. */
  whole: number;
  messages: number;
}

/** What a cut is only weighed by when it is made again. */
const habits = ['oddHand', 'oddFence'].map((name) => (weightNames as readonly string[]).indexOf(name));

/** Cuts messages as the reader does, and compares with their labels. */
export function tallyCuts(lattices: readonly Lattice[], weights: readonly number[]): CutTally {
  const tally: CutTally = { right: 0, items: 0, labels: 0, whole: 0, messages: lattices.length };
  for (const lattice of lattices) {
    const { label, isItem } = lattice.ways;
    const cut = bestCut(lattice, weights);
    const read = new Set(cut.map((way) => label[way] ?? 0).filter((own) => own >= 0));
    const items = cut.filter((way) => isItem[way] === 1 && label[way] !== free).length;
    tally.right += read.size;
    tally.items += items;
    tally.labels += lattice.labels;
    tally.whole += Number(read.size === lattice.labels && items === read.size);
  }
  return tally;
}

export const lineF1 = ({ right, items, labels }: CutTally): number => (2 * right) / (items + labels || 1);

/** The ways of the best cut: in the better style, cut again by the habits of its items. */
function bestCut(lattice: Lattice, weights: readonly number[]): number[] {
  const plain = weights.map((weight, name) => (habits.includes(name) ? 0 : weight));
  const [lead, trail] = lattice.ways.styled;
  if (!lead || !trail) return [];
  const isTrail =
    longest(lattice, scoresOf(trail, plain)).score > longest(lattice, scoresOf(lead, plain)).score;
  return longest(lattice, scoresOf(isTrail ? trail : lead, weights)).ways;
}

function longest({ size, ways }: Lattice, scores: Float64Array): { score: number; ways: number[] } {
  const best = new Float64Array(size + 1).fill(Number.NEGATIVE_INFINITY);
  const over = new Int32Array(size + 1).fill(-1);
  best[0] = 0;
  for (let way = 0; way < scores.length; way++) {
    const [from, to] = [ways.from[way] ?? 0, ways.to[way] ?? 0];
    const score = (best[from] ?? 0) + (scores[way] ?? 0);
    if (score <= (best[to] ?? 0)) continue;
    best[to] = score;
    over[to] = way;
  }
  const found: number[] = [];
  for (let at = size; at > 0; at = ways.from[over[at] ?? 0] ?? 0) {
    if ((over[at] ?? -1) < 0) break;
    found.push(over[at] ?? 0);
  }
  return { score: best[size] ?? 0, ways: found.reverse() };
}
