import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CursorPlace } from '../../http/cursor';
import type { OrderId } from '../../ids';
import type { OrderSort } from '../order-sorts';
import type { WantedOrders } from './wanted-orders';

export interface OrderQuery extends WantedOrders {
  limit: number;
  offset: number;
  sort?: OrderSort | undefined;
  cursor?: string | undefined;
}

export interface PickedOrders {
  ids: OrderId[];
  /** The last order that was looked at, where there are more and the page is not full. */
  stoppedAt: CursorPlace | null;
  /** Of orders that were looked at one by one, how many there were and how many fit; undefined where none had to be. */
  seen: { looked: number; found: number } | undefined;
}

export interface FoundOrders extends Pick<PickedOrders, 'ids' | 'stoppedAt'> {
  total: number;
  totalIsExact: boolean;
  /** How many orders a search looked at where it did not look at all of them. */
  searchedOnly: number | null;
}

/** How the rows are ordered, by which column, and where a cursor goes on. */
export interface InOrder {
  sort: OrderSort;
  column: PgColumn;
  orderBy: SQL[];
  from: SQL | undefined;
}
