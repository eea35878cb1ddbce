import { detectLanguages } from '../../language/detect-languages';
import { foldWord } from '../../language/text/fold-word';
import { anyOf, ofClass, partingWords } from '../../language/words/pattern-words';
import type { CatalogueIndex } from '../../matching/index/catalogue-index';
import { type InterpretedLine, interpretMessage } from '../../matching/interpret-message';
import { isStruck } from '../../reading/layout/is-struck';
import { noQuantitySaid } from '../../reading/reading';
import { viewOf } from '../../reading/view-message';
import { isIdle } from '../../reading/words/is-idle';
import { piecesOf, plainMessage } from '../words/plain-message';
import { withoutHead } from '../words/without-head';
import type { LineChange } from './change';
import { howPlainly } from './how-plainly';

/** A line of the order that a reply quotes, with the quantity that it has, or would have by an earlier reply. */
export interface QuotedLine {
  id: string;
  phrase: string;
  quantity: number;
  unit: string | null;
}

/** What a reply asks of a line; `quantity` null when it is not wanted any more. */
export interface AskedChange {
  line: QuotedLine;
  quantity: number | null;
  unit: string | null;
}

interface Reply {
  index: CatalogueIndex;
  customerId: string;
  lines: readonly QuotedLine[];
  words: string;
}

/** A list in the order that it has, and the same the other way round: of a reply that means its last line, each says another. */
interface List {
  text: string;
  /** Where each line stands in it. */
  places: readonly { line: QuotedLine; start: number; end: number }[];
}

/**
 * The changes of its lines that a reply to an order asks for, and nothing else: "make it 8", "cancel the cola". The
 * lines are written out as a list and the reply below it, as one message, and what the reader makes of that is compared
 * with the list alone; so it knows all corrections that the reader knows. Null when the reply is no change, orders
 * other goods as well, or leaves open which line it means.
 */
export function readReply(reply: Reply): AskedChange[] | null {
  const whole = readWhole(reply);
  const changes = whole === null || leavesNumber(reply.words, whole) ? readByParts(reply) : whole;
  return changes && isToldAtAll(reply, changes) ? changes : null;
}

/** "the gate code is 25" has a number, and says nothing of a quantity. */
function isToldAtAll({ index, customerId, lines, words }: Reply, changes: readonly AskedChange[]): boolean {
  const { accounted } = interpretMessage(index, words, { customerId });
  const { body } = plainMessage(withoutHead(words, accounted));
  const languages = ['en', ...detectLanguages(piecesOf(body))];
  const threadLines = lines.map((line) => ({ ...line, name: '', productId: null, candidates: [] }));
  const told = changes.flatMap(({ line: { id }, quantity, unit }): LineChange[] => {
    const line = threadLines.find((each) => each.id === id);
    return line && quantity !== null ? [{ kind: 'SET', line, quantity, unit }] : [];
  });
  return howPlainly({ languages }, { lines: threadLines, body }, told) !== 'not';
}

function readWhole(reply: Reply): AskedChange[] | null {
  const bare = { ...reply, words: withoutCourtesy(reply.words) };
  const [line] = reply.lines;
  if (line && reply.lines.length === 1) {
    return changesOfList(reply, [line]) ?? changesOfList(bare, [line]) ?? changeOfOne(reply, line);
  }
  return changesEitherWay(reply) ?? changesEitherWay(bare);
}

/** Of "no butternut, and 10 of the sugar" the ten must come out at some line, or something was misunderstood. */
function leavesNumber(words: string, changes: readonly AskedChange[]): boolean {
  const isRemoval = changes.some(({ quantity }) => quantity === null);
  const told = changes.flatMap(({ line, quantity }) => [
    ...(quantity === null ? [line.quantity] : [quantity]),
    ...numbersIn(line.phrase),
  ]);
  return isRemoval && numbersIn(words).some((number) => !told.includes(number));
}

const between = new RegExp(
  `(?:[,;]\\s|\\n)\\s*(?:(?:${anyOf(partingWords)})\\s+)?|\\s+(?:${anyOf(partingWords)})\\s+`,
  'u',
);

const numbersIn = (words: string): number[] => viewOf(words).tokens.flatMap(({ value }) => value ?? []);

/** Each part of a reply of several, by itself: all must ask something, and no two of the same line. */
function readByParts(reply: Reply): AskedChange[] | null {
  const parts = foldWord(reply.words).split(between);
  if (parts.length < 2) return null;
  const changes: AskedChange[] = [];
  for (const words of parts) {
    const asked = readWhole({ ...reply, words });
    if (asked === null || leavesNumber(words, asked)) return null;
    if (asked.some(({ line }) => changes.some((other) => other.line.id === line.id))) return null;
    changes.push(...asked);
  }
  return changes;
}

