import type { LineDecision } from '../decision';
import type { Comparison } from './comparison/comparison';
import type { ConfidenceFacts } from './confidence/confidence';
import { rivalsOf } from './confidence/count-rivals';
import { guessedWords, labelOf, missingWords } from './explain';
import type { CatalogueIndex } from './index/catalogue-index';
import type { Question } from './question/ask';
import type { Ranked } from './ranking/ranked';
import { tellApart } from './words/tell-apart';

/** As many are told by name; of more, how many there are. */
const mostNamed = 3;
/** A product less far behind the best one may be meant as well. */
const near = 0.6;
/** With less of what was asked, it matters more what is missing than which product lacks it. */
const mostOfIt = 0.6;

export interface Doubted {
  index: CatalogueIndex;
  /** As the customer wrote it. */
  phrase: string;
  question: Question;
  ranked: readonly Ranked[];
  facts: ConfidenceFacts;
  /** How many products are as good as the best one. */
  level: number;
}

/** What is to be decided about the best of `ranked`, which is in doubt: what speaks loudest against taking it as it is. */
export function decide(doubted: Doubted): LineDecision {
  const { question, facts, ranked } = doubted;
  const best = ranked[0]?.comparison ?? facts.comparison;
  const missing = missingWords(question, best);
  const lacks: LineDecision | null =
    missing.length > 0 ? { kind: 'missing', words: missing.slice(0, 3).join(' ') } : null;
  if (lacks && best.asked < mostOfIt) return lacks;
  return (
    amongEquals(doubted, best) ??
    againstSize(best) ??
    lacks ??
    ofSpelling(doubted, best) ??
    amongKinds(doubted, best) ??
    ofSize(best)
  );
}

/** Others that answer the phrase as well, or nearly; a special kind or a larger pack is named by who wants it. */
function amongEquals({ index, phrase, ranked, level }: Doubted, best: Comparison): LineDecision | null {
  const rivals = rivalsOf(index, best, othersOf(ranked)).filter(({ rivalry }) => !isNamed(rivalry));
  const count = Math.max(rivals.length + 1, level);
  if (count > mostNamed) {
    const sizes = rivals.length > 0 && rivals.every(({ rivalry }) => rivalry === 'size');
    return { kind: 'which', what: phrase.trim(), apart: sizes ? 'size' : 'name', count };
  }
  const top = ranked[0]?.score ?? 0;
  const close = ranked.slice(1, mostNamed).filter(({ score }) => top - score < near);
  const others = rivals.length > 0 ? rivals.map(({ other }) => other) : close.map(comparisonOf);
  return between(phrase, best, others);
}

/** Where nothing else is in doubt, it may be the special kind, or the larger pack, after all. */
function amongKinds({ index, phrase, ranked }: Doubted, best: Comparison): LineDecision | null {
  const named = rivalsOf(index, best, othersOf(ranked)).filter(({ rivalry }) => isNamed(rivalry));
  const others = named.slice(0, mostNamed - 1).map(({ other }) => other);
  return between(phrase, best, others);
}

const comparisonOf = ({ comparison }: Ranked): Comparison => comparison;

const othersOf = (ranked: readonly Ranked[]): Comparison[] => ranked.slice(1).map(comparisonOf);

const isNamed = (rivalry: string): boolean => rivalry === 'special' || rivalry === 'pack';

/** The best product or one of the others, by what sets them apart. */
function between(phrase: string, best: Comparison, others: readonly Comparison[]): LineDecision | null {
  if (others.length === 0) return null;
  const among = tellApart([best, ...others].map(({ product }) => product.product.name));
  return among
    ? { kind: 'either', among }
    : { kind: 'which', what: phrase.trim(), apart: 'name', count: others.length + 1 };
}

function againstSize({ numbers, product }: Comparison): LineDecision | null {
  const [contradiction] = numbers.contradictions;
  if (contradiction) {
    const [asked, found] = contradiction;
    return { kind: 'instead', asked: labelOf(asked), found: labelOf(found) };
  }
  return numbers.pack < 0 ? { kind: 'pack', pieces: product.multipack } : null;
}

function ofSpelling({ question, index }: Doubted, best: Comparison): LineDecision | null {
  const [guess] = guessedWords(question, best, index);
  return guess ? { kind: 'read_as', ...guess } : null;
}

const ofSize = ({ numbers }: Comparison): LineDecision =>
  numbers.unsaidSizes > 0 && numbers.agreed === 0 ? { kind: 'no_size' } : { kind: 'sure' };
