/** What a person has to settle: the customer changed, or deleted, a message of which an order was made. */
export const orderTaskKinds = ['MESSAGE_CHANGED', 'MESSAGE_DELETED'] as const;
export type OrderTaskKind = (typeof orderTaskKinds)[number];
