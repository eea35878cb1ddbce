import type { InterpretedLine } from '../../matching/interpret-message';
import type { KindOfMessage } from '../kind';

/** One message of a conversation. */
export interface ThreadMessage {
  at: Date;
  from: 'customer' | 'service';
  text: string;
  /** The place of the message that this one answers, among all of them. */
  repliesTo?: number;
}

/** A line of an order as the conversation has it so far. */
export interface ThreadLine {
  phrase: string;
  /** The product's name; empty without one. */
  name: string;
  productId: string | null;
  /** Products that it may be, the likeliest first. */
  candidates: readonly string[];
  quantity: number;
  unit: string | null;
}

export interface ThreadOrder {
  /** `quoted`: no order until it is confirmed. `sent`: loaded or delivered; no message changes it. */
  state: 'quoted' | 'open' | 'sent' | 'cancelled';
  lines: ThreadLine[];
  confirmed: boolean;
  /** The numbers it was called by. */
  references: string[];
  /** Places of the customer's messages that made it. */
  messages: number[];
  startedAt: Date;
}

/** An order of the customer's before this conversation. */
export interface PastOrder {
  at: Date;
  lines: readonly ThreadLine[];
}

/** What one message of the customer's did. */
export interface Act extends KindOfMessage {
  /** Of an answer, what was asked. */
  answered: AskedKind | null;
  /** What a person has to settle: a change of what was sent, a cancellation that may mean either of two orders. */
  task: 'SENT_ALREADY' | 'WHICH_ORDER' | null;
}

/** A list to choose from, a substitute that was offered, a quote, a read-back. */
export type AskedKind = 'LIST' | 'OFFER' | 'QUOTE' | 'CONFIRM';

export interface Option {
  text: string;
  productId: string | null;
  name: string;
}

/** What the service waits to hear. */
export interface Asked {
  kind: AskedKind;
  /** Of a list or an offer. */
  options: readonly Option[];
  /** How many there are of what is offered; null for as many as ordered. */
  quantity: number | null;
  /** The words of the question, folded. */
  words: string;
}

export const lineOf = (
  line: Pick<InterpretedLine, 'phrase' | 'productId' | 'candidates' | 'quantity' | 'unit'>,
  nameOf: (productId: string) => string,
): ThreadLine => ({
  phrase: line.phrase,
  name: line.productId === null ? '' : nameOf(line.productId),
  productId: line.productId,
  candidates: line.candidates.map(({ productId }) => productId),
  quantity: line.quantity,
  unit: line.unit,
});
