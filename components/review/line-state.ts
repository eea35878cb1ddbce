import type { FullOrderLine } from '@/lib/orders/answers';

/** How sure a line is, as a clerk reads it. */
export type LineState = 'exact' | 'likely' | 'check' | 'none' | 'confirmed';

/** Confidences are calibrated: of the lines at 0.97 and more, at least 97 in 100 are right. */
const exactFrom = 0.97;
const likelyFrom = 0.85;

type Judged = Pick<FullOrderLine, 'product' | 'verified' | 'matchConfidence'> & {
  warnings?: FullOrderLine['warnings'];
};

export function lineStateOf({ product, verified, matchConfidence, warnings = [] }: Judged): LineState {
  if (product === null) return 'none';
  if (verified) return 'confirmed';
  if (warnings.length > 0 || matchConfidence < likelyFrom) return 'check';
  return matchConfidence >= exactFrom ? 'exact' : 'likely';
}

/** A clerk has to look before the order may go. */
export function needsLook(line: Judged): boolean {
  const state = lineStateOf(line);
  return state === 'check' || state === 'none';
}

export const stateWords: Record<LineState, string> = {
  exact: 'Exact',
  likely: 'Likely',
  check: 'Check',
  none: 'No match',
  confirmed: 'Confirmed',
};
