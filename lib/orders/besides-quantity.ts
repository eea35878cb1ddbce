import { likelyFrom } from '../certainty';
import type { FullOrderLine } from './answers';

type Doubted = Pick<FullOrderLine, 'product' | 'verified' | 'matchConfidence' | 'decision' | 'warnings'> & {
  candidates: readonly { product: { id: string }; confidence: number }[];
};

/** What a person decides who says how many: see lib/decision.ts. */
const saidByQuantity = ['no_quantity', 'quantity', 'ordered', 'sure'];

/** Whether a warning is about how many or how much of the goods there are. */
export const isAboutQuantity = (code: string): boolean =>
  code.startsWith('quantity_') || ['unit_unclear', 'changed_by_customer', 'short_of_stock'].includes(code);

/**
 * Whether something of a line is in doubt that a quantity does not settle: whether it is the right product at all, above
 * all. Who corrects only the quantity of such a line has not said that the rest is right.
 */
export function isDoubtedBesides(line: Doubted): boolean {
  const { product, verified, matchConfidence, decision, warnings, candidates } = line;
  if (verified) return false;
  if (product === null || warnings.some(({ code }) => !isAboutQuantity(code))) return true;
  if (decision?.kind === 'which') return true;
  const isOpen = decision !== null && !saidByQuantity.includes(decision.kind);
  const own = candidates.find((each) => each.product.id === product.id);
  return (isOpen && matchConfidence < likelyFrom) || (own?.confidence ?? matchConfidence) < likelyFrom;
}
