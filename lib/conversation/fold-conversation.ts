import { detectLanguages } from '../language/detect-languages';
import { foldWord } from '../language/text/fold-word';
import type { OrderingCustomer } from '../matching/catalogue';
import type { CatalogueIndex } from '../matching/index/catalogue-index';
import { interpretMessage } from '../matching/interpret-message';
import { applyAnswer } from './answers/apply-answer';
import { readAnswer } from './answers/read-answer';
import { readServiceMessage } from './answers/read-question';
import { findTarget, type Target } from './changes/find-target';
import type { Reader } from './changes/reader';
import { kindOfMessage } from './kind-of-message';
import { followAct } from './thread/follow-act';
import { isSameOrder } from './thread/is-same-order';
import { ThreadOrders } from './thread/orders';
import {
  type Act,
  type Asked,
  lineOf,
  type PastOrder,
  type ThreadMessage,
  type ThreadOrder,
} from './thread/thread';
import type { Turn } from './thread/turn';
import { piecesOf, plainMessage } from './words/plain-message';
import { withoutHead } from './words/without-head';

interface ConversationOptions {
  customer: OrderingCustomer;
  /** Earlier orders, the newest first. */
  past?: readonly PastOrder[];
  /** The price of a product, where "the cheaper one" must be found. */
  priceOf?: (productId: string) => number | null;
  /** Messages within this time, with no answer between, are one order. Seconds. */
  quietSeconds?: number;
}

export interface Conversation {
  /** One for each message of the customer's. */
  acts: Act[];
  orders: ThreadOrder[];
}

const defaultQuietSeconds = 150;

/**
 * Tells a conversation from its first message to its last: what each message of the customer's does, and the orders that
 * there are in the end. Times must not decrease.
 */
export function foldConversation(
  index: CatalogueIndex,
  messages: readonly ThreadMessage[],
  options: ConversationOptions,
): Conversation {
  const nameOf = (id: string): string => index.products[index.ordinalById.get(id) ?? -1]?.product.name ?? '';
  const spoken = messages.flatMap(({ text }) => piecesOf(foldWord(text)));
  const languages = ['en', ...detectLanguages(spoken)];
  const reader: Reader = { index, customer: options.customer, nameOf, languages };
  const orders = new ThreadOrders();
  const acts: Act[] = [];
  let asked = null as Asked | null;
  let lastWordAt: Date | null = null;
  for (const [at, message] of messages.entries()) {
    if (message.from === 'service') {
      asked = hearService(reader, orders, message.text) ?? (asked?.kind === 'OFFER' ? asked : null);
      continue;
    }
    const plain = plainMessage(message.text);
    const answer = asked && readAnswer(reader, plain, asked);
    const reading = interpretMessage(index, message.text, options.customer);
    const { body } = plainMessage(withoutHead(message.text, reading.accounted));
    const lines = reading.lines.map((line) => lineOf(line, nameOf));
    const quiet = (options.quietSeconds ?? defaultQuietSeconds) * 1000;
    const target = findTarget(reader, orders, message, { ...plain, body }, asked);
    const turn: Turn = {
      reader,
      orders,
      message,
      at,
      plain,
      reading,
      lines,
      target,
      past: options.past ?? [],
    };
    const kind = kindOfMessage(reader, {
      message: plain,
      reading,
      hasOpenOrder: orders.inState('open', 'quoted').length > 0,
      hasSentOrder: orders.inState('sent').length > 0,
      answers: answer ? (asked?.kind ?? null) : null,
      changes: target?.changes ?? null,
      emptiesOrder: target !== undefined && emptiesOrder(target),
      isSameAgain: isSameOrder(turn),
      goesOn: lastWordAt !== null && message.at.getTime() - lastWordAt.getTime() <= quiet,
    });
    const answered = answer && asked && ['ANSWER', 'CONFIRMATION'].includes(kind.kind) ? asked : null;
    const task = answered
      ? applyAnswer(turn, answered, answer ?? null, options.priceOf)
      : followAct(turn, kind.kind);
    if (answered && answer?.answer.says !== 'onlyIf') asked = null;
    acts.push({ ...kind, answered: answered?.kind ?? null, task });
    lastWordAt = message.at;
  }
  return { acts, orders: orders.all };
}

const emptiesOrder = ({ order, changes }: Target): boolean =>
  changes !== null && changes.length === order.lines.length && changes.every(({ kind }) => kind === 'REMOVE');

/** What a message of the service's changes, and what it asks. */
function hearService(reader: Reader, orders: ThreadOrders, text: string): Asked | null {
  const order = orders.latest('open', 'quoted');
  const { isSent, references, asked } = readServiceMessage(reader, text, order?.lines ?? []);
  const named = orders.called(references);
  if (!named && order) order.references.push(...references);
  if (isSent) {
    const sent = named ?? order;
    if (sent?.state === 'open') sent.state = 'sent';
  }
  return asked;
}
