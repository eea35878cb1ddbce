import { type CompiledLexicon, measureOf } from './lexicons/compile';
import { shyMeasures } from './lexicons/measures';
import type { NumberReading } from './number-reading';
import { readNumbersAt } from './read-number-words';
import type { Token } from './tokenise';

/** A message cut into tokens, with the questions that the segmentation asks of them. */
export interface MessageView {
  text: string;
  tokens: Token[];
  lexicon: CompiledLexicon;
  voice: boolean;
  /** Numbers that can be read at each token, memoised. */
  numbers: (NumberReading[] | undefined)[];
  /** Chains of numbers by the place of each, found on first use. */
  chains?: Map<number, Chain>;
  /** Tokens that goods never cross: the marks after headings. */
  stops: Set<number>;
  /** Somewhere a quantity is given for each of several goods. */
  sharesQuantity: boolean;
  /** Quoted lines that the rest of the message answers, as UTF-16 offsets. */
  answered: readonly { start: number; end: number }[];
}

/** Numbers at a token, longest first. */
export function numbersAt(view: MessageView, at: number): NumberReading[] {
  const known = view.numbers[at];
  if (known) return known;
  const read = readNumbersAt(view.tokens, at, view.lexicon, view.voice)
    .filter(({ form }) => form !== 'article' || !isAccented(view, at))
    .map((number) => withRestated(view, number));
  view.numbers[at] = read;
  return read;
}

/** A word that its accent alone tells from another: "à", to, from "a", one. */
export function isAccented({ text, tokens, lexicon }: MessageView, at: number): boolean {
  const { start = 0, end = 0 } = tokens[at] ?? {};
  return lexicon.accented.has(text.slice(start, end).toLowerCase().normalize('NFC'));
}

/** "thirty (30)", "20 (twenty)": letters say a number twice. */
function withRestated(view: MessageView, number: NumberReading): NumberReading {
  if (view.tokens[number.next]?.text !== '(') return number;
  const again = readNumbersAt(view.tokens, number.next + 1, view.lexicon)[0];
  return again?.value === number.value && view.tokens[again.next]?.text === ')'
    ? { ...number, next: again.next + 1 }
    : number;
}

/** The order unit at a token, by its canonical name, and the token after it. */
export function unitAt(view: MessageView, at: number): { unit: string; next: number } | null {
  const token = view.tokens[at];
  if (token?.kind !== 'word') return null;
  const unit = view.lexicon.units.get(token.text);
  if (unit === undefined) return null;
  const dot = view.tokens[at + 1];
  return { unit, next: dot?.text === '.' && dot.glued && isShort(token.text) ? at + 2 : at + 1 };
}

/** `cs.`, `ctn.`: an abbreviation, whose full stop ends no sentence. */
const isShort = (word: string): boolean => word.length <= 3 || (word.length === 4 && !/[aeiou]/.test(word));

/** A measure stands right after a number, so that the number is a size: `2 l`, `500ml`, `4 in`. */
export function isSize(view: MessageView, next: number): boolean {
  let at = next;
  if (view.tokens[at]?.text === '-' && view.tokens[at]?.glued && view.tokens[at + 1]?.glued) at++;
  const token = view.tokens[at];
  if (!token) return false;
  if (token.kind === 'symbol') return token.glued && /^["”″%°'’′]$/.test(token.text);
  if (token.kind !== 'word') return false;
  if (token.text === 's' && token.glued) return true;
  if (token.text === 'fl') return true;
  if (!measureOf(token.text, view.lexicon) || isAbbreviation(view, at)) return false;
  return !(shyMeasures.has(token.text) && !token.glued && !isInch(view, at));
}

/** The measure of a size: the `kg` of `2 kg`. */
export const isSizeWord = (view: MessageView, at: number): boolean =>
  view.tokens[at - 1]?.kind === 'number' && isSize(view, at);

/** `1 L/cleanser`, `6 f/cream`: a letter and a slash stand for a word. */
const isAbbreviation = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.glued === false &&
  view.tokens[at]?.text.length === 1 &&
  view.tokens[at + 1]?.text === '/' &&
  view.tokens[at + 1]?.glued === true &&
  view.tokens[at + 2]?.kind === 'word' &&
  view.tokens[at + 2]?.glued === true;

/** "in" after a number is an inch unless a place or a time follows. */
function isInch(view: MessageView, at: number): boolean {
  const token = view.tokens[at];
  if (token?.text !== 'in') return false;
  const { owning, afterIn } = view.lexicon;
  const next = view.tokens[at + 1]?.text ?? '';
  return !owning.has(next) && !afterIn.has(next);
}

/** A number's place in a chain like `2x4x8`, `24 x 300` or "two by four". */
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
  /** A fraction is among them, so that they are sizes. */
  fraction: boolean;
}

