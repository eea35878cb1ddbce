import type { Question } from './ask';
import { termWeight } from './ask';
import { numberKeys } from './build-index';
import type { CatalogueIndex } from './catalogue-index';
import type { Expansion } from './expand-word';

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

/**
 * The products that share most with a question, by summed rarity of the shared words and numbers: ordinals,
 * best first. An inverted index, never a scan; very common words only add to products found by rarer ones.
 */
export function retrieve(index: CatalogueIndex, question: Question, limit: number): number[] {
  const scratch = scratchFor(index);
  let touched = 0;
  let round = 0;
  const add = (ordinal: number, gain: number, seed: boolean): void => {
    if ((scratch.score[ordinal] ?? 0) === 0) {
      if (!seed) return;
      scratch.touched[touched++] = ordinal;
    }
    if (scratch.round[ordinal] !== round) {
      scratch.round[ordinal] = round;
      scratch.best[ordinal] = 0;
    }
    const extra = gain - (scratch.best[ordinal] ?? 0);
    if (extra > 0) {
      scratch.best[ordinal] = gain;
      scratch.score[ordinal] = (scratch.score[ordinal] ?? 0) + extra;
    }
  };
  const units = [
    ...question.words.map((word) => word.expansions),
    ...question.pairs.map((pair) => pair.expansions),
  ]
    .map((expansions) => ({
      expansions,
      size: Math.min(...expansions.map((found) => postingsOf(index, found)), 1e9),
    }))
    .filter((unit) => unit.expansions.length > 0)
    .sort((a, b) => a.size - b.size);
  for (const unit of units) {
    round++;
    for (const found of unit.expansions) {
      for (const termId of found.termIds) {
        const postings = index.terms[termId]?.postings ?? [];
        const gain = (termWeight(index, termId) * found.quality ** 2) / found.termIds.length;
        const seed = postings.length <= 4000 || touched < limit;
        if (!seed && postings.length > 20_000) continue;
        for (const ordinal of postings) add(ordinal, gain, seed);
      }
    }
  }
  for (const number of question.numbers) {
    round++;
    for (const key of numberKeys(number)) {
      const postings = index.numbers.get(key) ?? [];
      const seed = touched === 0 || (units.length === 0 && postings.length < 5000);
      for (const ordinal of postings) add(ordinal, 0.45, seed);
    }
  }
  const found = selectBest(scratch, touched, limit, index);
  for (let i = 0; i < touched; i++) {
    const ordinal = scratch.touched[i] ?? 0;
    scratch.score[ordinal] = 0;
    scratch.round[ordinal] = 0;
  }
  return found;
}

function postingsOf(index: CatalogueIndex, found: Expansion): number {
  return Math.min(...found.termIds.map((id) => index.terms[id]?.postings.length ?? 0));
}

/** The `limit` highest scores: a histogram finds the cut, so that only the winners are sorted. */
function selectBest(scratch: Scratch, touched: number, limit: number, index: CatalogueIndex): number[] {
  let top = 0;
  for (let i = 0; i < touched; i++) top = Math.max(top, scratch.score[scratch.touched[i] ?? 0] ?? 0);
  const bins = new Int32Array(65);
  const binOf = (ordinal: number): number => Math.floor(((scratch.score[ordinal] ?? 0) / top) * 64);
  for (let i = 0; i < touched; i++) {
    const bin = binOf(scratch.touched[i] ?? 0);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  let cut = 64;
  let count = 0;
  while (cut > 0 && count + (bins[cut] ?? 0) < limit) count += bins[cut--] ?? 0;
  const kept: number[] = [];
  for (let i = 0; i < touched && kept.length < limit * 4; i++) {
    const ordinal = scratch.touched[i] ?? 0;
    if (binOf(ordinal) >= cut && !index.products[ordinal]?.removed) kept.push(ordinal);
  }
  return kept.sort((a, b) => (scratch.score[b] ?? 0) - (scratch.score[a] ?? 0) || a - b).slice(0, limit);
}
