import { interpretMessage } from '../../matching/interpret-message';
import { lineOf, type ThreadLine } from '../thread/thread';
import { hasCue, placesOf, withoutCues } from '../words/cues';
import { piecesOf } from '../words/plain-message';
import { headMark } from '../words/without-head';
import { accountsFor } from './accounts-for';
import type { LineChange } from './change';
import { type Clause, clausesOf } from './clauses';
import { howPlainly } from './how-plainly';
import { isCalled, mentionedLine, tellingPieces } from './mentioned-line';
import { readByHowMany } from './read-by-how-many';
import { readOtherSize } from './read-other-size';
import { type QuotedLine, readReply } from './read-reply';
import { readSwap } from './read-swap';
import { type ChangeQuestion, isDoubtful, type Reader } from './reader';

/**
 * The changes that a message asks of an order's lines; null when it asks none, or leaves open which. Everything in it
 * that has a number or names goods must come out at some line, and its numbers must be told to be quantities.
 */
export function readChange(reader: Reader, question: ChangeQuestion): LineChange[] | null {
  const { lines } = question;
  // What it reminds of is ordered already, or is goods to be read.
  const body = withoutCues(reader, question.body.replaceAll(headMark, ' '), 'reminds').trim();
  const said = { ...question, body };
  if (lines.length === 0 || said.body === '') return null;
  for (const read of [readOneSwap, readAsList, readClauses]) {
    const changes = read(reader, said);
    if (!changes || !accountsFor(reader, said, changes)) continue;
    if (howPlainly(reader, question, changes) !== 'not') return changes;
  }
  return null;
}

/** "swap the salt and vinegar chips for rolls", "1l, not 2l": the whole message is one swap, whatever words it has. */
function readOneSwap(reader: Reader, { lines, body }: ChangeQuestion): LineChange[] | null {
  const swapped = readSwap(reader, lines, body) ?? readOtherSize(reader, lines, body);
  return swapped && [swapped];
}

/** By all corrections that the reader of messages knows. */
function readAsList(reader: Reader, { lines, body }: ChangeQuestion): LineChange[] | null {
  const quoted: QuotedLine[] = lines.map(({ phrase, quantity, unit }, at) => ({
    id: String(at),
    phrase,
    quantity,
    unit,
  }));
  const { index, customer } = reader;
  const asked = readReply({ index, customerId: customer.customerId ?? '', lines: quoted, words: body });
  if (!asked) return null;
  return asked.flatMap(({ line: { id }, quantity, unit }): LineChange[] => {
    const line = lines[Number(id)];
    if (!line) return [];
    return quantity === null ? [{ kind: 'REMOVE', line }] : [{ kind: 'SET', line, quantity, unit }];
  });
}

function readClauses(reader: Reader, question: ChangeQuestion): LineChange[] | null {
  const changes: LineChange[] = [];
  for (const clause of clausesOf(reader, question.body)) {
    const asked = readClause(reader, question, clause, changes);
    if (asked === 'unread') return null;
    if (asked) changes.push(asked);
  }
  return changes.length === 0 ? null : changes;
}

/** Null for a clause that asks nothing. */
export function readClause(
  reader: Reader,
  question: ChangeQuestion,
  { words: clause, isCarried }: Clause,
  before: readonly LineChange[],
): LineChange | 'unread' | null {
  const { lines } = question;
  const anew =
    readSwap(reader, lines, clause) ??
    readOtherSize(reader, lines, clause) ??
    readByHowMany(reader, lines, clause);
  if (anew) return anew;
  const numbers = numbersOf(withoutInstead(reader, clause));
  if (hasCue(reader, clause, 'remove') && (numbers.length === 0 || !hasCue(reader, clause, 'set'))) {
    const goods = withoutCues(reader, clause, 'remove', 'courtesy');
    const line = mentionedLine(lines, goods);
    // "remove the beans and call me": what follows a removal is one only where it is nothing but goods.
    if (isCarried) return line && isCalled(line, goods) ? { kind: 'REMOVE', line } : null;
    return line ? { kind: 'REMOVE', line } : tells(reader, clause) ? 'unread' : null;
  }
  if (numbers.length === 0)
    return hasCue(reader, clause, 'swap') &&
      mentionedLine(lines, withoutCues(reader, clause, 'swap', 'courtesy'))
      ? 'unread'
      : null;
  return readAddition(reader, question, clause) ?? readQuantity(reader, question, clause, before) ?? 'unread';
}

