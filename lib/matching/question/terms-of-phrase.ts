import type { CatalogueIndex } from '../index/catalogue-index';
import { tradeWordsFor } from '../words/trade-words';
import { inflectionsOf } from '../words/word-keys';
import { abbreviationsOf } from './short-forms';
import { termOf } from './term-of';

/** More ways than this to write a phrase in singulars and plurals are not tried. */
const mostWays = 8;

/** The catalogue terms that say this phrase, each word in the forms that the catalogue has, or written as one. */
export function termsOfPhrase(index: CatalogueIndex, phrase: string): number[][] {
  const parts = phrase.split(' ').map((part) => {
    const forms = new Set([part, ...inflectionsOf(part)].flatMap((form) => termOf(index, form) ?? []));
    const traded = part === phrase ? [] : tradeWordsFor(part).flatMap((short) => termOf(index, short) ?? []);
    return [...forms, ...abbreviationsOf(index, part).slice(0, 1), ...traded.slice(0, 2)];
  });
  const ways = parts.reduce<number[][]>(
    (begun, forms) => begun.flatMap((way) => forms.map((form) => [...way, form])).slice(0, mostWays),
    [[]],
  );
  const joined = phrase.includes(' ') ? termOf(index, phrase.replaceAll(' ', '')) : undefined;
  return joined === undefined ? ways : [...ways, [joined]];
}
