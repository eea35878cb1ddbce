import { languages } from './languages';
import { foldWord } from './text/fold-word';
import { targets } from './word-lists';

let known: Map<string, number> | null = null;

/** How many pieces a word of any of our languages counts: 12 for a dozen, 144 for a gross; undefined for any other. */
export function countCalled(word: string): number | undefined {
  known ??= new Map(
    languages.flatMap(({ dozens }) => [...targets(dozens)]).map(([count, name]) => [name, Number(count)]),
  );
  return known.get(foldWord(word.trim()).replace(/\.$/, ''));
}
