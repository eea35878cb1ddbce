import type { CompiledLexicon } from '../../reading/lexicons/compile';
import type { ReadPhrase } from '../../reading/reading';
import type { CatalogueIndex } from '../index/catalogue-index';
import type { Candidate } from '../match-phrase';
import { unsure } from './help-by-neighbour';
import { sizeAsQuantity } from './measured-quantity';
import { productOf } from './product-of';

interface Line {
  read: ReadPhrase;
  candidates: Candidate[];
}

/**
 * "fillet 2kg, wors 5kg" of a butcher who calls wors otherwise: goods that no product answers, in a list of goods of which
 * at least half are sold by that measure, are measured as they are. A clerk who finds the product need not set the quantity too.
 */
export function measureUnknown(
  index: CatalogueIndex,
  lines: readonly Line[],
  lexicon: CompiledLexicon,
): Line[] {
  const isKnown = ({ candidates: [top] }: Line) => top !== undefined && top.confidence >= unsure;
  const known = lines.filter(isKnown);
  const measures = known.flatMap(({ candidates }) => productOf(index, candidates)?.measure ?? []);
  const [measure] = measures;
  const isMeasured = measures.length * 2 >= known.length && measures.every((each) => each === measure);
  if (!measure || !isMeasured) return [...lines];
  return lines.map((line) => {
    const { read } = line;
    const sized = isKnown(line) || read.unit !== null ? null : sizeAsQuantity(read, measure, lexicon);
    if (!sized) return line;
    const { quantity, unit, note } = sized;
    return { ...line, read: { ...read, quantity, unit, quantityStated: true, quantityNote: note } };
  });
}
