/** A change that a message asks for. Quantities are as the customer says them, in `unit`. */
export type ProposedChange =
  | {
      kind: 'SET_QUANTITY';
      phrase: string;
      quantity: number;
      unit: string | null;
      before: { quantity: number; unit: string | null };
    }
  | { kind: 'ADD_LINE'; phrase: string; quantity: number; unit: string | null; productId: string | null }
  | { kind: 'REMOVE_LINE'; phrase: string };
