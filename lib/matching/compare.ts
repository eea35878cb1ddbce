import type { Question } from './ask';
import type { AskedWord } from './ask-word';
import type { CatalogueIndex, IndexedProduct } from './catalogue-index';
import { claimShort } from './claim-short';
import { compareNumbers } from './compare-numbers';
import type { Comparison } from './comparison';
import type { Expansion } from './expansion';
import { isOtherKind } from './other-kind';
import { headAgreement, mean, orderAgreement, weighProduct, weighWords } from './weigh-words';

/** Every way to read each word of a question, alone or with its neighbours, the surest first. */
export function waysToRead(question: Question): Expansion[][] {
  return question.words.map((word, i) => {
    const pairs = question.pairs.filter(({ at, width }) => at <= i && i < at + width);
    return [...word.expansions, ...pairs.flatMap(({ expansions }) => expansions)].sort(
      (a, b) => b.quality - a.quality,
    );
  });
}

/** `=pnp` for the first words of the name, mostly its brand. */
const isInitials = (index: CatalogueIndex, id: number): boolean =>
  index.terms[id]?.text.startsWith('=') ?? false;

/** Where a product has all terms of an expansion: the place of the first in its name, or -1. */
function placeOf(product: IndexedProduct, { termIds }: Expansion): number {
  let at = -1;
  for (const id of termIds) {
    let found = product.termIds.indexOf(id);
    if (found < 0 && product.extraIds.includes(id)) found = product.termIds.length;
    if (found < 0) return -1;
    if (at < 0) at = found;
  }
  return at;
}

/** Compares one product with a question, whose words may be read in these `ways` (see waysToRead). */
export function compare(
  index: CatalogueIndex,
  question: Question,
  ways: readonly Expansion[][],
  product: IndexedProduct,
  unit: string | null,
): Comparison {
  const places: number[] = [];
  const perWord: number[] = [];
  const matched = new Set<number>();
  const guessed: [string, string][] = [];
  let before: Expansion | undefined;
  let refused = false;
  question.words.forEach((word, i) => {
    let answer = answerOf(product, word, { ways: ways[i] ?? [], before, matched });
    if (word.refused) {
      refused ||= word.refused === 'what' && answer.quality >= boldGuess;
      answer = { ...nothing, quality: refused ? 0 : 1 };
    }
    const { quality, where, by } = answer;
    before = by;
    places.push(where);
    perWord.push(quality);
    for (const id of by?.termIds ?? []) matched.add(id);
    if (by && by.quality < 0.93) guessed.push([word.text, textOf(index, by)]);
  });
  const initials = product.extraIds.some((id) => matched.has(id) && isInitials(index, id));
  const numbers = compareNumbers(question, product, unit);
  if (refused || isOtherKind(question, perWord, product, matched)) numbers.conflicts++;
  return {
    product,
    ...weighWords(question, perWord),
    ...weighProduct(index, product, matched, initials, question),
    head: headAgreement(places, initials),
    order: orderAgreement(places.filter((_, i) => !question.words[i]?.optional)),
    spelling: mean(perWord.filter((quality) => quality > 0)),
    numbers,
    perWord,
    guessed,
  };
}

/** How a product answers a word: how well, where in its name, and by which way to read the word. */
interface Answer {
  quality: number;
  where: number;
  by: Expansion | undefined;
}

const nothing: Answer = { quality: 0, where: -1, by: undefined };

/** The surest way to read a word that the product has and that no other word has taken, else its number or letters. */
function answerOf(
  product: IndexedProduct,
  word: AskedWord,
  {
    ways,
    before,
    matched,
  }: { ways: readonly Expansion[]; before: Expansion | undefined; matched: Set<number> },
): Answer {
  for (const by of ways) {
    const where = placeOf(product, by);
    if (where >= 0 && (by === before || !isTaken(by, matched))) return { quality: by.quality, where, by };
  }
  const counted = word.number !== undefined && product.numbers.some(({ value }) => value === word.number);
  return { ...nothing, quality: counted ? 0.9 : claimShort(product, word, matched) };
}

/** The catalogue's words that a word is read as, for a clerk. */
const textOf = (index: CatalogueIndex, { termIds }: Expansion): string =>
  termIds
    .map((id) => index.terms[id]?.text ?? '')
    .join(' ')
    .replace('=', '');

/** A guess at words that others have named: "handy andy" is not candy twice over. */
const isTaken = ({ termIds, quality }: Expansion, matched: ReadonlySet<number>): boolean =>
  quality < boldGuess && termIds.every((id) => matched.has(id));

const boldGuess = 0.85;
