import { numberKeys } from './add-numbers';
import type { Question } from './ask';
import { termWeight } from './ask-word';
import type { CatalogueIndex } from './catalogue-index';
import type { Expansion } from './expansion';

/** Scratch per index, so that a look-up allocates nothing of the catalogue's size. */
interface Scratch {
  score: Float32Array;
  best: Float32Array;
  round: Int32Array;
  touched: Int32Array;
}

const scratches = new WeakMap<CatalogueIndex, Scratch>();

function scratchFor(index: CatalogueIndex): Scratch {
  const size = index.products.length;
  const known = scratches.get(index);
  if (known && known.score.length >= size) return known;
  const room = Math.ceil(size * 1.25) + 64;
  const made = {
    score: new Float32Array(room),
    best: new Float32Array(room),
    round: new Int32Array(room),
    touched: new Int32Array(room),
  };
  scratches.set(index, made);
  return made;
}

/** Words on longer lists than this only add to products that rarer words have found. */
const longestSeed = 3000;
/** A bolder guess at a word leaves the choice to the numbers as well: "7-1/4 60 tooth diablo" asks for no double. */
const surelyMeant = 0.8;
/** When fewer products than a list's length by this factor are in play, they are looked up in it one by one. */
const lookupFactor = 14;

/**
 * The products that share most with a question, by summed rarity of the shared words and numbers: ordinals,
 * best first. An inverted index, never a scan; the rarest words choose, the common ones only add.
 */
export function retrieve(index: CatalogueIndex, question: Question, limit: number): number[] {
  const tally = new Tally(scratchFor(index));
  const onlyIdle = question.numbers.length === 0 && question.words.every(({ idle }) => idle);
  const units = [
    ...question.words.filter(({ idle }) => !idle || onlyIdle).map((word) => word.expansions),
    ...question.pairs.map((pair) => pair.expansions),
  ]
    .filter((expansions) => expansions.length > 0)
    .map((expansions) => ({
      expansions,
      size: postingsOf(index, expansions[0]),
    }))
    .sort((a, b) => a.size - b.size);
  for (const { expansions, size } of units) {
    tally.nextRound();
    const chooses = size <= longestSeed || tally.touched < limit;
    for (const found of expansions) {
      for (const termId of found.termIds) {
        const postings = index.terms[termId]?.postings ?? [];
        const seeds = postings.length <= longestSeed || (chooses && found === expansions[0]);
        tally.addAll(
          postings,
          (termWeight(index, termId) * found.quality ** 2) / found.termIds.length,
          seeds,
        );
      }
    }
  }
  const wordless = !question.words.some(({ expansions }) => (expansions[0]?.quality ?? 0) >= surelyMeant);
  for (const number of question.numbers) {
    tally.nextRound();
    // Measures joined by `x` name timber and sheets by themselves, where few words are said.
    const chooses = wordless || (number.chained !== undefined && tally.touched < limit);
    for (const key of numberKeys(number)) tally.addAll(index.numbers.get(key) ?? [], 0.45, chooses);
  }
  const found = selectBest(tally, limit, index);
  tally.clear();
  return found;
}

/** Sums the gains of products over the words of one question; within a word only the best way counts. */
class Tally {
  touched = 0;
  private round = 0;

  constructor(private readonly scratch: Scratch) {}

  nextRound(): void {
    this.round++;
  }

  addAll(postings: readonly number[], gain: number, seeds: boolean): void {
    if (!seeds && this.touched * lookupFactor < postings.length) {
      for (let i = 0; i < this.touched; i++) {
        const ordinal = this.scratch.touched[i] ?? 0;
        if (includes(postings, ordinal)) this.add(ordinal, gain);
      }
      return;
    }
    // By place: an iterator makes an object for each of thousands of entries.
    for (let i = 0; i < postings.length; i++) {
      const ordinal = postings[i] ?? 0;
      if (this.score(ordinal) === 0) {
        if (!seeds) continue;
        this.scratch.touched[this.touched++] = ordinal;
      }
      this.add(ordinal, gain);
    }
  }

  score(ordinal: number): number {
    return this.scratch.score[ordinal] ?? 0;
  }

  ordinalAt(i: number): number {
    return this.scratch.touched[i] ?? 0;
  }

  clear(): void {
    for (let i = 0; i < this.touched; i++) {
      const ordinal = this.ordinalAt(i);
      this.scratch.score[ordinal] = 0;
      this.scratch.round[ordinal] = 0;
    }
  }

  private add(ordinal: number, gain: number): void {
    const { score, best, round } = this.scratch;
    const had = round[ordinal] === this.round ? (best[ordinal] ?? 0) : 0;
    if (gain <= had) return;
    round[ordinal] = this.round;
    best[ordinal] = gain;
    score[ordinal] = (score[ordinal] ?? 0) + gain - had;
  }
}

/** Binary search in an ascending list. */
function includes(sorted: readonly number[], value: number): boolean {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = sorted[middle] ?? 0;
    if (found === value) return true;
    if (found < value) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

/** How many products the best way to read a word finds at most. */
function postingsOf(index: CatalogueIndex, found: Expansion | undefined): number {
  if (!found) return 0;
  return Math.min(...found.termIds.map((id) => index.terms[id]?.postings.length ?? 0));
}

const binCount = 64;
const bins = new Int32Array(binCount + 1);

/**
 * The `limit` highest scores: a histogram finds the cut, so that only the winners are sorted. A common word may put
 * thousands at the cut; those above it are kept whichever were found first.
 */
function selectBest(tally: Tally, limit: number, index: CatalogueIndex): number[] {
  let top = 0;
  for (let i = 0; i < tally.touched; i++) top = Math.max(top, tally.score(tally.ordinalAt(i)));
  const scale = binCount / top;
  bins.fill(0);
  for (let i = 0; i < tally.touched; i++) {
    const bin = Math.floor(tally.score(tally.ordinalAt(i)) * scale);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  let cut = binCount;
  let count = 0;
  while (cut > 0 && count + (bins[cut] ?? 0) < limit) count += bins[cut--] ?? 0;
  const kept: number[] = [];
  const atCut: number[] = [];
  for (let i = 0; i < tally.touched; i++) {
    const ordinal = tally.ordinalAt(i);
    const bin = Math.floor(tally.score(ordinal) * scale);
    if (bin < cut || index.products[ordinal]?.removed) continue;
    if (bin > cut) kept.push(ordinal);
    else if (atCut.length < limit * 4) atCut.push(ordinal);
  }
  kept.push(...atCut);
  return kept.sort((a, b) => tally.score(b) - tally.score(a) || a - b).slice(0, limit);
}
