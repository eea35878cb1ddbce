import { type MessageView, numbersAt } from '../message-view';
import { isSize } from './is-size';

/**
 * The "of" behind the "5 lb box" of "a 5 lb box of the deck screws": what is in it is still to come, and belongs to its name. But
 * "a 5 gal bucket of that" is said of the bucket.
 */
export const isFilledUnit = (view: MessageView, link: number): boolean =>
  view.lexicon.links.has(view.tokens[link]?.text ?? '') &&
  view.lexicon.units.has(view.tokens[link - 1]?.text ?? '') &&
  isSize(view, link - 2) &&
  numbersAt(view, link - 3).length > 0 &&
  /^(?:word|number)$/.test(view.tokens[link + 1]?.kind ?? '') &&
  !view.lexicon.pointing.has(view.tokens[link + 1]?.text ?? '');
