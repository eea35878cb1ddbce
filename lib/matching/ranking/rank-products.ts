import type { CompiledLexicon } from '../../language/compile';
import type { OrderingCustomer } from '../catalogue';
import { compare } from '../comparison/compare';
import type { CatalogueIndex, IndexedProduct } from '../index/catalogue-index';
import type { Question } from '../question/ask';
import { wantedWords } from '../question/wanted-words';
import { forgiveFamiliar } from './forgive-familiar';
import { historyBonus, mostBonus } from './history-bonus';
import { preferSize, relativeSize } from './prefer-size';
import { byScore, countLevel, type Ranked } from './ranked';
import { retrieve } from './retrieve';
import { scoreOf } from './score-comparison';

interface RankOptions {
  unit: string | null;
  /** How many products are compared in full, and how many are given back. */
  retrieved: number;
  kept: number;
}

interface RankedAnswer {
  /** What was asked, as the products answer it: "small" may be answered by a size. */
  question: Question;
  ranked: Ranked[];
  /** How many are as good as the best one, of all that were compared. */
  level: number;
}

/**
 * The products that answer a question, best first. A word like "small" that the best product lacks asks for the
 * smallest of the same goods.
 */
export function rankProducts(
  index: CatalogueIndex,
  question: Question,
  customer: OrderingCustomer,
  lexicon: CompiledLexicon,
  options: RankOptions,
): RankedAnswer {
  const { ranked, level } = rank(index, question, customer, options);
  const direction = sizeWanted(question, ranked, lexicon);
  if (direction === 0) return { question, ranked, level };
  const words = question.words.map((word) =>
    relativeSize(word, lexicon) === direction ? { ...word, optional: true } : word,
  );
  const answered = { ...question, words };
  const sized = preferSize(rank(index, answered, customer, options).ranked, direction)?.sort(byScore);
  return sized
    ? { question: answered, ranked: sized.slice(0, options.kept), level: countLevel(sized) }
    : { question, ranked, level };
}

/** Towards which size a word without a number asks, when no size is said and the best product lacks the word. */
function sizeWanted(question: Question, [best]: readonly Ranked[], lexicon: CompiledLexicon): -1 | 0 | 1 {
  if (question.numbers.length > 0) return 0;
  const at = question.words.findIndex((word) => relativeSize(word, lexicon) !== 0);
  const word = question.words[at];
  return word && !word.optional && best?.comparison.perWord[at] === 0 ? relativeSize(word, lexicon) : 0;
}

/**
 * What is no longer sold gives way to what the words fit nearly as well, but not to other goods: a clerk is to see what was asked.
 * As much as the most that a history says for it.
 */
const givesWay = mostBonus;
const isDiscontinued = ({ product }: IndexedProduct): boolean => product.isDiscontinued === true;

function rank(
  index: CatalogueIndex,
  question: Question,
  customer: OrderingCustomer,
  options: RankOptions,
): Omit<RankedAnswer, 'question'> {
  const ranked: Ranked[] = [];
  const wanted = wantedWords(question);
  for (const ordinal of retrieve(index, question, options.retrieved)) {
    const product = index.products[ordinal];
    if (!product) continue;
    const comparison = compare(index, question, wanted, product, options.unit);
    if (comparison.asked <= 0 && comparison.numbers.agreed === 0) continue;
    const history = historyBonus(customer.history, product);
    const score = scoreOf(comparison) + history.bonus - (isDiscontinued(product) ? givesWay : 0);
    ranked.push({ comparison, score, note: history.note });
  }
  ranked.sort(byScore);
  const forgiven = forgiveFamiliar(index, ranked).filter(
    ({ comparison }, at) => at === 0 || !isDiscontinued(comparison.product),
  );
  return { ranked: forgiven.slice(0, options.kept), level: countLevel(forgiven) };
}
