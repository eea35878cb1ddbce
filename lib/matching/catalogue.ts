/** A product as the matching needs it; `id` and `sku` are given back in candidates. */
export interface CatalogueProduct {
  id: string;
  sku: string;
  name: string;
  unitOfMeasure?: string | null;
  /** How many selling units one `unitOfMeasure` holds. */
  packSize?: number | null;
  barcode?: string | null;
  category?: string | null;
  /** No longer sold: found where nothing that is sold answers as well, so that a clerk sees what was asked. */
  isDiscontinued?: boolean;
}

/** A taught phrase. `customerId` null means that it counts for every customer of the tenant. */
export interface CatalogueAlias {
  id: string;
  text: string;
  productId: string;
  customerId: string | null;
  taughtBy?: string | null;
  taughtAt?: Date | null;
}

/** What a customer calls a product in their own system; it counts for that customer alone. */
export interface CustomerCode {
  customerId: string;
  productId: string;
  /** As the customer writes it. */
  code: string;
}

/** Who orders: decides which aliases count, and what was ordered before. */
export interface OrderingCustomer {
  customerId: string | null;
  history?: readonly HistoryEntry[];
}

export interface HistoryEntry {
  productId: string;
  times: number;
  lastOrderedDaysAgo: number;
  /** What was ordered the last time, in the customer's unit, where known. */
  last?: { quantity: number; unit: string | null };
  /** The usual quantity, where known: an order far above it is warned about. */
  usualQuantity?: number;
}
