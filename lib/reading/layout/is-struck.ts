import { foldWord } from '../../language/text/fold-word';
import {
  denyingWords,
  naughtWords,
  onesWords,
  pointingWords,
  rowLabels,
  strikingWords,
  struckWords,
} from '../../language/words/pattern-words';

const anyOf = (words: readonly string[]): string => words.map((word) => word.replace('/', '\\/')).join('|');

/** Anywhere, but not behind "not" or a number: "2 cancelled" leaves the others. */
const struck = new RegExp(
  `(?<![\\p{L}\\d])(?<!\\b(?:${anyOf(denyingWords)}|\\d+) )(?:${anyOf(struckWords)})(?!\\p{L})`,
  'u',
);

/** At the beginning, and what is taken back is the row: "skip", "skip this one"; but "skip loader", "drop at the gate". */
const strikes = new RegExp(
  `^\\W*(?:(?:please|pls|now) )?(?:${anyOf(strikingWords)})(?: (?:${anyOf([...pointingWords, ...rowLabels, ...onesWords])}|per|please|pls|now))*\\s*(?:$|[.,;:!()–-])`,
  'u',
);

const naught = new RegExp(`^(?:0+(?:[.,]0+)?|[-–—]{1,3}|${anyOf(naughtWords)})[.]?$`, 'u');

/** Longer remarks tell stories. */
const longestRemark = 80;

/** Whether a remark behind a row takes the row back: "CANCELLED per Dan", "skip this one"; but "urgent", "not cancelled". */
export function isStruck(remark: string): boolean {
  if (remark.length > longestRemark) return false;
  const said = foldWord(remark);
  return struck.test(said) || strikes.test(said);
}

/** Whether what stands in the place of a quantity says that nothing is ordered: "nil", "-", "n/a", "0", "not needed". */
export const isNaught = (field: string): boolean => naught.test(foldWord(field.trim())) || isStruck(field);
