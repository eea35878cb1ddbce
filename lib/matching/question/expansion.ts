/** A way in which a customer's word may stand in the catalogue. */
export interface Expansion {
  /** All of these terms must be in the product. */
  termIds: number[];
  /** 1 as written, less the bolder the guess. */
  quality: number;
  how: 'written' | 'plural' | 'meaning' | 'joined' | 'short' | 'typo' | 'sound';
}