/** Changes that do not hang on which line stands last. */
function changesEitherWay(reply: Reply): AskedChange[] | null {
  const asked = changesOfList(reply, reply.lines);
  const backwards = asked && changesOfList(reply, reply.lines.toReversed());
  return backwards && sameChanges(asked, backwards) ? asked : null;
}

function changesOfList(reply: Reply, lines: readonly QuotedLine[]): AskedChange[] | null {
  const list = writeList(lines);
  const alone = read(reply, list.text).lines;
  // What the reader does not read back as it was written cannot be compared.
  const isFaithful =
    alone.length === lines.length &&
    list.places.every((place) => lineAt(alone, place)?.quantity === place.line.quantity);
  if (!isFaithful) return null;
  const { lines: replied, accounted } = read(reply, `${list.text}\n${reply.words}`);
  const isBelow = ({ start }: { start: number }): boolean => start >= list.text.length;
  const leavesOut = accounted.some((part) => part.doubtful && isBelow(part));
  if (replied.some(isBelow) || leavesOut) return null;
  const changes = list.places.flatMap((place): AskedChange[] => {
    const { line } = place;
    const now = lineAt(replied, place);
    if (!now) return [{ line, quantity: null, unit: null }];
    return now.quantity === line.quantity
      ? []
      : [{ line, quantity: now.quantity, unit: now.unit ?? line.unit }];
  });
  const isMisread = changes.some(({ quantity }) => quantity !== null && saysBy(reply.words, quantity));
  return changes.length === 0 || isMisread ? null : changes;
}

/** Of "minus 2" the two is not how many it is to be. */
const saysBy = (words: string, quantity: number): boolean =>
  relative.test(foldWord(words)) && viewOf(words).tokens.some(({ value }) => value === quantity);

/** "no longer needed", "8", "rather 12": said of the one line that is answered, as if it stood before these words. */
function changeOfOne(reply: Reply, line: QuotedLine): AskedChange[] | null {
  if (isStruck(reply.words)) return [{ line, quantity: null, unit: null }];
  // "add 3", "+3" where the list did not tell: how many that makes is not ours to guess.
  if (relative.test(foldWord(reply.words))) return null;
  // Words that order goods of their own, or would, are no mere quantity.
  const own = read(reply, reply.words);
  if (own.lines.length > 0 || own.warnings.length > 0) return null;
  const { lines, warnings } = read(reply, `${line.phrase}, ${reply.words}`);
  const [said] = lines;
  if (!said || lines.length > 1 || warnings.length > 0 || said.end > line.phrase.length) return null;
  if (said.quantityNote === noQuantitySaid || said.quantity === line.quantity) return null;
  return [{ line, quantity: said.quantity, unit: said.unit ?? line.unit }];
}

const relative = new RegExp(`^\\W*[+−-]\\s*\\d|(?<!\\p{L})(?:${anyOf(ofClass('relative'))})(?!\\p{L})`, 'u');

/** "hi, cancel please" → "cancel": what the words come to without greetings and thanks around them. */
function withoutCourtesy(words: string): string {
  const view = viewOf(words);
  const said = view.tokens.filter(
    ({ kind }, at) => kind !== 'newline' && kind !== 'symbol' && !isIdle(view, at),
  );
  const [first, last] = [said[0], said.at(-1)];
  return first && last ? words.slice(first.start, last.end) : words;
}

const read = ({ index, customerId }: Reply, text: string) => interpretMessage(index, text, { customerId });

function writeList(lines: readonly QuotedLine[]): List {
  let text = '';
  const places = lines.map((line) => {
    const count = line.unit === null ? `${line.quantity} x ` : `${line.quantity} ${line.unit} `;
    const start = text.length + (text === '' ? 0 : 1);
    text += `${text === '' ? '' : '\n'}${count}${line.phrase}`;
    return { line, start, end: text.length };
  });
  return { text, places };
}

const lineAt = (lines: readonly InterpretedLine[], { start, end }: { start: number; end: number }) =>
  lines.find((line) => line.start >= start && line.end <= end);

const sameChanges = (some: readonly AskedChange[], others: readonly AskedChange[]): boolean =>
  some.length === others.length &&
  some.every(({ line, quantity }) =>
    others.some((other) => other.line.id === line.id && other.quantity === quantity),
  );
