/** The words of a line that goods may be told by, in small letters: of four letters or more. */
export const longWordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
