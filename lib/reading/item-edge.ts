import type { Quantity } from './quantity';

/** A stretch of tokens that may be an item, before anything is said of how good it is. */
export interface ItemShape {
  /** Tokens of the goods, `goodsEnd` exclusive. */
  goodsStart: number;
  goodsEnd: number;
  /** The token after the item. */
  next: number;
  quantity: Quantity | null;
  side: 'lead' | 'trail' | 'none';
  /** What its place speaks for it, or against. */
  gain: number;
}

/** One way to read an item that begins at a token. */
export interface ItemEdge extends Pick<ItemShape, 'goodsStart' | 'goodsEnd' | 'next' | 'side'> {
  at: number;
  quantity: number | null;
  unit: string | null;
  /** Where in the goods the measure stands that is their quantity, as in "10kg onions"; null where none is. */
  measured: 'lead' | 'trail' | null;
  /** The quantity was told from a stock count. */
  restock: boolean;
  /** The quantity is only an article. */
  vague: boolean;
  score: number;
  fit: number;
  known: boolean;
}

/** The item with what was taken for its quantity: "five peaks" may be a name. */
export const wholeOf = (item: ItemEdge): ItemEdge => ({
  ...item,
  goodsStart: Math.min(item.at, item.goodsStart),
});
