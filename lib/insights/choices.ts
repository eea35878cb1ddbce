/** Days that can be asked for at once: a year and a leap day. */
export const longestPeriod = 366;
/** Days, today among them, unless told otherwise. */
export const usualPeriod = 30;
