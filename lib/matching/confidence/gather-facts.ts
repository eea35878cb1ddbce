import type { Comparison } from '../comparison/comparison';
import type { GoodsNumber } from '../goods/goods-number';
import { measuresOut } from '../goods/selling-measure';
import type { CatalogueIndex } from '../index/catalogue-index';
import type { Question } from '../question/ask';
import { countLevel, type Ranked } from '../ranking/ranked';
import { isNamedKind } from '../words/alternatives';
import { dietaryWords, flavours, plainWords } from '../words/kind-words';
import { singularOf } from '../words/word-keys';
import { asksForColour } from './asks-for-colour';
import { asksForSibling } from './asks-for-sibling';
import type { ConfidenceFacts } from './confidence';
import { countRivals } from './count-rivals';

/**
 * A flavour, scent, diet or kind was asked for that the best product has not: goods are seldom called by one that their
 * name leaves out. All products that lack it are alike in this, so it tells nothing when they are ranked.
 */
const lacksKind = ({ words }: Question, { perWord }: Comparison): boolean =>
  words.some(
    ({ text, optional, refused }, i) =>
      !optional &&
      !refused &&
      perWord[i] === 0 &&
      (flavours.has(text) || dietaryWords.has(text) || isNamedKind(text)),
  );

const contradicted = (comparison: Comparison): Comparison => ({
  ...comparison,
  numbers: { ...comparison.numbers, conflicts: comparison.numbers.conflicts + 1 },
});

/** The context names brands, and none of them is the product's. */
function lacksBrandOfContext({ words }: Question, { perWord }: Comparison): boolean {
  const found = words.flatMap(({ optional, brand }, i) => (optional && brand ? [perWord[i] ?? 0] : []));
  return found.length > 0 && found.every((quality) => quality === 0);
}

/** How bold the boldest reading is by letters or sound that are only alike. */
const boldestOf = ({ words }: Question, { perWord, read }: Comparison): number =>
  words.reduce((boldest, { optional }, i) => {
    const how = read[i]?.how;
    const guessed = !optional && (how === 'typo' || how === 'sound' || how === 'short');
    return guessed ? Math.max(boldest, 1 - (perWord[i] ?? 0)) : boldest;
  }, 0);

/** What the confidence in the first of `ranked` is judged by; null without any. */
export function gatherFacts(
  index: CatalogueIndex,
  question: Question,
  ranked: readonly Ranked[],
): ConfidenceFacts | null {
  const top = ranked[0];
  if (!top) return null;
  const words = question.words.filter(({ optional, idle }) => !optional && !idle);
  // The 8 kg of "chana 8kg" says nothing of which goods these are that are sold by the kilogram.
  const { measure } = top.comparison.product;
  const isSize = (number: GoodsNumber): boolean => measure === null || !measuresOut(number, measure);
  const sizes = question.numbers.filter((number) => !number.optional && isSize(number)).length;
  const others = ranked.slice(1).map(({ comparison }) => comparison);
  const meansAnother =
    lacksKind(question, top.comparison) ||
    asksForSibling(question, top.comparison, others) ||
    asksForColour(question, top.comparison, others);
  const nameless = top.comparison.unsaidIds.includes(top.comparison.product.words[0]?.id ?? -1);
  const talk = words.length === 1 && sizes === 0 && words[0]?.talk === true;
  return {
    comparison: meansAnother ? contradicted(top.comparison) : top.comparison,
    lead: top.score - (ranked[1]?.score ?? top.score - 4),
    score: top.score,
    ties: countLevel(ranked),
    rivals: countRivals(index, top.comparison, others),
    words: words.length,
    beside: question.words.reduce(
      (sum, { beside, idle, optional, weight }, i) =>
        !optional && (beside || (idle && top.comparison.perWord[i] === 0)) ? sum + weight : sum,
      0,
    ),
    stranger: nameless && !words.some(({ brand }) => brand) && lacksBrandOfContext(question, top.comparison),
    helped:
      top.comparison.numbers.contextAgreed > 0 ||
      question.words.some(({ optional }, i) => optional && (top.comparison.perWord[i] ?? 0) > 0),
    nameless,
    guess: boldestOf(question, top.comparison),
    further: top.comparison.unsaid - (nameless ? (top.comparison.unsaidCosts[0] ?? 0) : 0),
    plain:
      talk ||
      (words.length > 0 &&
        words.every(({ text }) => plainWords.has(singularOf(text))) &&
        words.length === question.words.filter(({ idle }) => !idle).length),
    letters: words.reduce((sum, { text }) => sum + text.length, 0),
    sizes,
  };
}
