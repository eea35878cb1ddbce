export const creditStatuses = ['ACTIVE', 'HOLD'] as const;
export type CreditStatus = (typeof creditStatuses)[number];
