import type { CatalogueIndex, IndexedProduct, Term } from '../index/catalogue-index';
import type { Question } from '../question/ask';
import type { Expansion } from '../question/expansion';
import type { WantedWord } from '../question/wanted-words';
import { claimLetter, claimShort } from './claim-short';
import { compareNumbers } from './compare-numbers';
import type { Comparison } from './comparison';
import { isOtherKind } from './other-kind';
import { placesOf } from './places';
import { headAgreement, meanQuality, orderAgreement, weighProduct, weighWords } from './weigh-words';

/** Compares one product with a question, whose words are these `wanted` (see wantedWords). */
export function compare(
  index: CatalogueIndex,
  question: Question,
  wanted: readonly WantedWord[],
  product: IndexedProduct,
  unit: string | null,
): Comparison {
  const { places, perWord, read, matched, refused } = answerWords(index, wanted, product);
  const initials = product.extra.some((term) => isInitials(term) && matched.includes(term.id));
  const numbers = compareNumbers(question, product, unit);
  if (refused || isOtherKind(wanted, perWord, product, matched, read)) numbers.conflicts++;
  const asked = weighWords(question, perWord);
  const own = weighProduct(index, product, matched, initials, question, unit);
  // Field by field: this is done for dozens of products a phrase, and spreading is slow.
  return {
    product,
    asked: asked.asked,
    askedWeight: asked.askedWeight,
    heading: asked.heading,
    missingKnown: asked.missingKnown,
    missingUnknown: asked.missingUnknown,
    otherBrand: asked.otherBrand,
    said: own.said,
    unsaid: own.unsaid,
    marked: own.marked,
    unsaidIds: own.unsaidIds,
    unsaidCosts: own.unsaidCosts,
    head: headAgreement(places, initials),
    order: orderAgreement(question, places),
    spelling: meanQuality(perWord),
    numbers,
    perWord,
    read,
  };
}

/** How a product answers the words of a question, one by one. */
interface Answered {
  /** Where in its name it has the word, -1 if nowhere. */
  places: number[];
  perWord: number[];
  read: (Expansion | undefined)[];
  /** The terms of the product that were said. */
  matched: number[];
  /** It has what it is to be without. */
  refused: boolean;
}

function answerWords(
  index: CatalogueIndex,
  wanted: readonly WantedWord[],
  product: IndexedProduct,
): Answered {
  const out: Answered = { places: [], perWord: [], read: [], matched: [], refused: false };
  const inName = placesOf(index);
  inName.turnTo(product);
  let before: Expansion | undefined;
  for (const one of wanted) {
    let by = surestWay(one.ways, inName, before, out.matched);
    let quality = by?.quality ?? answerWithout(product, one, out.matched);
    if (one.word.refused) {
      out.refused ||= one.word.refused === 'what' && quality >= boldGuess;
      quality = out.refused ? 0 : 1;
      by = undefined;
    }
    before = by;
    out.read.push(by);
    out.places.push(by ? inName.placeOf(by) : -1);
    out.perWord.push(quality);
    if (by) out.matched.push(...by.termIds);
  }
  if (product.shortFor.length > 0) answerByLetters(product, wanted, out);
  return out;
}

function answerByLetters(product: IndexedProduct, wanted: readonly WantedWord[], out: Answered): void {
  for (const [i, { word }] of wanted.entries())
    if (out.perWord[i] === 0 && !word.refused) out.perWord[i] = claimLetter(product, word, out.matched);
}

/** The surest way to read a word that the product has and that no other word has taken. */
function surestWay(
  ways: readonly Expansion[],
  inName: { placeOf(by: Expansion): number },
  before: Expansion | undefined,
  matched: readonly number[],
): Expansion | undefined {
  for (const by of ways) if (inName.placeOf(by) >= 0 && (by === before || !isTaken(by, matched))) return by;
  return undefined;
}

/** How well a product that has none of the ways to read a word answers it: by its number or by letters. */
function answerWithout(product: IndexedProduct, wanted: WantedWord, matched: number[]): number {
  const { number } = wanted.word;
  const counted = number !== undefined && product.numbers.some(({ value }) => value === number);
  return counted ? 0.9 : claimShort(product, wanted, matched);
}

/** `=pnp` for the first words of the name, mostly its brand. */
const isInitials = ({ text }: Term): boolean => text.startsWith('=');

/** A guess at words that others have named: "handy andy" is not candy twice over. */
const isTaken = ({ termIds, quality }: Expansion, matched: readonly number[]): boolean =>
  quality < boldGuess && termIds.every((id) => matched.includes(id));

const boldGuess = 0.85;
