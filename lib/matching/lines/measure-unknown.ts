import type { CompiledLexicon } from '../../language/compile';
import { type MeasureUnit, measureBySymbol } from '../../language/measures';
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
 * at least half are sold by that measure, or on a row that they fill with it, are measured as they are. A clerk who finds the
 * product need not set the quantity too.
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
  return lines.map((line) => {
    const {
      read,
      candidates: [top],
    } = line;
    if (isKnown(line) || read.unit !== null) return line;
    const asIn = (unit: MeasureUnit) => sizeAsQuantity(read, unit, lexicon);
    const fillsRow = (top?.confidence ?? 0) < nobody && read.surroundings?.measuredRow === true;
    const sized = (measure && isMeasured && asIn(measure)) || (fillsRow && firstOf(orderMeasures, asIn));
    if (!sized) return line;
    const { quantity, unit, note } = sized;
    return { ...line, read: { ...read, quantity, unit, quantityStated: true, quantityNote: note } };
  });
}

/** No product of the catalogue is meant, for all that is known. */
const nobody = 0.2;

/** What goods that nobody knows are asked in. */
const orderMeasures = ['kg', 'l', 'm', 'sqm', 'm3'].flatMap((symbol) => measureBySymbol(symbol) ?? []);

function firstOf<A, B>(all: readonly A[], find: (one: A) => B | null | undefined): B | undefined {
  for (const one of all) {
    const found = find(one);
    if (found) return found;
  }
  return undefined;
}
