import { exactFrom, likelyFrom } from '@/lib/certainty';
import type { FullOrderLine } from '@/lib/orders/answers';

/** How sure a line is, as a clerk reads it. */
export type LineState = 'exact' | 'likely' | 'check' | 'none' | 'confirmed';

type Judged = Pick<FullOrderLine, 'product' | 'verified' | 'matchConfidence'> & {
  warnings?: FullOrderLine['warnings'];
};

export function lineStateOf({ product, verified, matchConfidence, warnings = [] }: Judged): LineState {
  if (product === null) return 'none';
  if (verified) return 'confirmed';
  if (warnings.length > 0 || matchConfidence < likelyFrom) return 'check';
  return matchConfidence >= exactFrom ? 'exact' : 'likely';
}

export const stateWords: Record<LineState, string> = {
  exact: 'Exact',
  likely: 'Likely',
  check: 'Check',
  none: 'No match',
  confirmed: 'Confirmed',
};
