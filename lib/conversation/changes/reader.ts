import type { OrderingCustomer } from '../../matching/catalogue';
import type { CatalogueIndex } from '../../matching/index/catalogue-index';
import type { ThreadLine } from '../thread/thread';
import type { CueReader } from '../words/cues';

/** What is needed to read goods. */
export interface Reader extends CueReader {
  index: CatalogueIndex;
  customer: OrderingCustomer;
  nameOf: (productId: string) => string;
}

export interface ChangeQuestion {
  lines: readonly ThreadLine[];
  /** Folded, without what it quotes, and without its head; see `withoutHead`. */
  body: string;
  /** The line that the message before changed: "sorry, 24" means it again. */
  lastChanged?: ThreadLine | null;
  /** A bare "8 viennas" sets a quantity, as in "the usual, but 8 viennas". */
  setsBare?: boolean;
}

/** Goods so uncertain are sooner those of the order that are called alike. */
export const isDoubtful = (confidence: number): boolean => confidence < 0.6;
