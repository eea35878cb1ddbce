import { buildIndex } from '../build-index';
import { interpretMessage } from '../interpret-message';

/**
 * Reads messages against a catalogue of these names, each its own id; gives the product and quantity of each line, and by
 * `warnings` the codes of what is to be asked about the lines.
 */
export function ordersFrom(names: readonly string[]) {
  const index = buildIndex({
    products: names.map((name, i) => ({ id: name, sku: `sku-${i}`, name })),
    aliases: [],
  });
  const linesOf = (text: string) => interpretMessage(index, text, { customerId: null }).lines;
  const orders = (text: string): [productId: string | null, quantity: number][] =>
    linesOf(text).map(({ productId, quantity }) => [productId, quantity]);
  const warnings = (text: string): string[] =>
    linesOf(text).flatMap((line) => line.warnings.map(({ code }) => code));
  return Object.assign(orders, { warnings });
}
