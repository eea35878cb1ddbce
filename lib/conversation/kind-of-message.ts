import { foldWord } from '../language/text/fold-word';
import { joiningWords, ofClass, sendWords } from '../language/words/pattern-words';
import type { Interpretation, InterpretedLine } from '../matching/interpret-message';
import { noQuantitySaid } from '../reading/reading';
import type { LineChange } from './changes/change';
import type { KindOfMessage, MessageKind } from './kind';
import { type CueReader, hasCue, isOnly, placesOf, withoutCues } from './words/cues';
import { type PlainMessage, piecesOf } from './words/plain-message';

/** What is known of a message and of the conversation it stands in. */
interface KindQuestion {
  message: PlainMessage;
  reading: Pick<Interpretation, 'repeats' | 'accounted'> & {
    lines: readonly Pick<InterpretedLine, 'quantityNote'>[];
  };
  /** Orders of this conversation that a message may mean. */
  hasOpenOrder: boolean;
  hasSentOrder: boolean;
  /** What the service asked last and nobody has answered, and whether this answers it. */
  answers: 'LIST' | 'OFFER' | 'QUOTE' | 'CONFIRM' | null;
  /** What it asks of the lines of an order that there is; null when nothing. */
  changes: readonly LineChange<unknown>[] | null;
  /** It takes back every line of the order that it means. */
  emptiesOrder: boolean;
  /** The same goods, or the same number of an order, came a short while ago. */
  isSameAgain: boolean;
  /** The customer wrote a moment ago, and nobody has answered since. */
  goesOn: boolean;
}

type Told = readonly [kind: MessageKind, confidence: number, reason: string];

/** What a message is. The first of these that holds decides. */
export function kindOfMessage(reader: CueReader, question: KindQuestion): KindOfMessage {
  const [kind, confidence, reason] =
    fromAnswer(reader, question) ??
    fromOthers(reader, question) ??
    fromWholeOrders(reader, question) ??
    fromChange(question) ??
    fromTrouble(reader, question) ??
    fromRepetition(reader, question) ??
    fromGoods(reader, question) ??
    fromRest(reader, question);
  return { kind, confidence, reason };
}

const countedLines = ({ reading }: KindQuestion) =>
  reading.lines.filter(({ quantityNote }) => quantityNote !== noQuantitySaid);

/** Goods with a quantity that the reading left out, or is not sure to have understood. */
const leavesOut = ({ reading, message }: KindQuestion): boolean =>
  reading.accounted.some(({ doubtful }) => doubtful) && /\d/.test(message.body);

function fromAnswer(_: CueReader, { answers, reading }: KindQuestion): Told | null {
  if (answers === null || reading.lines.length > 1) return null;
  if (answers === 'LIST') return ['ANSWER', 0.95, 'answers the question which goods are meant'];
  if (answers === 'OFFER') return ['ANSWER', 0.95, 'answers the offer of other goods'];
  if (answers === 'QUOTE') return ['CONFIRMATION', 0.95, 'takes the quote'];
  return ['CONFIRMATION', 0.97, 'says yes to what was asked'];
}

function fromOthers(reader: CueReader, { message: { body } }: KindQuestion): Told | null {
  return hasCue(reader, body, 'forOthers') ? ['TALK', 0.9, 'meant for somebody else'] : null;
}

function fromWholeOrders(reader: CueReader, question: KindQuestion): Told | null {
  const { message, isSameAgain, changes, reading } = question;
  const { body } = message;
  if (isSameAgain && !hasCue(reader, body, 'again', 'newOrder'))
    return ['DUPLICATE', 0.95, 'the same goods came a short while ago'];
  const cancels = hasCue(reader, body, 'cancel') && reading.lines.length === 0;
  if (
    cancels &&
    (hasCue(reader, body, 'whole') || isOnly(reader, body, 'cancel', 'courtesy', 'thanks', 'no'))
  )
    if (!changes?.some(({ kind }) => kind === 'SET' || kind === 'REPLACE'))
      return ['CANCELLATION', 0.96, 'takes the whole order back'];
  if (question.emptiesOrder && hasCue(reader, body, 'cancel'))
    return ['CANCELLATION', 0.9, 'takes all goods of an order back'];
  if (hasCue(reader, body, 'quote')) return ['QUOTE_REQUEST', 0.95, 'asks for a quote'];
  return null;
}

function fromChange({ changes, hasOpenOrder, hasSentOrder }: KindQuestion): Told | null {
  if (!changes || !(hasOpenOrder || hasSentOrder)) return null;
  const has = (...kinds: LineChange['kind'][]): boolean => changes.some(({ kind }) => kinds.includes(kind));
  if (has('SET', 'REPLACE')) return ['CHANGE', 0.93, 'says a line of the order anew'];
  if (has('REMOVE')) return ['REMOVAL', 0.93, 'takes goods of the order back'];
  return ['ADDITION', 0.93, 'adds to the order'];
}

