import type { ReadPhrase } from '../../reading/reading';
import type { Match } from '../match-phrase';
import type { AskedWord } from '../question/ask-word';
import { answersTo } from '../words/alternatives';
import { flavours, ordinaryWords } from '../words/kind-words';

/** So many others of the list must be what the heading says; of a brand that has nothing of the kind, one. */
const fellows = { some: 2, none: 1 };
/** Goods named by so many words say what they are themselves. */
const fullName = 3;
/** Words of a heading that weigh less tell nothing apart. */
const telling = 0.3;

/**
 * "SASKO: white 4, brown 6, toaster 2", where only another brand has a toaster: the others of the list are what
 * the heading names, this product is not or has no word of the phrase, which has no brand or size of its own.
 */
export function isStranger(
  read: ReadPhrase,
  match: Match,
  phrases: readonly ReadPhrase[],
  matchOf: (read: ReadPhrase, context: string) => Match,
): boolean {
  if (read.context === '' || match.candidates[0]?.kind !== 'similarity') return false;
  const { words, numbers } = match.question;
  const own = words.filter(({ optional, idle }) => !optional && !idle);
  if (own.length >= fullName || own.some(({ brand }) => brand)) return false;
  if (numbers.some(({ optional }) => !optional)) return false;
  if (agreesWithHeading(match) !== false && !isNonsense(match)) return false;
  if (isSaidInFull(match) || saysBrand(match)) return false;
  const others = phrases.filter((other) => other !== read && other.context === read.context);
  const isUnknown = isNonsense(match) && words.some(({ heading, brand }) => heading && brand);
  const enough = isUnknown ? fellows.none : fellows.some;
  return others.filter((other) => agreesWithHeading(matchOf(other, other.context))).length >= enough;
}

/** "StormShield" under the heading of a shingle: nobody says the brand of goods that he does not mean. */
const saysBrand = ({ facts }: Match): boolean =>
  facts?.nameless === false && facts.comparison.read[0]?.how === 'written';

/** So sure of a word is a product that has it as written, in the plural or by its meaning. */
const sure = 0.9;

/**
 * "CLEANING: bleach 2, wax and shine 4", where no name with wax and shine says what it is for: a heading of a kind need
 * not be in the name of goods that have every word asked for, of two or more that are not all flavours, colours or
 * answers to one question.
 */
function isSaidInFull({ question: { words }, best }: Match): boolean {
  if (!best || words.some(({ heading, brand }) => heading && brand)) return false;
  const said = words.filter(({ optional, idle }) => !optional && !idle);
  const describes = ({ text }: AskedWord): boolean => flavours.has(text) || answersTo(text).length > 0;
  return (
    said.length > 1 &&
    !said.every(describes) &&
    words.every(({ optional, idle }, at) => optional || idle || (best.perWord[at] ?? 0) >= sure)
  );
}

/**
 * The best product is of the heading's brand; where it names none, has one of its telling words; where it has none,
 * its size. Null when there is nothing that the goods do not say themselves, as "OILS ETC" above "olive oil".
 */
function agreesWithHeading({ question, best }: Match): boolean | null {
  if (!best) return null;
  const said = question.words.flatMap(({ heading, brand, weight }, i) =>
    heading && weight >= telling ? [{ brand, found: (best.perWord[i] ?? 0) > 0 }] : [],
  );
  const branded = said.filter(({ brand }) => brand);
  if (said.length > 0) return (branded.length > 0 ? branded : said).some(({ found }) => found);
  return question.numbers.some(({ optional }) => optional) ? best.numbers.contextAgreed > 0 : null;
}

/**
 * No word of it is in the catalogue: what the words around it name is not what was asked for. "COLA 2L: regular 6, zero 4"
 * asks for the plain one, whose name need not say so.
 */
export function isNonsense({ question, best, candidates }: Match): boolean {
  if (candidates[0] && candidates[0].kind !== 'similarity') return false;
  const own = question.words.flatMap((word, i) =>
    word.optional || ordinaryWords.has(word.text) ? [] : [best?.perWord[i] ?? 0],
  );
  return own.length > 0 && own.every((quality) => quality === 0);
}
