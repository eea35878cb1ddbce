import type { ReadPhrase } from '../../reading/reading';
import type { Candidate } from '../match-phrase';
import { hasSize } from './has-size';

/** A phrase with its candidates, and the probability that it was ordered at all. */
export interface MatchedPhrase {
  read: ReadPhrase;
  candidates: Candidate[];
  ordered: number;
}

/** Below this, goods are taken for named in passing. */
const leastOrdered = 0.5;

/** In a list, goods with a plain quantity are sooner taken for ordered: a line lost costs more than one too many. */
const leastListed = 0.25;
const linesOfList = 2;
const plainQuantity = 200;

/** Right beside a line of the order, with nothing but a separator between, a plain quantity is nearly enough. */
const leastBeside = 0.01;

/** A further row without a quantity: goods that the catalogue surely has, below or behind one of the order. */
const leastOfRow = 0.03;
const sureOfRow = 0.9;

const isRow = ({ read, candidates, ordered }: MatchedPhrase): boolean =>
  !read.quantityStated &&
  read.surroundings?.listed === true &&
  (candidates[0]?.confidence ?? 0) >= sureOfRow &&
  ordered >= leastOfRow;

/** Goods alone in their row or clause, without a quantity: words that the catalogue may know, or with a size. */
function isOwnRow({ read, candidates }: MatchedPhrase): boolean {
  const around = read.surroundings;
  if (!around || read.quantityStated || !around.opens || !around.closes || around.strayWords > 0)
    return false;
  const isTold =
    around.questioned || around.complains || around.quoted || around.signs || around.told || around.talk;
  if (isTold || around.heads) return false;
  return (candidates[0]?.confidence ?? 0) >= knownRow || hasSize(read.phrase);
}

const knownRow = 0.5;

/** Fewer rows are no list. */
const rowsOfList = 2;

const isPlain = ({ quantity, quantityStated, surroundings }: ReadPhrase): boolean =>
  quantityStated && Number.isInteger(quantity) && quantity <= plainQuantity && surroundings?.vague === false;

/** Parts the phrases that were ordered from those that are only named; `judged` stand in the order of the message. */
export function partOrdered(judged: readonly MatchedPhrase[]): {
  matched: MatchedPhrase[];
  left: MatchedPhrase[];
} {
  const sure = judged.filter(({ ordered }) => ordered >= leastOrdered);
  const listed = sure.length >= linesOfList ? leastListed : leastOrdered;
  const taken = new Set(
    judged.filter(({ read, ordered }) => ordered >= (isPlain(read) ? listed : leastOrdered)),
  );
  const join = (phrase: MatchedPhrase, neighbour: MatchedPhrase | undefined): void => {
    if (neighbour && taken.has(neighbour) && isPlain(phrase.read) && phrase.ordered >= leastBeside)
      taken.add(phrase);
  };
  judged.forEach((phrase, i) => {
    if (phrase.read.surroundings?.follows) join(phrase, judged[i - 1]);
    else if (isRow(phrase) && taken.has(judged[i - 1] ?? phrase)) taken.add(phrase);
  });
  for (let i = judged.length - 2; i >= 0; i--) {
    const phrase = judged[i];
    if (phrase?.read.surroundings?.precedes) join(phrase, judged[i + 1]);
  }
  const rows = judged.filter((phrase) => taken.has(phrase) || isOwnRow(phrase));
  if (rows.length >= rowsOfList) for (const row of rows) taken.add(row);
  return {
    matched: judged.filter((phrase) => taken.has(phrase)),
    left: judged.filter((phrase) => !taken.has(phrase)),
  };
}
