import { buildIndex } from '../build-index';
import { type Interpretation, interpretMessage } from '../interpret-message';

/** Reads messages against a catalogue of these names and the units they are sold by, each name its own id. */
export function soldBy(
  catalogue: readonly (readonly [name: string, unitOfMeasure: string])[],
): (text: string) => Interpretation {
  const index = buildIndex({
    products: catalogue.map(([name, unitOfMeasure], at) => ({
      id: name,
      sku: `P-${at}`,
      name,
      unitOfMeasure,
      packSize: 1,
    })),
    aliases: [],
  });
  return (text) => interpretMessage(index, text, { customerId: null });
}
