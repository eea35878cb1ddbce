import { anyOf, partingWords } from '../../language/words/pattern-words';
import type { OrderingCustomer } from '../../matching/catalogue';
import type { CatalogueIndex } from '../../matching/index/catalogue-index';
import { interpretMessage } from '../../matching/interpret-message';
import { lineOf, type ThreadLine } from '../thread/thread';
import { type CueReader, hasCue, placesOf, withoutCues } from '../words/cues';
import { piecesOf } from '../words/plain-message';
import type { LineChange } from './change';
import { mentionedLine, tellingPieces } from './mentioned-line';
import { type QuotedLine, readReply } from './read-reply';

/** What is needed to read goods. */
export interface Reader extends CueReader {
  index: CatalogueIndex;
  customer: OrderingCustomer;
  nameOf: (productId: string) => string;
}

interface ChangeQuestion {
  lines: readonly ThreadLine[];
  /** Folded, without what it quotes. */
  body: string;
  /** The line that the message before changed: "sorry, 24" means it again. */
  lastChanged?: ThreadLine | null;
  /** A bare "8 viennas" sets a quantity, as in "the usual, but 8 viennas". */
  setsBare?: boolean;
}

/**
 * The changes that a message asks of an order's lines; null when it asks none, or leaves open which. Everything in it
 * that has a number or names goods must come out at some line.
 */
export function readChange(reader: Reader, question: ChangeQuestion): LineChange[] | null {
  const { lines, body } = question;
  if (lines.length === 0 || body === '') return null;
  const swapped = readSwap(reader, question, body);
  if (swapped) return [swapped];
  return readAsList(reader, question) ?? readClauses(reader, question);
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

const between = new RegExp(`[;\\n!?]|[,.](?!\\d)|\\s(?:${anyOf(partingWords)})\\s`, 'u');

function readClauses(reader: Reader, question: ChangeQuestion): LineChange[] | null {
  const changes: LineChange[] = [];
  for (const part of question.body.split(between)) {
    const clause = part?.trim() ?? '';
    if (clause === '') continue;
    const asked = readClause(reader, question, clause, changes);
    if (asked === 'unread') return null;
    if (asked) changes.push(asked);
  }
  return changes.length === 0 ? null : changes;
}

/** Null for a clause that asks nothing. */
function readClause(
  reader: Reader,
  question: ChangeQuestion,
  clause: string,
  before: readonly LineChange[],
): LineChange | 'unread' | null {
  const swapped = readSwap(reader, question, clause);
  if (swapped) return swapped;
  const numbers = numbersOf(withoutInstead(reader, clause));
  if (hasCue(reader, clause, 'remove') && (numbers.length === 0 || !hasCue(reader, clause, 'set'))) {
    const line = mentionedLine(question.lines, withoutCues(reader, clause, 'remove', 'courtesy'));
    return line ? { kind: 'REMOVE', line } : tells(reader, clause) ? 'unread' : null;
  }
  if (numbers.length === 0) return null;
  return readAddition(reader, question, clause) ?? readQuantity(reader, question, clause, before) ?? 'unread';
}

const tells = (reader: Reader, clause: string): boolean =>
  tellingPieces(withoutCues(reader, clause, 'remove', 'courtesy', 'thanks', 'yes')).length > 0;

/** "swap the chips for rolls", "change the 2 l to 1.5 l": other goods, or another size of the same. */
function readSwap(reader: Reader, { lines }: ChangeQuestion, clause: string): LineChange | null {
  const [begin] = placesOf(reader, clause, 'swap');
  if (!begin) return null;
  for (const parts of placesOf(reader, clause, 'swapFor').reverse()) {
    if (parts.start <= begin.end) continue;
    const line = mentionedLine(lines, clause.slice(begin.end, parts.start));
    const wanted = withoutCues(reader, clause.slice(parts.end), 'courtesy', 'thanks').trim();
    if (!line || wanted === '') continue;
    if (/^\d+$/.test(wanted)) return { kind: 'SET', line, quantity: Number(wanted), unit: line.unit };
    const goods = readGoods(reader, isSizeAlone(wanted) ? `${withoutSize(line.phrase)} ${wanted}` : wanted);
    if (!goods?.productId || goods.productId === line.productId) continue;
    const isCounted = !isSizeAlone(wanted) && /^\d+\s*(?:x\s|\p{L}{3,})/u.test(wanted);
    return { kind: 'REPLACE', line, goods, quantity: isCounted ? goods.quantity : null };
  }
  return null;
}

const isSizeAlone = (words: string): boolean => /^\W*\d+(?:[.,]\d+)?\s*\p{L}{0,3}\W*$/u.test(words);
const withoutSize = (phrase: string): string =>
  phrase.replace(/\d+(?:[.,]\d+)?\s*\p{L}{0,2}(?![\p{L}\d])/gu, ' ').trim();

/** The one product that words name, with its quantity, or null. */
function readGoods(reader: Reader, words: string): ThreadLine | null {
  const { lines } = interpretMessage(reader.index, words, reader.customer);
  const [line] =
    lines.length > 0 ? lines : interpretMessage(reader.index, `1 x ${words}`, reader.customer).lines;
  return line ? lineOf(line, reader.nameOf) : null;
}

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

/** Goods so uncertain are sooner those of the order that are called alike. */
export const isDoubtful = (confidence: number): boolean => confidence < 0.6;

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
