/** A change that a message asks for. Quantities are as the customer says them, in `unit`; `words` are the message's. */
export type ProposedChange = { words: string } & (
  | {
      kind: 'SET_QUANTITY';
      phrase: string;
      quantity: number;
      unit: string | null;
      before: { quantity: number; unit: string | null };
    }
  | {
      kind: 'ADD_LINE';
      phrase: string;
      quantity: number;
      unit: string | null;
      productId: string | null;
      confidence: number;
      reason: string;
    }
  | {
      /** The goods that the customer chose of those they were asked about. */
      kind: 'SET_PRODUCT';
      phrase: string;
      quantity: number;
      unit: string | null;
      productId: string;
      name: string;
      /** Taking it teaches the phrase for this customer. */
      teaches: boolean;
    }
  | { kind: 'REMOVE_LINE'; phrase: string }
);

/**
 * What became of a proposal. `SUPERSEDED`: a later message of the customer's took its place. `WITHDRAWN`: its message was
 * rejected or is no order, or the order was closed.
 */
export type ProposalDecision = 'TAKEN' | 'REFUSED' | 'SUPERSEDED' | 'WITHDRAWN';
