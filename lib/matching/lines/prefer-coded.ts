import type { Candidate } from '../candidate';
import type { OrderingCustomer } from '../catalogue';
import type { CatalogueIndex } from '../index/catalogue-index';
import { matchCodes } from '../match-certain';

/** So sure is a match by the words alone that a code of other goods does not count against it. */
const sureByWords = 0.6;

/** So likely is the product of a code that the words speak against. */
const strayCode = 0.05;
/** So much of their confidence is left to goods that the code does not name. */
const leftForOthers = 0.05;

/**
 * Candidates of a row of a table that has a code beside the goods: the product of that code goes first. Unless the
 * words surely name another: the sender's own numbers may be ours by chance, but for those that are known as theirs.
 */
export function preferCoded(
  index: CatalogueIndex,
  { code, customer }: { code: string; customer: OrderingCustomer },
  candidates: readonly Candidate[],
): Candidate[] {
  const codes = code === '' ? [] : matchCodes(index, code, customer);
  const [coded] = codes;
  if (!coded) return [...candidates];
  if (coded.decision) return amongCoded(codes, candidates);
  const others = candidates.filter(({ productId }) => productId !== coded.productId);
  const isNamed = others.length < candidates.length;
  const isTheirs = coded.kind === 'customer_code';
  if (!isNamed && !isTheirs && (candidates[0]?.confidence ?? 0) >= sureByWords)
    return [...candidates, { ...coded, confidence: strayCode }];
  return [coded, ...others.map((other) => ({ ...other, confidence: other.confidence * leftForOthers }))];
}

/** Of several products with the code the words may say which; else a person does. */
function amongCoded(codes: readonly Candidate[], candidates: readonly Candidate[]): Candidate[] {
  const isCoded = ({ productId }: Candidate) => codes.some((each) => each.productId === productId);
  const [best] = candidates;
  if (best && isCoded(best)) return [...candidates];
  return [...codes, ...candidates.filter((each) => !isCoded(each))];
}
