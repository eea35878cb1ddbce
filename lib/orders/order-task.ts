/**
 * What a person has to settle: the customer changed, or deleted, a message of which an order was made; asks for a change of
 * an order that has gone on; wants one cancelled; or wants one cancelled without saying which.
 */
export const orderTaskKinds = [
  'MESSAGE_CHANGED',
  'MESSAGE_DELETED',
  'CHANGE_ASKED',
  'CANCELLATION_ASKED',
  'WHICH_ORDER',
] as const;
export type OrderTaskKind = (typeof orderTaskKinds)[number];
