import type { Line } from '../../language/text/lines-of';
import { matchesOf } from '../../language/text/matches-of';
import type { NoiseSpan } from '../../language/text/tokenise';
import {
  agreeingWords,
  correctingWords,
  definiteWords,
  greetingWords,
  repeatingWords,
  sendWords,
} from '../../language/words/pattern-words';
import { answersOffer, orderedRow } from './answers-offer';
import { approval } from './approval';
import { rowsToChooseFrom } from './find-chosen-rows';
import { headerLine } from './find-layout';
import { isPassedOn } from './is-passed-on';
import { isRemark } from './is-remark';
import { longWordsOf } from './long-words-of';
import { attribution, mailField, mailStart } from './mail-heads';
import { pointsBelow } from './points-below';

/** What a message quotes of an earlier one. */
export interface Quotes {
  /** What of it names no goods: all of it, or its marks and heads when the message answers it. */
  noise: NoiseSpan[];
  /** Lines that the rest of the message approves, corrects or takes things out of; UTF-16 offsets. */
  answered: { start: number; end: number }[];
  /** They offer goods, and the rest of the message orders some of them. */
  isOffer: boolean;
}

const quoteMark = /^\s{0,4}>[>\s]*/;
const pointing = new RegExp(
  `(?<!\\p{L})(?:${definiteWords.join('|')}) (\\p{L}{3,30})(?: (\\p{L}{3,30}))?`,
  'gu',
);

/** "yes", "hey, yes", "Hi Lerato yes". */
const agreement = new RegExp(
  `^\\s*(?:(?:${greetingWords.join('|')})[,!.]? (?:\\p{L}{2,20}[,!.]? )?)?(?:${agreeingWords.join('|')})(?!\\p{L})`,
  'iu',
);

/** "you had 6 corn flakes. Same again?" */
const offersAgain = new RegExp(`(?<!\\p{L})(?:${repeatingWords.join('|')}) ?\\?`, 'iu');

/** "Sam, get 2 rice": somebody asks for goods in a sentence. */
const request = new RegExp(`(?<!\\p{L})(?:${sendWords.join('|')})(?: \\p{L}+)? \\d`, 'iu');

/** "confirming: 10 cheese, 6 chilli": a sentence of counted goods. */
const listed =
  /(?:[:,] ?|> ?)\d{1,4} ?x? ?\p{L}[^,\d]{0,30}(?:\d{1,5} ?\p{L}{0,5})?,? ?(?:\p{L}{1,3} )?\d{1,4} ?x? ?\p{L}/iu;

const correction = new RegExp(`(?<!\\p{L})(?:${correctingWords.join('|')})(?!\\p{L})`, 'u');

/** Finds quoted lines (`> …`) and a mail below its answer; `noise` is what is known to be no goods. */
export function findQuotes(text: string, lines: readonly Line[], noise: readonly NoiseSpan[]): Quotes {
  const mail = mailBelow(lines);
  const isQuoted = (line: Line): boolean => quoteMark.test(line.text) || (mail >= 0 && line.start >= mail);
  const quoted = lines.filter(isQuoted);
  const own = lines.filter((line) => !isQuoted(line) && !attribution.test(line.text));
  if (quoted.length === 0)
    return { noise: [], answered: rowsToChooseFrom(text, lines, noise), isOffer: false };
  if (own.every((line) => line.text.trim() === '')) return { noise: [], answered: [], isOffer: false };
  if (isRemark(own, quoted)) return { noise: quoted.flatMap(headOf), answered: [], isOffer: false };
  const says = own.map((line) => withoutNoise(text, line, noise)).join('\n');
  const isOffer = answersOffer(says, quoted, noise);
  const answers =
    isOffer ||
    isPassedOn(lines, isQuoted) ||
    (pointsBelow(says) && quoted.some(({ text }) => orderedRow.test(text))) ||
    approval.test(says) ||
    answersOrder(says, quoted) ||
    isInline(lines, isQuoted);
  if (/\d/.test(says) && !answers)
    return { noise: quoted.map(({ start, end }) => ({ start, end, code: 'quote' })), answered: [], isOffer };
  const answered = quoted.map(({ start, end }) => ({ start, end }));
  return { noise: quoted.flatMap(headOf), answered, isOffer };
}

/** "yes, but …", "make the sugar 6", "sugar must be 6": agrees to a quoted order, or points at a word of it or corrects it. */
function answersOrder(says: string, quoted: readonly Line[]): boolean {
  const rows = quoted.filter(({ text }) => orderedRow.test(text));
  const orders =
    rows.length > 0 ||
    quoted.some(({ text }) => listed.test(text)) ||
    quoted.some(({ text }) => offersAgain.test(text) || request.test(text));
  if (agreement.test(says) && orders) return true;
  const list = new Set(rows.flatMap(({ text }) => longWordsOf(text)));
  const pointed = matchesOf(says.toLowerCase(), pointing);
  return (
    pointed.some(([, first = '', second = '']) => list.has(first) || list.has(second)) ||
    (correction.test(says.toLowerCase()) && longWordsOf(says).some((word) => list.has(word)))
  );
}

/** "From: M. Kest" a second time: who wrote the mail above writes on, and nothing is quoted. */
const isSameWriter = (lines: readonly Line[], i: number): boolean =>
  lines.slice(0, i).some(({ text }) => mailStart.test(text) && text.trim() === lines[i]?.text.trim());

/** Where a mail with a head of its own begins below what was written; -1 when nowhere. */
function mailBelow(lines: readonly Line[]): number {
  const found = lines.find(
    (line, i) =>
      mailStart.test(line.text) &&
      !isSameWriter(lines, i) &&
      lines.slice(i + 1, i + 4).some((next) => mailField.test(next.text)) &&
      lines
        .slice(0, i)
        .some(
          ({ text }) => /\d/.test(text) && !headerLine.test(text) && !/^\s{0,4}(?:fwd?|re)\s?:/i.test(text),
        ),
  );
  return found?.start ?? -1;
}

/** The mark before a quoted line, or all of a line that is no part of a list: a head, a greeting. */
function headOf({ text, start, end }: Line): NoiseSpan[] {
  const mark = quoteMark.exec(text)?.[0] ?? '';
  const rest = text.slice(mark.length);
  if (headerLine.test(rest) || mailStart.test(rest) || attribution.test(rest))
    return [{ start, end, code: 'header' }];
  return mark === '' ? [] : [{ start, end: start + mark.length, code: 'quote-mark' }];
}

/** A line with what is known to be no goods blanked out: a date is no quantity. */
function withoutNoise(text: string, { start, end }: Line, noise: readonly NoiseSpan[]): string {
  let line = text.slice(start, end);
  for (const span of noise)
    if (span.start < end && span.end > start)
      line = `${line.slice(0, Math.max(0, span.start - start))}${' '.repeat(Math.min(end, span.end) - Math.max(start, span.start))}${line.slice(Math.min(end, span.end) - start)}`;
  return line;
}

/** At least two quoted lines have their answer right below them, and one of these stands between two of them. */
function isInline(lines: readonly Line[], isQuoted: (line: Line) => boolean): boolean {
  const answers = lines.filter((line, i) => {
    const above = lines[i - 1];
    return above && isQuoted(above) && !isQuoted(line) && line.text.trim() !== '';
  });
  const last = lines.findLast(isQuoted);
  return answers.length >= 2 && answers.some((line) => last !== undefined && line.start < last.start);
}
