/** The platform's longest text, in UTF-16 units. */
export const longestMessage = 4096;
