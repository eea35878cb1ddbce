import type { Reader } from '../../conversation/changes/reader';
import { piecesOf } from '../../conversation/words/plain-message';
import { detectLanguages } from '../../language/detect-languages';
import type { CatalogueIndex } from '../../matching/index/catalogue-index';

/** What reads goods and changes in a customer's message, in the languages that its words are of. */
export const messageReader = (index: CatalogueIndex, customerId: string, body: string): Reader => ({
  index,
  customer: { customerId },
  nameOf: (id) => index.products[index.ordinalById.get(id) ?? -1]?.product.name ?? '',
  languages: languagesOf(body),
});

/** The languages that the words of a folded message are of, with English, which all mix in. */
export const languagesOf = (body: string): string[] => ['en', ...detectLanguages(piecesOf(body))];
