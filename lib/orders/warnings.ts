/** Something a clerk should know about an order or a line; `code` is stable, `message` is for reading. */
export interface OrderWarning {
  code: string;
  message: string;
  /** Another order that it is about. */
  orderId?: string;
}

/** A representative wrote, and the message says for whom. */
export const forCustomer = 'for_customer';

/** A picture or a document that says more than the words with it, and that nobody has looked at. */
export const unseen = 'needs_look';

/** Warnings about who sent a message and how it came; every other one is about what was read in it. */
const aboutTheMessage = [
  'new_customer',
  'same_sender_as',
  'possible_duplicate',
  'recording_missing',
  'attachment_missing',
  unseen,
  'message_edited',
  'message_deleted',
  'left_out_later',
  forCustomer,
];

/** Whether a warning still holds when the order's text is read anew. */
export function outlastsReading(code: string): boolean {
  return aboutTheMessage.includes(code);
}

/** Whether a warning says that nobody knows the sender. */
export function aboutNewcomer(code: string): boolean {
  return code === 'new_customer';
}

/** Shown while nobody has said for which of several customers a representative wrote. */
export const chooseCustomer: OrderWarning = {
  code: 'choose_customer',
  message: 'A representative wrote this, who orders for several customers: choose whose order it is.',
};

/** A message answers one that belongs to no order that it could still change. */
export const answersElsewhere: OrderWarning = {
  code: 'answers_elsewhere',
  message:
    'This answers a message of long ago, or one that is not known here: no order was changed for it. See what the customer means.',
};
