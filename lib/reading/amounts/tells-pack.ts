import { isPackName } from '../../language/numbers/counts-packs';
import { isNumeral, type MessageView, numbersAt, unitAt } from '../message-view';
import { isGoodsWord } from '../words/is-idle';
import { isSizeWord } from './is-size';

/**
 * The 10 of "a 10 pack of caulk", "a ten-pack of outlets": the article counts one, and the number says how many it
 * holds. "a 10 packs" counts them all the same.
 */
export function tellsPack(view: MessageView, at: number): boolean {
  const isCounted = numbersAt(view, at - 1).some(({ form, next }) => form === 'article' && next === at);
  return isCounted && numbersAt(view, at).some(({ value, next }) => value > 1 && isOnePack(view, next));
}

/** "pack", "pk", "-ct" behind a number: one, that holds so many. */
export function isOnePack(view: MessageView, from: number): boolean {
  const at = view.tokens[from]?.text === '-' ? from + 1 : from;
  // "packs", "pakke"
  return unitAt(view, at)?.unit === 'pack' && !/(?:s|ke)$/.test(view.tokens[at]?.text ?? '');
}

/**
 * The "six pack" of "ten of the berry yoghurt six pack hundred gram", in speech: right behind a word of goods it says how they
 * come; "six packs", and what stands behind a measure, count the goods that follow.
 */
export const namesPack = (view: MessageView, at: number): boolean =>
  view.voice &&
  isGoodsWord(view, at - 1) &&
  !isSizeWord(view, at - 1) &&
  !view.lexicon.numbers.has(view.tokens[at - 1]?.text ?? '') &&
  isPackName(view.tokens, at, view.lexicon) &&
  numbersAt(view, at).some(({ form, next }) => form === 'words' && isOnePack(view, next));

/** The "twelve packs" of "one of those twelve packs of caulk": one is wanted of what holds twelve. */
export function isPackOfThose(view: MessageView, at: number): boolean {
  const { definite, links } = view.lexicon;
  if (!definite.has(view.tokens[at - 1]?.text ?? '') || !links.has(view.tokens[at - 2]?.text ?? ''))
    return false;
  const isCounted = numbersAt(view, at - 3).some(({ next, form }) => form !== 'homophone' && next === at - 2);
  return isCounted && numbersAt(view, at).some(({ next }) => unitAt(view, next)?.unit === 'pack');
}

/** The 24 of "cases of 24", which no number counts: how the goods come that are named before it. */
export const isHeldByPack = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind === 'number' &&
  view.lexicon.links.has(view.tokens[at - 1]?.text ?? '') &&
  unitAt(view, at - 2)?.next === at - 1 &&
  !isNumeral(view, at - 3);
