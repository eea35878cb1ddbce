import { buildIndex } from '../build-index';
import type { Candidate } from '../candidate';
import { matchPhrase } from '../match-phrase';

/** Matches phrases against a catalogue of these names, each its own id; gives the best product. */
export function bestOf(names: readonly string[]): (phrase: string) => Candidate | undefined {
  const index = buildIndex({
    products: names.map((name, i) => ({ id: name, sku: `sku-${i}`, name })),
    aliases: [],
  });
  return (phrase) => matchPhrase(index, phrase, { customerId: null })[0];
}
