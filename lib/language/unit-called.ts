import { measureBySpelling } from './measures';
import { foldWord } from './text/fold-word';
import { targets } from './word-lists';
import { units as afrikaans } from './words/af/units';
import { units as english } from './words/en/units';
import { units as spanish } from './words/es/units';
import { units as french } from './words/fr/units';
import { units as portuguese } from './words/pt/units';
import { units as zulu } from './words/zu/units';

let known: Map<string, string> | null = null;

/** The unit that a word of any of our languages names, as the reader names it: "cs" is "case", "kilos" is "kg". */
export function unitCalled(word: string): string | undefined {
  known ??= new Map(
    [english, afrikaans, portuguese, spanish, french, zulu]
      .flatMap(({ units, measures }) => [...targets(units), ...targets(measures)])
      .reverse()
      .flatMap(([unit, name]) => [
        [unit, unit],
        [name, unit],
      ]),
  );
  const folded = foldWord(word).replace(/\.$/, '');
  return known.get(folded) ?? measureBySpelling(folded)?.symbol;
}
