import { foldWord } from '../../language/text/fold-word';

/** Most names: nothing to be done but to lower the case. */
const plainWords = /^[a-z]+(?: [a-z]+)*$/i;

/**
 * The form in which aliases are compared and kept unique: lower case, no accents, no punctuation, single
 * spaces. Digits stay; `2 L` and `2l` are the same. Idempotent.
 */
export function normaliseAlias(text: string): string {
  if (plainWords.test(text)) return text.toLowerCase();
  return foldWord(text.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}.,/&+%#]+|[.,](?!\d)/gu, ' ')
    .replace(/(\d) +(?=(?:kg|g|gr|l|lt|ml|s)\b)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
