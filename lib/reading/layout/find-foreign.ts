import { linesOf } from '../../language/text/lines-of';
import { matchesOf } from '../../language/text/matches-of';
import { anyOf, dateWords } from '../../language/words/pattern-words';
import { claimSpans } from '../noise/claim-spans';
import { findNoise } from '../noise/find-noise';
import { chatHeaders } from '../noise/writing';
import { findQuotes } from './find-quotes';
import { findMailHeads } from './mail-heads';

/** Only such text quotes anything: a line that is marked, or that begins with a label, ends with a colon, or has a stamp. */
const mayQuote = /^\s{0,4}(?:>|[\p{L}-]{2,12}\s?:)|:\s*$|^.{0,80}\d{1,2}[:.h]\d{2}.{0,60}:/mu;

const isLoose = (stamp: string): boolean => !/^[[\d]/.test(stamp);
const namesDay = new RegExp(`(?<!\\p{L})(?:${anyOf(dateWords)})(?!\\p{L})`, 'iu');

/**
 * What of a message its writer did not write for it: what mail and chat programs say of who wrote when, and quoted mails of
 * which nothing is taken up. UTF-16 offsets.
 */
export function findForeign(text: string): { start: number; end: number }[] {
  if (!mayQuote.test(text)) return [];
  const lines = linesOf(text);
  const chat = chatHeaders.patterns.flatMap(([, pattern]) => {
    const found = matchesOf(text, pattern);
    // Without a date before it, one stamp alone is as likely an hour: "Deliver Friday 08:00: gate 2".
    return found.filter(([stamp]) => !isLoose(stamp) || (found.length > 1 && !namesDay.test(stamp)));
  });
  const quotes = findQuotes(text, lines, claimSpans(text.length, findNoise(text))).noise;
  const stamps = chat.map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  return [...stamps, ...findMailHeads(lines), ...quotes.filter(({ code }) => code === 'quote')];
}
