import type { CompiledLexicon } from '../../language/compile';
import { noQuantitySaid, type ReadPhrase } from '../../reading/reading';
import type { IndexedProduct } from '../index/catalogue-index';

/** The `14/2` of a cable: its gauge and its wires. Of a fraction the first is less. */
const pair = /(?<![\d/.])(\d{1,3})\/(\d{1,2})(?![\d/])/g;

/** What may stand between the two where they are said: "14-2", "fourteen two". */
const joint = /^[\s–-]*$/;

/**
 * The phrase with what is to be asked where its quantity and the first number of its goods make a designation in the name of
 * the product: "14-2 romex" are not fourteen of anything where the catalogue has a 14/2 cable. Where it has another one, the
 * number may be a quantity; a clerk is asked either way.
 */
export function withoutDesignation(
  text: string,
  read: ReadPhrase,
  { product }: IndexedProduct,
  lexicon: CompiledLexicon,
): ReadPhrase {
  const pairs = [...product.name.matchAll(pair)]
    .map(([, first, second]) => [Number(first), Number(second)] as const)
    .filter(([first, second]) => first > second);
  if (pairs.length === 0 || !read.quantityStated || read.unit !== null) return read;
  const [behind = ''] = read.phrase.split(/[\s-]+/, 1);
  const wires = numberIn(behind, lexicon);
  const meant = pairs.filter(([, second]) => second === wires);
  if (meant.length === 0 || !standsBefore(text, read, lexicon)) return read;
  const said = `${read.quantity} ${behind}`;
  const isNamed = meant.some(([gauge]) => gauge === read.quantity);
  const message = isNamed
    ? `“${said}” was taken for the ${read.quantity}/${wires} of the product, not for a quantity; check it.`
    : `“${said}” may name goods or count them; check the product and the quantity.`;
  const doubts = [...(read.doubts ?? []), { code: 'quantity_ambiguous', message }];
  if (!isNamed) return { ...read, doubts };
  return { ...read, quantity: 1, quantityNote: noQuantitySaid, doubts };
}

/** The quantity is the word right before the goods. */
function standsBefore(text: string, { start, quantity }: ReadPhrase, lexicon: CompiledLexicon): boolean {
  const before = text.slice(Math.max(0, start - longest), start);
  const [, word = '', between = ''] = /([\p{L}\d]+)([^\p{L}\d]*)$/u.exec(before) ?? [];
  return joint.test(between) && !between.includes('\n') && numberIn(word, lexicon) === quantity;
}

/** Letters of the longest number word and what may follow it. */
const longest = 24;

function numberIn(word: string, { numbers }: CompiledLexicon): number | undefined {
  return /^\d+$/.test(word) ? Number(word) : numbers.get(word.toLowerCase());
}
