/** What a customer may say to an order that was read back to them, in the order of its numbers. */
export const readBackAnswers = ['confirm', 'change', 'cancel'] as const;
export type ReadBackSays = (typeof readBackAnswers)[number];
