import { foldWord } from '../reading/fold-word';
import type { CompiledLexicon } from '../reading/lexicons/compile';
import type { Reading, ReadPhrase } from '../reading/reading';
import type { CatalogueIndex } from './catalogue-index';
import type { Candidate } from './match-phrase';
import { singularOf } from './word-keys';

/**
 * Applies cancellations that name goods otherwise than the order did ("leave out the rice"): lines before it
 * whose product's name has all their words are taken out.
 */
export function withoutTakenBack<Line extends { read: ReadPhrase; candidates: Candidate[] }>(
  index: CatalogueIndex,
  lines: readonly Line[],
  reading: Reading,
  lexicon: CompiledLexicon,
): Line[] {
  const taken = reading.dropped
    .filter(({ why, unnamed }) => why === 'cancelled' && unnamed)
    .map(({ phrase, start }) => ({ words: tellingWords(phrase, lexicon), start }))
    .filter(({ words }) => words.length > 0);
  if (taken.length === 0) return [...lines];
  return lines.filter(({ read, candidates }) => {
    const name = nameWords(index, candidates[0]);
    return !taken.some(({ words, start }) => read.start < start && words.every((word) => name.has(word)));
  });
}

const wordsIn = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => singularOf(foldWord(word)))
    .filter((word) => word.length > 1);

const tellingWords = (phrase: string, lexicon: CompiledLexicon): string[] =>
  wordsIn(phrase).filter((word) => !lexicon.filler.has(word));

function nameWords(index: CatalogueIndex, top: Candidate | undefined): Set<string> {
  const product = top && index.products[index.ordinalById.get(top.productId) ?? -1];
  return new Set(product ? wordsIn(product.product.name) : []);
}
