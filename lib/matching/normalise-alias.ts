import { foldWord } from '../reading/fold-word';

/**
 * The form in which aliases are compared and kept unique: lower case, no accents, no punctuation, single
 * spaces. Digits stay; `2 L` and `2l` are the same. Idempotent.
 */
export function normaliseAlias(text: string): string {
  return foldWord(text.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}.,/&+%#]+|[.,](?!\d)/gu, ' ')
    .replace(/(\d) +(?=(?:kg|g|gr|l|lt|ml|s)\b)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
