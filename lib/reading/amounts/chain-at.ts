import { isNumeral, type MessageView } from '../message-view';
import { isGoodsWord } from '../words/is-idle';
import { oncePerView } from '../words/once-per-view';
import { isSize } from './is-size';

/** A number's place in a chain like `2x4x8`, `24 x 300`, "two by four" or "ten foot by twelve". */
export interface Chain {
  first: boolean;
  last: boolean;
  count: number;
  /** Written without spaces. */
  glued: boolean;
  /** The link before this number is as tight as the others. */
  tight: boolean;
  /** `1x12`: a pack, never a quantity. */
  one: boolean;
  /** A fraction is among them, or a gauge in front ("#8 x 4 coarse screws"), so that they are sizes. */
  fraction: boolean;
}

/** The chain that a number stands in; null when it stands alone. */
export const chainAt = (view: MessageView, at: number): Chain | null => chainsOf(view)[at] ?? null;

/** Chains of numbers by the place of each. */
const chainsOf = oncePerView((view) => {
  const chains = new Array<Chain | undefined>(view.tokens.length);
  for (let start = 0; start < view.tokens.length; start++) {
    if (linkBehind(view, start) === null || isLink(view, start - 1)) continue;
    const places = [start];
    const links: boolean[] = [];
    let fraction = view.tokens[start]?.form === 'fraction';
    let spoken = false;
    let end = start;
    for (let link = linkBehind(view, end); link !== null; link = linkBehind(view, end)) {
      if (links.length > 1 && links.every(Boolean) && isCountBehind(view, link)) break;
      spoken ||= view.lexicon.crosses.has(view.tokens[link]?.text ?? '');
      links.push(spoken || (view.tokens[link]?.glued === true && view.tokens[link + 1]?.glued === true));
      end = link + 1;
      places.push(end);
      fraction ||= view.tokens[end]?.form === 'fraction';
    }
    fraction ||= isGauge(view, start) && isGoodsWord(view, end + 1);
    const glued = !spoken && links.every(Boolean);
    const one = glued && links.length === 1 && view.tokens[start]?.value === 1;
    for (const [place, at] of places.entries()) {
      const tight = links[place - 1] === true;
      chains[at] = {
        first: at === start,
        last: at === end,
        count: links.length + 1,
        glued,
        tight,
        one,
        fraction,
      };
    }
  }
  return chains;
});

const isGauge = (view: MessageView, at: number): boolean =>
  view.tokens[at - 1]?.text === '#' && view.tokens[at]?.glued === true;

/** The " x6" of "14x20x1 x6": apart from a size without spaces. */
const isCountBehind = ({ tokens }: MessageView, at: number): boolean =>
  tokens[at]?.text === 'x' && tokens[at]?.glued === false && tokens[at + 1]?.glued === true;

/** The link that follows a number, be it behind its measure; null where none does. */
function linkBehind(view: MessageView, at: number): number | null {
  if (!isNumeral(view, at)) return null;
  return (
    [at + 1, at + 2].find((link) => isLink(view, link) && (link === at + 1 || isSize(view, at + 1))) ?? null
  );
}

/** A times sign, or "by", "por", between two numbers. */
function isLink(view: MessageView, at: number): boolean {
  const text = view.tokens[at]?.text;
  const before = isSize(view, at - 1) ? at - 2 : at - 1;
  if (text === 'by') return isNumeral(view, before) && isNumeral(view, at + 1);
  if (view.lexicon.crosses.has(text ?? '')) return isInWords(view, before) && isInWords(view, at + 1);
  if (text === '-') return false;
  if (text !== 'x' || view.tokens[at - 1]?.kind !== 'number' || view.tokens[at + 1]?.kind !== 'number')
    return false;
  // "tomato sauce 700*2": a star after goods multiplies.
  return view.text.charAt(view.tokens[at]?.start ?? 0) !== '*' || view.tokens[at - 2]?.kind !== 'word';
}

/** "dos por cuatro"; but "cambia 6 por 12". */
const isInWords = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind === 'word' && isNumeral(view, at);

/** The "by" of "two by four", "ten foot by twelve": no goods end or begin at it. */
export const isSpokenLink = (view: MessageView, at: number): boolean =>
  (view.tokens[at]?.text === 'by' || view.lexicon.crosses.has(view.tokens[at]?.text ?? '')) &&
  isLink(view, at);

/** The 2 of "studs 2x4x8": three numbers without a space measure, the first as well. */
export function isDimension(view: MessageView, at: number): boolean {
  const chain = chainAt(view, at);
  return chain?.glued === true && chain.count > 2;
}