function fromTrouble(reader: CueReader, question: KindQuestion): Told | null {
  const { message } = question;
  const { body } = message;
  const goods = countedLines(question).length;
  if (hasCue(reader, body, 'opinion')) return ['QUESTION', 0.9, 'asks what is thought of prices'];
  if (goods > 0) return asksAboutGoods(reader, body) ? ['QUESTION', 0.85, 'asks about goods'] : null;
  if (hasCue(reader, body, 'status')) return ['STATUS_QUESTION', 0.97, 'asks where an order is'];
  if (hasCue(reader, body, 'complaint') && !hasCue(reader, body, 'question'))
    return ['COMPLAINT', 0.96, 'complains of a delivery'];
  if (hasCue(reader, body, 'stock') && !/\?/.test(body))
    return ['STOCK_COUNT', 0.9, 'tells what is in stock'];
  if (hasCue(reader, body, 'question') && (/\?/.test(body) || question.reading.lines.length === 0))
    return ['QUESTION', 0.96, 'asks a question'];
  return null;
}

/** "how much is the 5 l, and the 750?": opens with a question and ends with its mark. */
function asksAboutGoods(reader: CueReader, body: string): boolean {
  const [first] = placesOf(reader, body, 'question');
  return first !== undefined && /\?\W*$/.test(body) && isOnlyOrEmpty(reader, body.slice(0, first.start));
}

const isOnlyOrEmpty = (reader: CueReader, text: string): boolean =>
  !/[\p{L}\d]/u.test(text) || isOnly(reader, text, 'courtesy', 'thanks', 'yes');

function fromRepetition(reader: CueReader, question: KindQuestion): Told | null {
  const { message, reading, hasOpenOrder, hasSentOrder } = question;
  if (!reading.repeats && !hasCue(reader, message.body, 'repeat')) return null;
  if ((hasOpenOrder || hasSentOrder) && hasCue(reader, message.body, 'newOrder', 'again'))
    return ['ORDER', 0.85, 'orders the same once more'];
  return ['REPETITION', 0.96, 'asks for an earlier order again'];
}

function fromGoods(reader: CueReader, question: KindQuestion): Told | null {
  const { message, reading, hasOpenOrder, hasSentOrder, goesOn } = question;
  if (reading.lines.length === 0) return null;
  if (!hasOpenOrder && !hasSentOrder) return ['ORDER', 0.97, 'names goods to be sent'];
  if (hasCue(reader, message.body, 'newOrder', 'again')) return ['ORDER', 0.95, 'an order of its own'];
  if (hasCue(reader, message.body, 'add')) return ['ADDITION', 0.92, 'adds to the order'];
  if (goesOn && hasOpenOrder) return ['ADDITION', 0.9, 'goes on with the order'];
  return ['ORDER', 0.9, 'names goods to be sent'];
}

const opening = new Set(
  [
    ...ofClass('subjects'),
    ...ofClass('wishes'),
    ...ofClass('likewise'),
    ...sendWords,
    ...joiningWords,
  ].flatMap((phrase) => piecesOf(foldWord(phrase))),
);

/** "I need", "and", "please send": what is wanted comes in the next message. */
function isBegun(reader: CueReader, body: string): boolean {
  if (hasCue(reader, body, 'no', 'remove', 'cancel', 'again', 'repeat')) return false;
  const words = piecesOf(withoutCues(reader, body, 'courtesy'));
  return words.length > 0 && words.every((word) => opening.has(word));
}

function fromRest(reader: CueReader, question: KindQuestion): Told {
  const { message, hasOpenOrder, hasSentOrder } = question;
  const { body, nods, refuses, isWordless } = message;
  // What is refused nobody can tell of a sign alone: a person asks.
  if (isWordless && refuses && (hasOpenOrder || hasSentOrder))
    return ['CANCELLATION', 0.5, 'a sign that refuses'];
  if (isWordless && refuses) return ['TALK', 0.5, 'a sign that refuses'];
  if (isBegun(reader, body)) return ['TALK', 0.96, 'begins or joins, and names nothing yet'];
  if (isWordless) return ['TALK', nods || body !== '' ? 0.97 : 0.5, 'a sign without words'];
  const isConfirmed = hasCue(reader, body, 'yes') && (hasOpenOrder || hasSentOrder);
  if (isConfirmed && isOnly(reader, body, 'yes', 'thanks', 'courtesy'))
    return hasCue(reader, body, 'thanks') && !hasCue(reader, body, 'confirms')
      ? ['TALK', 0.95, 'thanks']
      : ['CONFIRMATION', 0.95, 'agrees'];
  if (isOnly(reader, body, 'thanks', 'courtesy', 'yes')) return ['TALK', 0.98, 'greets or thanks'];
  if (hasCue(reader, body, 'thanks') && !leavesOut(question)) return ['TALK', 0.95, 'thanks'];
  if (/\?\s*$/.test(body)) return ['QUESTION', leavesOut(question) ? 0.6 : 0.85, 'asks a question'];
  return ['TALK', leavesOut(question) ? 0.4 : 0.8, 'names no goods'];
}
