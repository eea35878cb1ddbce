import { type CompiledLexicon, lexiconOf } from '../language/compile';
import { detectLanguages } from '../language/detect-languages';
import { closesAlso } from '../language/text/closes-also';
import { dropTimesOfSize } from '../language/text/drop-times-of-size';
import { joinCountLines } from '../language/text/join-count-lines';
import { joinExtra } from '../language/text/join-extra';
import { joinInitials } from '../language/text/join-initials';
import { keepAccents } from '../language/text/keep-accents';
import { linesOf } from '../language/text/lines-of';
import { readLooseCounts } from '../language/text/loose-counts';
import { repairScan } from '../language/text/repair-scan';
import { spellOut } from '../language/text/spell-out';
import { type Token, tokenise } from '../language/text/tokenise';
import { hesitations, unmistakable } from '../language/words/homophones';
import { findMarks, withoutMarks } from '../message-marks';
import { readEachAt } from './amounts/read-shared-quantity';
import { findLayout } from './layout/find-layout';
import { findQuotes } from './layout/find-quotes';
import type { MessageView } from './message-view';
import { claimSpans } from './noise/claim-spans';
import { findNoise } from './noise/find-noise';
import { type KnownGoods, withoutGoods } from './noise/known-goods';
import { readTables } from './tables/read-table';

/** A view with what was settled before the segmentation. */
export type ReadableView = MessageView & { readonly languages: readonly string[] };

/** UTF-16 units that are read of a message. */
export const longestMessage = 16_384;

/** Cuts a message into tokens and settles its languages; `goods` says what of it names products, however it looks. */
export function viewOf(text: string, voice?: boolean, goods?: KnownGoods): ReadableView {
  const cut = text.length > longestMessage ? text.slice(0, longestMessage) : text;
  const marks = findMarks(cut);
  const struck = marks.filter(({ kind }) => kind === 'struck');
  const short = repairScan(withoutMarks(cut, marks));
  const lines = linesOf(short);
  const found = findNoise(short);
  const noise = goods ? withoutGoods(short, found, goods) : found;
  const tables = readTables(short, noise);
  const layout = findLayout(short, lines, struck);
  const quotes = findQuotes(short, lines, claimSpans(short.length, [...layout, ...noise]));
  const tokens = tokenise(
    short,
    claimSpans(short.length, [
      ...tables.map((table) => table.span),
      ...quotes.noise.filter(({ code }) => code !== 'quote-mark'),
      ...layout,
      ...quotes.noise,
      ...noise,
    ]),
  );
  joinInitials(tokens);
  joinExtra(tokens);
  const languages = detectLanguages(
    tokens.filter((token) => token.kind === 'word').map((token) => token.text),
  );
  const lexicon = lexiconOf(languages);
  spellOut(tokens, lexicon);
  keepAccents(tokens, short, lexicon);
  dropTimesOfSize(tokens, lexicon);
  readLooseCounts(tokens, lexicon);
  joinCountLines(tokens, lexicon);
  const spokenList = !/\d/.test(short) && isSpokenList(tokens, lexicon);
  const view: ReadableView = {
    text: short,
    tokens,
    lexicon,
    voice: voice ?? looksSpoken(short, tokens, lexicon, spokenList),
    spokenList,
    numbers: [],
    stops: new Set(),
    sharesQuantity: false,
    answered: quotes.answered,
    answersOffer: quotes.isOffer,
    struck,
    workedOut: [],
    languages,
    tables,
  };
  return { ...view, sharesQuantity: tokens.some((_, at) => readEachAt(view, at) !== null) };
}

/** The view with what parts its goods. What was worked out without it is worked out anew. */
export const withStops = (view: ReadableView, stops: ReadonlySet<number>): ReadableView => ({
  ...view,
  stops,
  workedOut: [],
});

/**
 * Hardly a mark in a text of some length, and no digits; or a figure here and there, where numbers are written as words
 * that sound like them ("ate bags"). Breaks between lines that open with a number in words are a speaker's pauses: "two
 * cases of tees\nand for boxes of tile".
 */
function looksSpoken(
  text: string,
  tokens: readonly Token[],
  lexicon: CompiledLexicon,
  isList: boolean,
): boolean {
  const marks = (text.match(isList ? /[,;:/+&@*-]/g : /[,;:\n/+&@*-]/g) ?? []).length;
  if (text.length <= 24 || marks > text.length / 120) return false;
  if (!/\d/.test(text)) return true;
  const says = (words: { has(word: string): boolean }): boolean =>
    tokens.some(({ text: word }, at) => words.has(word) && !closesAlso(tokens, at, lexicon));
  return marks === 0 && (says(unmistakable) || (says(hesitations) && says(lexicon.numbers)));
}

/** At least two lines open with a number in words, and they are half of the lines or more. */
function isSpokenList(tokens: readonly Token[], lexicon: CompiledLexicon): boolean {
  const openers = tokens.filter(
    ({ kind }, at) => kind !== 'newline' && (at === 0 || tokens[at - 1]?.kind === 'newline'),
  );
  const counted = openers.filter(({ text }) => lexicon.numbers.has(text) && !lexicon.articles.has(text));
  return counted.length >= 2 && counted.length * 2 >= openers.length;
}