const tells = (reader: Reader, clause: string): boolean =>
  tellingPieces(withoutCues(reader, clause, 'remove', 'courtesy', 'thanks', 'yes')).length > 0;

/** "add 5 more of the first", "plus 4 of something else". */
function readAddition(reader: Reader, { lines }: ChangeQuestion, clause: string): LineChange | null {
  if (!hasCue(reader, clause, 'add', 'more') || hasCue(reader, clause, 'set', 'instead')) return null;
  const [read, ...others] = interpretMessage(reader.index, clause, reader.customer).lines;
  if (others.length > 0) return null;
  if (!read) {
    const [quantity] = numbersOf(clause);
    const named = hasCue(reader, clause, 'more')
      ? mentionedLine(lines, withoutCues(reader, clause, 'add', 'more', 'courtesy', 'thanks'))
      : null;
    return named && quantity ? { kind: 'MORE', line: named, quantity } : null;
  }
  const same = lines.find(({ productId }) => productId !== null && productId === read.productId);
  const line = same ?? (isDoubtful(read.confidence) ? mentionedLine(lines, read.phrase) : null);
  if (line) return { kind: 'MORE', line, quantity: read.quantity };
  return { kind: 'ADD', goods: lineOf(read, reader.nameOf) };
}

function readQuantity(
  reader: Reader,
  { lines, lastChanged, setsBare }: ChangeQuestion,
  clause: string,
  before: readonly LineChange[],
): LineChange | null {
  const said = withoutInstead(reader, clause);
  const rest = withoutCues(reader, said, 'set', 'courtesy', 'thanks', 'yes', 'swap', 'swapFor', 'onlyIf');
  const line = lineMeant(lines, rest) ?? (isBare(rest) ? unnamed(lines, before, lastChanged) : null);
  if (!line) return null;
  if (
    !setsBare &&
    !hasCue(reader, clause, 'set', 'instead') &&
    tellingPieces(rest).some((piece) => !/\d/.test(piece))
  )
    return null;
  const own = piecesOf(`${line.phrase} ${line.name}`.toLowerCase());
  const numbers = numbersOf(said);
  const quantity = numbers.find((number) => !own.includes(String(number))) ?? numbers.at(-1);
  return quantity === undefined || quantity <= 0 ? null : { kind: 'SET', line, quantity, unit: line.unit };
}

const lineMeant = (lines: readonly ThreadLine[], rest: string): ThreadLine | null => {
  const isNamed = tellingPieces(rest).some((piece) => !/\d/.test(piece)) || numbersOf(rest).length > 1;
  return isNamed ? mentionedLine(lines, rest) : mentionedLine(lines, rest.replace(/\d+/g, ' '));
};

const isBare = (rest: string): boolean => tellingPieces(rest).every((piece) => /\d/.test(piece));

/** "sorry, 24": the line that was changed before, or the only one. */
function unnamed(
  lines: readonly ThreadLine[],
  before: readonly LineChange[],
  lastChanged?: ThreadLine | null,
): ThreadLine | null {
  if (before.length > 0) return null;
  return lastChanged ?? (lines.length === 1 ? (lines[0] ?? null) : null);
}

/** "25 not 20": without the number that no longer holds. */
function withoutInstead(reader: Reader, clause: string): string {
  for (const { start, end } of placesOf(reader, clause, 'instead')) {
    const behind = clause.slice(end).match(/^\s*\d+(?:[.,]\d+)?/u);
    if (behind) return `${clause.slice(0, start)} ${clause.slice(end + behind[0].length)}`;
  }
  return clause;
}

const numbersOf = (words: string): number[] =>
  piecesOf(words)
    .filter((piece) => /\d/.test(piece))
    .map((piece) => Number(piece.replace(',', '.')));
