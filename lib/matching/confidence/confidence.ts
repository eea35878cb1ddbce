import type { Comparison } from '../comparison/comparison';
import { confidenceWeights } from './confidence-weights';
import type { Rivals } from './count-rivals';

/** What the confidence is judged by: the best product's facts and its lead over the others. */
export interface ConfidenceFacts {
  comparison: Comparison;
  /** Score of the best minus the next different product's, capped. */
  lead: number;
  score: number;
  /** How many products score within a whisker of the best. */
  ties: number;
  /** How many other products answer all that was asked as well, by what sets them apart. */
  rivals: Rivals;
  /** How many words and numbers were asked, idle words and those of the context aside. */
  words: number;
  sizes: number;
  /** Weight of the words of talk and packaging that the catalogue has nothing like, and of idle words not found. */
  beside: number;
  /** Letters and digits of these words. */
  letters: number;
  /** Nothing but words of packaging and of the ordinary kind, or one of talk, here or in the context: "330ml bottles". */
  plain: boolean;
  /** The context names a brand that the best product is not of, and the phrase neither a brand nor the product's first word. */
  stranger: boolean;
  /** A word or size of the context is the best product's. */
  helped: boolean;
  /** The first word of the best product, its brand mostly, was not said. */
  nameless: boolean;
  /** How bold the boldest guess at a spelling is that it rests on: 0 where all words are there as written or meant. */
  guess: number;
  /** Weight of the best product's own words that were not said, the first one aside. */
  further: number;
}

/** A guess at a spelling bolder than this leaves the lead in doubt. */
const boldestGuess = 0.21;

/** A greater lead says no more; over names that only say more, most of it is what they say more: nothing asked. */
const mostLead = { alone: 2, besideSpecial: 0.25, among: 2.5, overLonger: 0.5, inPart: 1.5 };

/** The facts as numbers, by the name their coefficient has. */
export function confidenceFeatures(facts: ConfidenceFacts): Record<keyof typeof confidenceWeights, number> {
  const { comparison: c, lead, rivals, nameless } = facts;
  const answered = isAnswered(facts);
  const apart = rivals.own + rivals.size + rivals.same + rivals.kind;
  const alone = apart + rivals.fuller + rivals.longer === 0;
  const mostAlone = rivals.special > 0 ? mostLead.besideSpecial : mostLead.alone;
  const isLone = facts.words === 1 && facts.sizes === 0 && !facts.helped;
  const many = (count: number): number => Math.log1p(Math.min(6, count));
  const one = (fact: boolean): number => (fact ? 1 : 0);
  return {
    bias: 1,
    score: Math.max(-4, Math.min(12, facts.score)) / 4,
    aloneLead: one(alone && answered) * Math.min(mostAlone, lead),
    amongLead: one(!alone) * Math.min(apart > 0 ? mostLead.among : mostLead.overLonger, lead),
    // Of goods that are there in part, a lead says nothing where their brand was not said: it is another's.
    partLead: one(alone && !answered && !nameless) * Math.min(mostLead.inPart, lead),
    ties: Math.min(4, Math.log(facts.ties)),
    own: many(rivals.own),
    size: many(rivals.size),
    same: many(rivals.same),
    kind: many(rivals.kind),
    fuller: many(rivals.fuller),
    longer: many(rivals.longer),
    missingKnown: Math.min(2, c.missingKnown),
    otherBrand: one(c.otherBrand > 0),
    conflicts: Math.min(2, c.numbers.conflicts),
    unanswered: Math.min(2, c.numbers.unanswered),
    contradicted: Math.min(2, c.numbers.stray, c.numbers.unsaidSizes),
    stranger: one(facts.stranger),
    helped: one(facts.helped),
    nameless: one(nameless),
    oneWord: one(facts.words === 1),
    // One word is a guess by itself: "chappies" for chippies, or the "short" of short ribs.
    loneGuess: one(isLone) * facts.guess,
    loneFurther: one(isLone && nameless) * Math.min(2, facts.further),
  };
}

/** Everything asked is there, as written or nearly. */
function isAnswered({ comparison: c, beside }: ConfidenceFacts): boolean {
  const missing = c.missingKnown + c.missingUnknown - beside;
  const boldest = 1 - Math.min(1, ...c.perWord.filter((quality) => quality > 0));
  const { conflicts, stray, unanswered } = c.numbers;
  return missing < 0.05 && conflicts + stray + unanswered === 0 && boldest <= boldestGuess;
}

/** So few letters are a title, a street or a code more often than goods, however well they fit. */
const fewLetters = 2;

/** Probability that the best product is the one meant, by a logistic model (see confidence-weights). */
export function confidenceOf(facts: ConfidenceFacts): number {
  const features = confidenceFeatures(facts);
  let sum = 0;
  for (const name of Object.keys(confidenceWeights) as (keyof typeof confidenceWeights)[])
    sum += confidenceWeights[name] * features[name];
  const probability = 1 / (1 + Math.exp(-sum));
  const vague = facts.plain || (facts.letters <= fewLetters && facts.sizes === 0);
  return vague || isFarGuess(facts) ? probability * 0.4 : probability;
}

/** One word alone, guessed by its letters, and not what the product is: "chana" of garlic from china. */
const isFarGuess = ({ words, sizes, helped, guess, nameless }: ConfidenceFacts): boolean =>
  words === 1 && sizes === 0 && !helped && guess > 0 && nameless;
