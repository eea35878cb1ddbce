/** What a person may have changed of an order as it was read, in the order in which charts stack it. */
export const correctionCauses = ['UNMATCHED', 'PRODUCT', 'QUANTITY', 'ADDED', 'REMOVED', 'HEAD'] as const;
export type CorrectionCause = (typeof correctionCauses)[number];

/** Days that can be asked for at once: a year and a leap day. */
export const longestPeriod = 366;
/** Days, today among them, unless told otherwise. */
export const usualPeriod = 30;
