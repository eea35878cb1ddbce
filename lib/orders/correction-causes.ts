/** What a person may have changed of an order as it was read, in the order in which charts stack it. */
export const correctionCauses = ['UNMATCHED', 'PRODUCT', 'QUANTITY', 'ADDED', 'REMOVED', 'HEAD'] as const;
export type CorrectionCause = (typeof correctionCauses)[number];
