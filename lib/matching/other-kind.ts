import { excludes } from './alternatives';
import type { Question } from './ask';
import type { IndexedProduct } from './catalogue-index';

/**
 * A word was asked for that the product has another of: a colour or kind (see alternatives), a letter ("type M",
 * "max D") or a code ("R-49"). As wrong as another size.
 */
export function isOtherKind(
  question: Question,
  perWord: readonly number[],
  { words, termIds }: IndexedProduct,
  matched: ReadonlySet<number>,
): boolean {
  const has = (is: (text: string, before: string | undefined) => boolean): boolean =>
    words.some(({ text }, i) => !matched.has(termIds[i] ?? -1) && is(text, words[i - 1]?.text));
  return question.words.some(({ text, optional }, at) => {
    if (optional || perWord[at] !== 0) return false;
    const ahead = question.words[at - 1]?.text;
    if (text.length === 1) return has((own, before) => own.length === 1 && before === ahead);
    const letters = code.exec(text)?.[1];
    return has((own) => (letters ? code.exec(own)?.[1] === letters : excludes(text, own)));
  });
}

/** `r49`: a letter or two, and a number. */
const code = /^([a-z]{1,2})\d+$/;
