import type { LineDecision } from '../../decision';
import type { ReadPhrase } from '../../reading/reading';
import type { Candidate } from '../candidate';
import type { Company } from './line-confidence';

/** What is ordered less surely may only have been mentioned. */
const perhapsOrdered = 0.8;
/** By less than this a reading hardly beats the next; see ReadPhrase. */
const narrow = 2;

/** What is to be decided about a line in doubt: what its best product leaves open, else what its reading does. */
export function decideLine(
  read: ReadPhrase,
  { decision }: Candidate,
  { ordered, repeated }: Pick<Company, 'ordered' | 'repeated'>,
): LineDecision {
  const open = decision?.kind === 'sure' ? undefined : decision;
  if (repeated && (!open || open.kind === 'no_size')) return { kind: 'repeated' };
  if (open) return open;
  if (!read.quantityStated && !read.asBefore) return { kind: 'no_quantity' };
  if (ordered < perhapsOrdered) return { kind: 'ordered' };
  return read.quantityNote !== null || read.margin < narrow ? { kind: 'quantity' } : { kind: 'sure' };
}
