import type { CodedProduct } from '../../catalogue/find-by-codes';
import type { OrderingCustomer } from '../../matching/catalogue';
import type { CatalogueIndex } from '../../matching/index/catalogue-index';
import { type InterpretedLine, interpretMessage } from '../../matching/interpret-message';
import { noQuantitySaid } from '../../reading/reading';

interface Beside {
  index: CatalogueIndex;
  customer: OrderingCustomer;
  words: string;
  wordLines: readonly InterpretedLine[];
}

interface SaidQuantity {
  quantity: number;
  unit: string | null;
  /** The line of the words that names the product again, and says no other goods. */
  line: InterpretedLine | null;
}

/** Fitting less, the words name other goods than the product that was asked about. */
const leastFit = 0.2;

/**
 * How much of the product that a message asks about is ordered in its words: with the product ("10 white sugar"), or
 * with a pronoun or nothing ("10 of these please"), as the reader reads a name with these words behind it. Null when
 * they do not say.
 */
export function quantityBeside(beside: Beside, product: CodedProduct): SaidQuantity | null {
  const named = beside.wordLines.filter((line) => isSaid(line) && fits(line, product));
  const [line] = named;
  if (line && named.length === 1) return { quantity: line.quantity, unit: line.unit, line };
  if (named.length > 1 || beside.words.trim() === '') return null;
  return quantityOfName(beside, product);
}

function quantityOfName({ index, customer, words, wordLines }: Beside, { id, name }: CodedProduct) {
  const { lines } = interpretMessage(index, `${name}, ${words}`, customer);
  const own = lines.filter(({ start }) => start < name.length);
  const [line] = own;
  // Goods of the words keep the quantities that they have by themselves.
  const others = lines.length - own.length;
  if (!line || own.length > 1 || others !== wordLines.length) return null;
  if (line.productId !== id || line.end > name.length || !isSaid(line)) return null;
  return { quantity: line.quantity, unit: line.unit, line: null };
}

/** The quantity that a title says of the product it stands for: "2 x White Sugar"; a size is none. */
export function quantityInTitle(
  { index, customer }: Beside,
  title: string,
  product: CodedProduct,
): SaidQuantity | null {
  const { lines } = interpretMessage(index, title, customer);
  const [line] = lines;
  if (!line || lines.length > 1 || !isSaid(line) || !fits(line, product)) return null;
  return { quantity: line.quantity, unit: line.unit, line: null };
}

const isSaid = ({ quantityNote }: InterpretedLine): boolean => quantityNote !== noQuantitySaid;

const fits = (line: InterpretedLine, { id }: CodedProduct): boolean =>
  line.productId === id ||
  line.candidates.some(({ productId, confidence }) => productId === id && confidence >= leastFit);
