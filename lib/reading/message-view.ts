import type { CompiledLexicon } from '../language/compile';
import type { NumberReading } from '../language/numbers/number-reading';
import { readNumbersAt } from '../language/numbers/read-number-words';
import type { Token } from '../language/text/tokenise';
import { hesitations, unmistakable } from '../language/words/homophones';
import type { Table } from './tables/read-table';

/** A message cut into tokens, with the questions that the segmentation asks of them. */
export interface MessageView {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly lexicon: CompiledLexicon;
  readonly voice: boolean;
  /** A transcript whose lines open with numbers in words. */
  readonly spokenList: boolean;
  /** Numbers that can be read at each token, memoised. */
  readonly numbers: (NumberReading[] | undefined)[];
  /** Tokens that goods never cross: the marks after headings, or the first of what stands under them. */
  readonly stops: ReadonlySet<number>;
  /** Somewhere a quantity is given for each of several goods. */
  readonly sharesQuantity: boolean;
  /** Quoted lines that the rest of the message answers, as UTF-16 offsets. */
  readonly answered: readonly { start: number; end: number }[];
  /** Pasted from spreadsheets; each is one token. */
  readonly tables: readonly Table[];
  /** Those lines offer goods at a price: what is not taken of them is not ordered. */
  readonly answersOffer: boolean;
  /** Struck through by its writer, as UTF-16 offsets with the marks. */
  readonly struck: readonly { start: number; end: number }[];
  /** What was worked out of it once; see once-per-view.ts. */
  readonly workedOut: unknown[];
}

/** Numbers at a token, longest first. */
export function numbersAt(view: MessageView, at: number): NumberReading[] {
  const known = view.numbers[at];
  if (known) return known;
  const read = readNumbersAt(view.tokens, at, view.lexicon, view.voice)
    .filter(({ form }) => form !== 'article' || !isAccented(view, at))
    .filter(({ form }) => form !== 'homophone' || !view.spokenList || opensLine(view, at))
    .map((number) => withRestated(view, number));
  view.numbers[at] = read;
  return read;
}

/** "and for boxes of tile": in a list a count that only sounds so opens its line; within a line "for" and "to" are none. */
function opensLine({ tokens, lexicon }: MessageView, at: number): boolean {
  const [word, before] = [tokens[at]?.text ?? '', tokens[at - 1]];
  if (unmistakable.has(word) || before?.kind !== 'word') return true;
  return lexicon.and.has(before.text) || hesitations.has(before.text);
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

/** A number in digits or in words. */
export const isNumeral = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind === 'number' || view.lexicon.numbers.has(view.tokens[at]?.text ?? '');

/** `seal-a-ridge`: a word that a hyphen ties to the word before it; but "ne-" of "ne-box" is a word of its own. */
export function isHyphenated(view: MessageView, at: number): boolean {
  const hyphen = view.tokens[at - 1];
  if (hyphen?.text !== '-' || !hyphen.glued || isPrefix(view, at - 2)) return false;
  const token = view.tokens[at];
  const before = view.tokens[at - 2];
  return (
    token?.glued === true &&
    token.kind === 'word' &&
    before?.kind === 'word' &&
    (before.text.length > 1 || view.tokens[at - 3]?.text === '-')
  );
}

/** "no-", "le-": and, of, in isiZulu. */
export const isPrefix = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  lexicon.prefixes.has(tokens[at]?.text ?? '') &&
  tokens[at + 1]?.text === '-' &&
  tokens[at + 1]?.glued === true;

/** More tokens than any order has. */
export const longestOrder = 600;

/** A text in which nobody looks for fine points of an order: what costs much is left undone there. */
export const isLongerThanOrders = ({ tokens }: MessageView): boolean => tokens.length > longestOrder;
