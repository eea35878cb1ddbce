import type { Question } from './ask';
import type { CatalogueIndex, IndexedProduct } from './catalogue-index';
import { claimShort } from './claim-short';
import { compareNumbers } from './compare-numbers';
import type { Comparison } from './comparison';
import type { Expansion } from './expand-word';
import { colours } from './kind-words';
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
  const spareNumbers = product.goods.numbers;
  let before: Expansion | undefined;
  question.words.forEach((word, i) => {
    let quality = 0;
    let where = -1;
    let by: Expansion | undefined;
    for (const expansion of ways[i] ?? []) {
      where = placeOf(product, expansion);
      if (where < 0) continue;
      if (expansion !== before && isTaken(expansion, matched)) {
        where = -1;
        continue;
      }
      quality = expansion.quality;
      by = expansion;
      break;
    }
    if (
      quality === 0 &&
      word.number !== undefined &&
      spareNumbers.some((number) => number.value === word.number)
    )
      quality = 0.9;
    if (quality === 0) quality = claimShort(product, word, matched);
    before = by;
    places.push(where);
    perWord.push(quality);
    if (by) for (const id of by.termIds) matched.add(id);
    if (by && by.quality < 0.93)
      guessed.push([
        word.text,
        by.termIds
          .map((id) => index.terms[id]?.text ?? '')
          .join(' ')
          .replace('=', ''),
      ]);
  });
  const initials = product.extraIds.some((id) => matched.has(id) && isInitials(index, id));
  const numbers = compareNumbers(question, product, unit);
  if (isOtherKind(question, perWord, product, matched)) numbers.conflicts++;
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

/**
 * A colour was asked for, a letter ("type M", "max D") or a code ("R-49"), and the product has another one: as wrong as
 * another size.
 */
function isOtherKind(
  question: Question,
  perWord: readonly number[],
  { goods, termIds }: IndexedProduct,
  matched: ReadonlySet<number>,
): boolean {
  const has = (is: (text: string, before: string | undefined) => boolean): boolean =>
    goods.words.some(({ text }, i) => is(text, goods.words[i - 1]?.text) && !matched.has(termIds[i] ?? -1));
  return question.words.some(({ text, optional }, at) => {
    if (optional || perWord[at] !== 0) return false;
    const ahead = question.words[at - 1]?.text;
    if (text.length === 1) return has((own, before) => own.length === 1 && before === ahead);
    if (colours.has(text)) return has((own) => colours.has(own));
    const letters = code.exec(text)?.[1];
    return letters !== undefined && has((own) => code.exec(own)?.[1] === letters);
  });
}

/** `r49`: a letter or two, and a number. */
const code = /^([a-z]{1,2})\d+$/;

/** A guess at words that others have named: "handy andy" is not candy twice over. */
const isTaken = ({ termIds, quality }: Expansion, matched: ReadonlySet<number>): boolean =>
  quality < boldGuess && termIds.every((id) => matched.has(id));

const boldGuess = 0.85;
