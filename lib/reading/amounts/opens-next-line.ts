import { type MessageView, numbersAt } from '../message-view';
import { chainAt } from './chain-at';
import { isSize } from './is-size';

/**
 * "4 tubes of sealant and a gallon of floor wax", "3 of the single pole and 1 60a 2 pole": an "and" with a count behind it
 * begins the next line, whether or not anything of it is sold; but "an inch and a quarter".
 */
export const opensNextLine = (view: MessageView, at: number): boolean =>
  view.lexicon.and.has(view.tokens[at]?.text ?? '') &&
  view.tokens[at - 1]?.kind === 'word' &&
  // "6 buckets of plus 3 4.5 gal": a name.
  !view.lexicon.links.has(view.tokens[at - 1]?.text ?? '') &&
  (isArticle(view, at + 1) || isCountBeforeSize(view, at + 1));

/** An article before a word that is no part of a number: "y una caja", but "and a half" and "and one half". */
function isArticle(view: MessageView, at: number): boolean {
  const next = view.tokens[at + 1];
  return (
    view.lexicon.articles.has(view.tokens[at]?.text ?? '') &&
    next?.kind === 'word' &&
    !view.lexicon.fractions.has(next.text) &&
    numbersAt(view, at).every((number) => Number.isInteger(number.value))
  );
}

/** The 1 of "1 60a 2 pole": a number in digits right before one with its measure. */
const isCountBeforeSize = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.form === 'digits' &&
  numbersAt(view, at)[0]?.next === at + 1 &&
  chainAt(view, at) === null &&
  view.tokens[at + 1]?.form === 'digits' &&
  isSize(view, at + 2);
