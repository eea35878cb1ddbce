/** Something a clerk should know about an order or a line; `code` is stable, `message` is for reading. */
export interface OrderWarning {
  code: string;
  message: string;
}

/** Warnings about who sent a message and how it came; every other one is about what was read in it. */
const aboutTheMessage = [
  'new_customer',
  'possible_duplicate',
  'recording_missing',
  'attachment_missing',
  'needs_look',
];

/** Whether a warning still holds when the order's text is read anew. */
export function outlastsReading(code: string): boolean {
  return aboutTheMessage.includes(code);
}
