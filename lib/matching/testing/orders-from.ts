import { buildIndex } from '../build-index';
import { type Interpretation, interpretMessage } from '../interpret-message';

/**
 * Reads messages against a catalogue of these names, each its own id; gives the product and quantity of each line, by
 * `inWords` the same as "3 Rice, 4 Milk", by `warnings` the codes of what is to be asked about the lines, and by `interpret`
 * all that was read.
 */
export function ordersFrom(names: readonly string[]) {
  const index = buildIndex({
    products: names.map((name, i) => ({ id: name, sku: `sku-${i}`, name })),
    aliases: [],
  });
  const interpret = (text: string): Interpretation => interpretMessage(index, text, { customerId: null });
  const orders = (text: string): [productId: string | null, quantity: number][] =>
    interpret(text).lines.map(({ productId, quantity }) => [productId, quantity]);
  const inWords = (text: string): string =>
    orders(text)
      .map(([product, quantity]) => `${quantity} ${product}`)
      .join(', ');
  const warnings = (text: string): string[] =>
    interpret(text).lines.flatMap((line) => line.warnings.map(({ code }) => code));
  return Object.assign(orders, { inWords, warnings, interpret });
}
