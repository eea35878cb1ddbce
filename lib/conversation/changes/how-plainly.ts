import { languages } from '../../language/languages';
import { foldWord } from '../../language/text/fold-word';
import { wordsOf } from '../../language/word-lists';
import { ofClass } from '../../language/words/pattern-words';
import { viewOf } from '../../reading/view-message';
import type { ThreadLine } from '../thread/thread';
import { anyLanguageReader, type CueReader, hasCue, placesOf, withoutCues } from '../words/cues';
import { piecesOf } from '../words/plain-message';
import { headMark } from '../words/without-head';
import type { LineChange } from './change';
import { bareClausesOf } from './clauses';
import { isSame, measures, mentionedLine, ordinalIn } from './mentioned-line';
import { saysSizeOf } from './sizes';

/**
 * How plainly a message says a change: `perhaps` where it says more in the same breath than is understood, and `not` where
 * nothing but a number speaks for it.
 */
export type Plainness = 'plainly' | 'perhaps' | 'not';

interface Told {
  lines: readonly ThreadLine[];
  /** Folded, with a mark for each part that is of the head. */
  body: string;
}

const inOrder: readonly Plainness[] = ['plainly', 'perhaps', 'not'];

/**
 * The least plain of these changes. "15 please" says how many there are to be; "we are 15", "in 15 days" and "code 15" have a
 * number too, of which nobody knows all kinds: so each word beside it must be known to go with a quantity.
 */
export function howPlainly(reader: CueReader, told: Told, changes: readonly LineChange[]): Plainness {
  const ways = changes.map((change) => {
    if (change.kind === 'REMOVE') return removal(reader, told, change.line);
    return change.kind === 'SET' || change.kind === 'MORE' ? quantity(reader, told, change) : 'plainly';
  });
  return inOrder.findLast((way) => ways.includes(way)) ?? 'plainly';
}

const phraseEnd = /[;\n!?]|\.(?!\d)|,(?!\d)/u;

type Counting = Extract<LineChange, { kind: 'SET' | 'MORE' }>;

function quantity(reader: CueReader, { lines, body }: Told, change: Counting): Plainness {
  // "30 people", "5 minutes": the reader knows that these count no goods.
  if (digitsIn(body).some((number) => !numbersIn(body).includes(number))) return 'not';
  const counted = bareClausesOf(body).filter((clause) => numbersIn(clause).length > 0);
  const exact = counted.filter((clause) => numbersIn(clause).includes(change.quantity));
  // Of "2 more" and "half of it" the sum is said nowhere.
  const ways = (exact.length > 0 ? exact : counted).map((clause) => {
    const isAlone = !/\p{L}/u.test(clause);
    return inClause(reader, isAlone ? phraseAround(body, clause) : clause, { lines, change });
  });
  return inOrder.findLast((way) => ways.includes(way)) ?? 'plainly';
}

/** What stands between two marks around a clause: "o código é 15" parts at a word that only looks like an "and". */
function phraseAround(body: string, clause: string): string {
  return body.split(phraseEnd).find((phrase) => phrase.includes(clause)) ?? clause;
}

function inClause(
  reader: CueReader,
  clause: string,
  { lines, change }: { lines: readonly ThreadLine[]; change: Counting },
): Plainness {
  const { line } = change;
  if (saysSizeOf(line, clause, change.quantity)) return 'not';
  const own = ownPieces(line);
  const isOwn = (piece: string): boolean =>
    own.some((other) => isSame(piece, other)) || mentionedLine([line], piece) !== null;
  const rest = withoutCues(
    anyLanguageReader,
    withoutCues(reader, clause, ...beside),
    'add',
    'more',
    'courtesy',
  );
  const strange = piecesOf(rest).filter(
    (piece) =>
      !/\d/.test(piece) &&
      !measures.has(piece) &&
      !besideQuantity.has(piece) &&
      ordinalIn(piece) === null &&
      !isOwn(piece),
  );
  const others = numbersIn(clause).filter(
    (number) => ![change.quantity, line.quantity].includes(number) && !own.includes(String(number)),
  );
  const isPlain = strange.length === 0 && !clause.includes(headMark) && !isBehindThanks(reader, clause);
  // The sum of what there is and what comes is in no words; another number is told of something else.
  if (isPlain && (others.length === 0 || !numbersIn(clause).includes(change.quantity))) return 'plainly';
  const isNamed = mentionedLine(lines, clause) === line;
  return isNamed || hasCue(reader, clause, ...saying) ? 'perhaps' : 'not';
}

/** "thanks 1000": no more is wanted. */
function isBehindThanks(reader: CueReader, clause: string): boolean {
  const number = clause.search(/\d/);
  return (
    placesOf(reader, clause, 'thanks').some(({ end }) => end <= number) && !hasCue(reader, clause, ...saying)
  );
}

function removal(reader: CueReader, { lines, body }: Told, line: ThreadLine): Plainness {
  const clauses = bareClausesOf(body).filter((clause) => hasCue(reader, clause, 'remove', 'cancel'));
  const own = [line, ...lines].flatMap(ownPieces);
  const isKnown = (piece: string): boolean =>
    /\d/.test(piece) ||
    measures.has(piece) ||
    besideRemoval.has(piece) ||
    own.some((other) => isSame(piece, other));
  const isPlain = clauses.every(
    (clause) =>
      !clause.includes(headMark) &&
      piecesOf(
        withoutCues(reader, clause, ...beside, 'remove', 'cancel', 'whole', 'forNow', 'orderWord'),
      ).every(isKnown),
  );
  return isPlain ? 'plainly' : 'perhaps';
}

const ownPieces = ({ phrase, name }: ThreadLine): string[] =>
  piecesOf(`${foldWord(phrase)} ${foldWord(name)}`);

const digitsIn = (words: string): number[] =>
  piecesOf(words).flatMap((piece) => (/\d/.test(piece) ? Number(piece.replace(',', '.')) : []));

const numbersIn = (words: string): number[] => viewOf(words).tokens.flatMap(({ value }) => value ?? []);

/** Say that a quantity is said anew. */
const saying = ['set', 'instead', 'add', 'more', 'swap'] as const;
const beside = [...saying, 'courtesy', 'thanks', 'yes', 'no', 'both', 'last'] as const;

const piecesOfClasses = (names: readonly string[]): string[] =>
  names.flatMap((name) => ofClass(name).flatMap((phrase) => piecesOf(foldWord(phrase))));

/** Small words, courtesies, and words that point at what was said. */
const small = [
  ...languages.flatMap(({ articles, and }) => [...wordsOf(articles), ...wordsOf(and)]),
  ...piecesOfClasses(['definite', 'links', 'to', 'from', 'subjects']),
  ...piecesOfClasses(['pointing', 'those', 'ofThem', 'ones', 'likewise']),
  ...piecesOfClasses(['greetings', 'regrets', 'breaks', 'settled', 'nows', 'agrees', 'denies', 'contrast']),
];

/** May stand beside a quantity that is all that is said: "can we make that 15 in total". */
const besideQuantity = new Set([
  ...small,
  ...piecesOfClasses(['leadsQuantity', 'betweenCueAndNumber', 'quantityLabels', 'numberSigns', 'wishes']),
  ...piecesOfClasses([
    'corrects',
    'replaces',
    'insteadOf',
    'makes',
    'sums',
    'hence',
    'more',
    'fewer',
    'relative',
  ]),
]);

/** May stand beside goods that are taken back. */
const besideRemoval = new Set([
  ...small,
  ...piecesOfClasses(['refuses', 'former', 'wishes', 'leadsQuantity']),
]);
