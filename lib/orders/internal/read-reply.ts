import type { CatalogueIndex } from '../../matching/index/catalogue-index';
import { type InterpretedLine, interpretMessage } from '../../matching/interpret-message';
import { noQuantitySaid } from '../../reading/reading';

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
  const asked = changesOfList(reply, reply.lines);
  if (reply.lines.length === 1) return asked ?? quantityAnew(reply);
  if (!asked) return null;
  const backwards = changesOfList(reply, reply.lines.toReversed());
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
  const { lines: replied, warnings } = read(reply, `${list.text}\n${reply.words}`);
  const ordersMore = replied.some(({ start }) => start >= list.text.length);
  if (ordersMore || warnings.some(({ code }) => code === 'left_out')) return null;
  const changes = list.places.flatMap((place): AskedChange[] => {
    const { line } = place;
    const now = lineAt(replied, place);
    if (!now) return [{ line, quantity: null, unit: null }];
    return now.quantity === line.quantity
      ? []
      : [{ line, quantity: now.quantity, unit: now.unit ?? line.unit }];
  });
  return changes.length === 0 ? null : changes;
}

/** "8 please", "rather 12": to the one line that it answers, said as if it had no quantity yet. */
function quantityAnew(reply: Reply): AskedChange[] | null {
  const [line] = reply.lines;
  if (!line) return null;
  // Words that order goods of their own, or would, are no mere quantity.
  const own = read(reply, reply.words);
  if (own.lines.length > 0 || own.warnings.length > 0) return null;
  const { lines, warnings } = read(reply, `${line.phrase}, ${reply.words}`);
  const [said] = lines;
  if (!said || lines.length > 1 || warnings.length > 0 || said.end > line.phrase.length) return null;
  if (said.quantityNote === noQuantitySaid || said.quantity === line.quantity) return null;
  return [{ line, quantity: said.quantity, unit: said.unit ?? line.unit }];
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
