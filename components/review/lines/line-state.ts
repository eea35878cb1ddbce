import { exactFrom, likelyFrom } from '@/lib/certainty';
import type { FullOrderLine } from '@/lib/orders/answers';

/** How sure a line is, as a clerk reads it. */
export type LineState = 'exact' | 'likely' | 'choose' | 'check' | 'none' | 'confirmed';

type Judged = Pick<FullOrderLine, 'product' | 'verified' | 'matchConfidence'> &
  Partial<Pick<FullOrderLine, 'warnings' | 'decision'>>;

export function lineStateOf(line: Judged): LineState {
  const { product, verified, matchConfidence, warnings = [], decision } = line;
  if (product === null) return decision?.kind === 'which' || decision?.kind === 'either' ? 'choose' : 'none';
  if (verified) return 'confirmed';
  if (decision?.kind === 'which') return 'choose';
  if (warnings.length > 0 || matchConfidence < likelyFrom) return 'check';
  return matchConfidence >= exactFrom ? 'exact' : 'likely';
}
