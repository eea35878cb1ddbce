import { buildIndex } from '../build-index';
import { interpretMessage } from '../interpret-message';

/** Reads messages against a catalogue of these names, each its own id; gives the product and quantity of each line. */
export function ordersFrom(names: readonly string[]) {
  const index = buildIndex({ products: names.map((name) => ({ id: name, sku: name, name })), aliases: [] });
  return (text: string): [productId: string | null, quantity: number][] =>
    interpretMessage(index, text, { customerId: null }).lines.map(({ productId, quantity }) => [
      productId,
      quantity,
    ]);
}
