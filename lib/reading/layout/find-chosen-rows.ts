import { foldWord } from '../../language/text/fold-word';
import type { Line } from '../../language/text/lines-of';
import type { NoiseSpan } from '../../language/text/tokenise';
import {
  approvingWords,
  beforeRowWords,
  breakWords,
  dearWords,
  decliningWords,
  definiteWords,
  digitWords,
  exceptingWords,
  joiningWords,
  offWords,
  onlyWords,
  refusingWords,
  relativeWords,
  rowLabels,
  sendWords,
  strikingWords,
  waitingWords,
} from '../../language/words/pattern-words';
import { isNaught } from './is-struck';

/** "1 and 3", "2, 4 & 5". */
const numbers = '\\d{1,2}(?:(?: ?, ?| ?& ?| \\p{L}{1,3} )\\d{1,2})*(?!\\d)';
/** "lines 1 and 3". */
const rows = `(?:${rowLabels.join('|')})\\.? ?${numbers}`;
const only = `(?:${onlyWords.join('|')})`;
const verb = `(?: (?:${[...approvingWords, ...sendWords].join('|')}))?`;
const article = `(?: (?:${definiteWords.join('|')}))?`;

/** "only take line 2", "lines 1 and 3 only". */
const chooses = new RegExp(
  `(?<!\\p{L})${only}${verb}${article} ${rows}|(?<!\\p{L})${rows}(?: \\p{L}+)? ${only}(?: \\p{L}+)?\\s*(?:[.,;:!]|$)`,
  'iu',
);
/** "go ahead with 1 and 3", "approved: line 2". */
const approves = new RegExp(
  `(?<!\\p{L})(?:${approvingWords.join('|')}):?(?:${article} ${rows}| (?:${beforeRowWords.join('|')}) ${numbers})`,
  'iu',
);

/** "line 3", and what its clause says of it. */
const spoken = new RegExp(`(?<!\\p{L})${rows}(?=([^.;!?]{1,60}))`, 'gu');
/** "is too dear, drop it", "rather not, …": at the end of what is said first. */
const dear = new RegExp(`^(?: \\p{L}{1,12}){0,3} (?:${dearWords.join('|')})(?!\\p{L})`, 'u');
const declined = new RegExp(
  `^(?: ?[:–-])?(?: \\p{L}{1,12}){0,3} (?:${[...refusingWords, ...decliningWords, ...offWords].join('|')})(?: (?:${breakWords.join('|')}))*\\s*(?:,|$)`,
  'u',
);
/** "on hold till month end". */
const waits = new RegExp(`^(?: ?[:–-])?(?: \\p{L}{1,12}){0,2} (?:${waitingWords.join('|')})(?!\\p{L})`, 'u');
const label = `(?:${rowLabels.join('|')})\\.? ?`;
const number = `(?:${label})?\\d{1,2}|${label}(?:${digitWords.join('|')})`;
const behindNumber = `\\s*(?:[.,;:!)&]|$)| (?:${[...joiningWords, ...relativeWords].join('|')})(?!\\p{L})`;
/** "approved except 2", "apart from number 2 which we get elsewhere", "scratch number two". */
const excepts = new RegExp(
  `(?<!\\p{L})(?:${[...exceptingWords, ...strikingWords].join('|')})(?: \\p{L}{2,4})?? (?:${number})(?=${behindNumber})`,
  'u',
);

/**
 * The numbered rows that the message gives itself, when its own words take only some of them: "we want lines 1
 * and 3 only", or "approved: line 2" over rows with prices; or when they refuse one: "line 3 is too dear, drop it". None
 * otherwise: a list without a word is an order.
 */
export function rowsToChooseFrom(
  text: string,
  lines: readonly Line[],
  noise: readonly NoiseSpan[],
): { start: number; end: number }[] {
  const starts = new Set(noise.flatMap(({ code, start }) => (code === 'list-number' ? [start] : [])));
  const numbered = lines.filter(({ start }) => starts.has(start));
  if (numbered.length < 2) return [];
  const own = lines.filter(({ start }) => !starts.has(start)).map(({ start, end }) => text.slice(start, end));
  const isChoice =
    own.some((line) => chooses.test(line) || refusesRow(line)) ||
    (own.some((line) => approves.test(line)) && numbered.every((line) => isPriced(line, noise)));
  return isChoice ? numbered.map(({ start, end }) => ({ start, end })) : [];
}

function refusesRow(line: string): boolean {
  const said = foldWord(line);
  return (
    excepts.test(said) ||
    [...said.matchAll(spoken)].some(
      ([, behind = '']) =>
        dear.test(behind) || waits.test(behind) || declined.test(behind) || isNaught(behind),
    )
  );
}

const isPriced = (line: Line, noise: readonly NoiseSpan[]): boolean =>
  noise.some(({ code, start }) => code === 'price' && start >= line.start && start < line.end);
