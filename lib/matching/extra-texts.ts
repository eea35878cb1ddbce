import { foldWord } from '../reading/fold-word';
import type { IndexedProduct } from './catalogue-index';

/** `s/berry` as one word; `hardie` and `blade` of HardieBlade; the initials of the first words (`pnp`, `cb`), which brands are called by. */
export function extraTexts(indexed: IndexedProduct): string[] {
  const words = indexed.goods.words;
  const extra = words.flatMap((word) => (word.abbreviation ? [word.abbreviation] : []));
  extra.push(...partsOfCompounds(indexed.product.name));
  const heads = words
    .slice(0, 4)
    .map((word) => word.text)
    .filter((text) => !/^\d/.test(text));
  const meaningful = heads.filter((text) => text !== 'and' && text !== 'n');
  for (const size of [2, 3])
    if (meaningful.length >= size)
      extra.push(
        `=${meaningful
          .slice(0, size)
          .map((text) => text.charAt(0))
          .join('')}`,
      );
  if (heads[1] === 'n' || heads[1] === 'and')
    extra.push(
      `=${heads
        .slice(0, 3)
        .map((text) => text.charAt(0))
        .join('')}`,
    );
  return [...new Set(extra)];
}

/** `HardieBlade` is asked for by either part. */
const partsOfCompounds = (name: string): string[] =>
  (name.match(/\p{Lu}\p{Ll}{2,}(?:\p{Lu}\p{Ll}{2,})+/gu) ?? []).flatMap((compound) =>
    compound.split(/(?=\p{Lu})/u).map(foldWord),
  );

/** Words that an acronym beside them repeats; see IndexedProduct. */
export function acronymsIn(words: readonly string[]): IndexedProduct['acronyms'] {
  const found: IndexedProduct['acronyms'] = [];
  words.forEach((word, at) => {
    const from = at - word.length;
    if (word.length < 2 || word.length > 5 || from < 0) return;
    if (words.slice(from, at).every((spelt, i) => spelt.charAt(0) === word.charAt(i)))
      found.push([at, from, at]);
  });
  return found;
}
