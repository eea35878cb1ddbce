export const customerChoice = {
  find: 'Find a customer',
  more: '{count} more. Type on to narrow them down.',
  noneFits: 'No customer fits.',
} as const;
