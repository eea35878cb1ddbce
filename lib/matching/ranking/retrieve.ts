import { numberKeys } from '../index/add-numbers';
import type { CatalogueIndex } from '../index/catalogue-index';
import type { Question } from '../question/ask';
import type { AskedPair } from '../question/ask-pairs';
import { type AskedWord, termWeight } from '../question/ask-word';
import type { Expansion } from '../question/expansion';
import { selectBest } from './select-best';
import { type Gain, tallyOf } from './tally';

/** Words on longer lists than this only add to products that rarer words have found. */
const longestSeed = 3000;
/** A bolder guess at a word leaves the choice to the numbers as well: "7-1/4 60 tooth diablo" asks for no double. */
const surelyMeant = 0.8;
/** A surer meaning finds as much as the word itself; what it means in another language than the catalogue's is less sure. */
const surelyMeaning = 0.85;
/** What a number is worth beside words, whose worth is their rarity. */
const numberGain = 0.45;

/**
 * The products that share most with a question, by summed rarity of the shared words and numbers: ordinals, in no
 * order. An inverted index, never a scan; the rarest words choose, the common ones only add.
 */
export function retrieve(index: CatalogueIndex, question: Question, limit: number): number[] {
  const tally = tallyOf(index);
  for (const { expansions, size, isOwn } of rarestFirst(index, question)) {
    const rarity = meanWeight(index, expansions[0]);
    const chooses = size <= longestSeed || tally.inPlay < limit;
    tally.addRound(
      expansions.flatMap((found, i) => gainsOf(index, found, rarity, chooses && i === 0)),
      isOwn,
    );
  }
  const wordless = !question.words.some(({ expansions }) => (expansions[0]?.quality ?? 0) >= surelyMeant);
  for (const number of question.numbers) {
    // Measures joined by `x` name timber and sheets by themselves, where few words are said.
    const seeds = wordless || (number.chained !== undefined && tally.inPlay < limit);
    const found = numberKeys(number).flatMap((key) => {
      const postings = index.numbers.get(key);
      return postings ? [{ postings, gain: numberGain, seeds }] : [];
    });
    tally.addRound(found, !number.optional);
  }
  return selectBest(tally.drain(), limit, index.removed);
}

/** The words and pairs that products are looked up by; idle words where nothing else is said. */
function rarestFirst(
  index: CatalogueIndex,
  { words, pairs, numbers }: Question,
): { expansions: Expansion[]; size: number; isOwn: boolean }[] {
  const onlyIdle = numbers.length === 0 && words.every(({ idle }) => idle);
  const asked: (AskedWord | AskedPair)[] = [...words.filter(({ idle }) => !idle || onlyIdle), ...pairs];
  return asked
    .filter(({ expansions }) => expansions.length > 0)
    .map((one) => ({
      expansions: one.expansions,
      size: postingsOf(index, one.expansions[0]),
      isOwn: !('at' in one ? words[one.at] : one)?.optional,
    }))
    .sort((a, b) => a.size - b.size);
}

/**
 * What products gain by a way to read a word: by its rarest term all of it, "coca" of "coca cola", as nearly all that have
 * it have the others; by the others half. What a word means is worth no less than the word: one product that is called
 * "coke" does not hide all those called Coca-Cola. A word on a short list always seeds.
 */
function gainsOf(
  index: CatalogueIndex,
  { termIds, quality, how }: Expansion,
  rarity: number,
  chooses: boolean,
): Gain[] {
  const weights = termIds.map((id) => termWeight(index, id));
  const most = Math.max(...weights);
  const isMeant = how === 'meaning' && quality > surelyMeaning;
  const mean = Math.max(
    isMeant ? rarity : 0,
    weights.reduce((sum, weight) => sum + weight, 0) / weights.length,
  );
  return termIds.flatMap((id, i) => {
    const postings = index.terms[id]?.postings;
    if (!postings) return [];
    const gain = (weights[i] === most ? mean : (weights[i] ?? 0) / weights.length) * quality ** 2;
    return [{ postings, gain, seeds: chooses || postings.count <= longestSeed }];
  });
}

const meanWeight = (index: CatalogueIndex, found: Expansion | undefined): number =>
  found ? found.termIds.reduce((sum, id) => sum + termWeight(index, id), 0) / found.termIds.length : 0;

/** How many products the best way to read a word finds at most. */
function postingsOf(index: CatalogueIndex, found: Expansion | undefined): number {
  if (!found) return 0;
  return Math.min(...found.termIds.map((id) => index.terms[id]?.postings.count ?? 0));
}
