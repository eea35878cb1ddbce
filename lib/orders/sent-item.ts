/** Goods that a message names as data: their code is looked up, and never read as prose. */
export interface SentItem {
  /** The seller's own id of the product, as it was sent. */
  code: string;
  /** What the sender saw of it: the title of a row in a list, for instance. */
  title: string | null;
  /** Up to three decimals; null where none was sent. */
  quantity: number | null;
  /** For one, in `currency`; up to two decimals. */
  unitPrice: number | null;
  /** ISO 4217. */
  currency: string | null;
}

/** An earlier message as it read when it was answered. */
export interface QuotedMessage {
  platformMessageId: string;
  /** Whose words they are: the customer's own, or what the service wrote. */
  author: 'CUSTOMER' | 'SERVICE';
  /** Null when the message is not known, or held no words. */
  text: string | null;
  /** The order that the message made, or was about. */
  orderId: string | null;
}