/** The chain that a number stands in; null when it stands alone. */
export function chainAt(view: MessageView, at: number): Chain | null {
  view.chains ??= findChains(view);
  return view.chains.get(at) ?? null;
}

function findChains(view: MessageView): Map<number, Chain> {
  const chains = new Map<number, Chain>();
  for (let start = 0; start < view.tokens.length; start++) {
    if (!isLink(view, start + 1) || isLink(view, start - 1)) continue;
    const links: boolean[] = [];
    let fraction = view.tokens[start]?.form === 'fraction';
    let spoken = false;
    let end = start;
    while (isLink(view, end + 1)) {
      spoken ||= view.tokens[end + 1]?.text === 'by';
      links.push(spoken || (view.tokens[end + 1]?.glued === true && view.tokens[end + 2]?.glued === true));
      end += 2;
      fraction ||= view.tokens[end]?.form === 'fraction';
    }
    const glued = !spoken && links.every(Boolean);
    const one = glued && links.length === 1 && view.tokens[start]?.value === 1;
    for (let at = start; at <= end; at += 2) {
      const tight = links[(at - start) / 2 - 1] === true;
      chains.set(at, {
        first: at === start,
        last: at === end,
        count: links.length + 1,
        glued,
        tight,
        one,
        fraction,
      });
    }
  }
  return chains;
}

/** A times sign, or "by", between two numbers. */
function isLink(view: MessageView, at: number): boolean {
  const text = view.tokens[at]?.text;
  if (text === 'by') return isNumeral(view, at - 1) && isNumeral(view, at + 1);
  if (text !== 'x' || view.tokens[at - 1]?.kind !== 'number' || view.tokens[at + 1]?.kind !== 'number')
    return false;
  // "tomato sauce 700*2": a star after goods multiplies.
  return view.text.charAt(view.tokens[at]?.start ?? 0) !== '*' || view.tokens[at - 2]?.kind !== 'word';
}

/** A number in digits or in words. */
export const isNumeral = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind === 'number' || view.lexicon.numbers.has(view.tokens[at]?.text ?? '');

/** `seal-a-ridge`: a word that a hyphen ties to the word before it. */
export function isHyphenated(view: MessageView, at: number): boolean {
  const [token, hyphen, before] = [view.tokens[at], view.tokens[at - 1], view.tokens[at - 2]];
  return (
    hyphen?.text === '-' &&
    hyphen.glued &&
    token?.glued === true &&
    token.kind === 'word' &&
    before?.kind === 'word' &&
    (before.text.length > 1 || view.tokens[at - 3]?.text === '-')
  );
}

/** A word that is no goods by itself: greeting, verb of ordering, article, "and". */
export function isIdle(view: MessageView, at: number): boolean {
  const token = view.tokens[at];
  // `n95`, `a4`: the letter of a code.
  const next = view.tokens[at + 1];
  if (token?.text.length === 1 && next?.kind === 'number' && next.glued) return false;
  return (
    token?.kind === 'word' &&
    (view.lexicon.filler.has(token.text) ||
      view.lexicon.and.has(token.text) ||
      view.lexicon.articles.has(token.text))
  );
}

/** More tokens than any order has. */
const longestOrder = 600;

/** A text in which nobody looks for fine points of an order: what costs much is left undone there. */
export const isLongerThanOrders = ({ tokens }: MessageView): boolean => tokens.length > longestOrder;
