/** How goods came as data: in a cart, as the product that was asked about, as a row or button that was chosen, in a form. */
export type SentAs = 'CART' | 'ASKED_ABOUT' | 'CHOSEN' | 'FORM';

/** Goods that a message names as data: their code is looked up, and never read as prose. */
export interface SentItem {
  /** The seller's own id of the product, as it was sent. */
  code: string;
  /** What the sender saw of it: the title of a row in a list, for instance. */
  title: string | null;
  sentAs: SentAs;
  /** More than 0, at most 1,000,000, up to three decimals; null where none was sent that can be one. */
  quantity: number | null;
  /** What was sent for the quantity, where that is none as it stands: `0`, `-2`, `1.23456`. */
  oddQuantity: string | null;
  /** As it was sent; null is the product's own selling unit. */
  unit: string | null;
  /** For one, in `currency`; up to two decimals. */
  unitPrice: number | null;
  /** ISO 4217; null where only the amount was sent. */
  currency: string | null;
}

/** An item, and where its code stands in the order's text (UTF-16 offsets). */
export interface PlacedItem extends SentItem {
  start: number;
  end: number;
}

/** What of an order's text was sent as data: a line each, and from `textStart` on what the customer wrote beside them. */
export interface SentGoods {
  items: PlacedItem[];
  textStart: number;
}

/** An earlier message as it read when it was answered. */
export interface QuotedMessage {
  platformMessageId: string;
  /** Whose words they are: the customer's own, or what the service wrote; null when the message is not known. */
  author: 'CUSTOMER' | 'SERVICE' | null;
  /** Null when the message is not known, or held no words. */
  text: string | null;
  /** The order that the message made, or was about. */
  orderId: string | null;
}
