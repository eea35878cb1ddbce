/** The name of a customer of whom nothing but the platform's user id is known. */
export const unknownSender = 'Unknown sender';
