import type { GoodsNumber } from '../goods/goods-number';

/** How the numbers of a phrase and of a product agree; numbers are a multiset (`4x4x6` is not 4x6x10). */
export interface NumberComparison {
  agreed: number;
  /** Of these, litres taken for kilograms or the other way round. */
  loose: number;
  /** 1 where the first length of the name, the one that it goes by, was not asked for; else 0. */
  leftOutFirst: number;
  /** Of these, numbers of the context. */
  contextAgreed: number;
  /** A stated measure that the product contradicts: nearly a veto. */
  conflicts: number;
  /** A stated measure or count that the product says nothing about. */
  unanswered: number;
  /** A bare number that nothing in the product explains. */
  stray: number;
  /** Sizes of the product that were not asked for. */
  unsaidSizes: number;
  /** Multiplicity, see packAgreement: -1 to 1. */
  pack: number;
  /** A case-like unit asked of a multipack (1), or of a single where it could be one (0). */
  unitFits: number;
  /** The product's numbers that were not asked for. */
  spare: GoodsNumber[];
  contradictions: [asked: GoodsNumber, found: GoodsNumber][];
}

/** A number asked for, and the product's that it means. */
export type NumberPair = readonly [asked: GoodsNumber, found: GoodsNumber];
