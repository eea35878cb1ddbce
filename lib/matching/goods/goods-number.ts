import type { Dimension } from '../../language/measures';

export interface GoodsNumber {
  /** As written. */
  value: number;
  /** In base units of its dimension; `value` for bare numbers and counts. */
  base: number;
  dimension: Dimension | 'bare';
  symbol: string;
  /** A multiplicity of the size beside it (`24 x 330ml`), not a count of its own. */
  multipack: boolean;
  /** From the context of a phrase: may fit, need not. */
  optional?: boolean;
  /** One of several sizes in the context, or beside a bare number that may be a size: counts only where it fits. */
  shy?: boolean;
  /** Written with a hash: `#4`. */
  hashed?: true;
  /** Hung on the word that it counts, and no length: `1-Hole`, `6-Panel`. */
  hyphened?: true;
  /** Written in the plural: `26s`, and `440s` for what is so large. */
  plural?: true;
  /** Its place among numbers joined by `x` (`12/2` by a slash), whose order tells which is which. */
  chained?: number;
}

export const bare = (value: number): GoodsNumber => ({
  value,
  base: value,
  dimension: 'bare',
  symbol: '',
  multipack: false,
});

export const count = (value: number): GoodsNumber => ({
  value,
  base: value,
  dimension: 'count',
  symbol: 's',
  multipack: false,
});
