/** One order line as the ERP needs it: priced, and matched to a product of the catalogue. */
export interface SalesOrderLine {
  sku: string;
  description: string;
  /** Up to three decimals. */
  quantity: number;
  /** Currency amount, two decimals. */
  unitPrice: number;
  /** Quantity times unit price, two decimals. */
  subtotal: number;
  isZeroRated: boolean;
  /** What the customer calls it in their own system, where the tenant wants the ERP to know. */
  customerItemCode?: string;
}

/** What the order says as a whole. Days are `YYYY-MM-DD`, times `HH:MM`; null where nothing is said. */
export interface SalesOrderHead {
  poNumber: string | null;
  requestedDate: string | null;
  /** Not on the day but from it on. */
  notBefore: boolean;
  windowFrom: string | null;
  windowTo: string | null;
  shipTo: string | null;
  branchCode: string | null;
  address: string | null;
  instructions: string | null;
  contactName: string | null;
  contactPhone: string | null;
  delivery: 'DELIVER' | 'COLLECT' | null;
  urgent: boolean;
}

export interface SalesOrder {
  /** The idempotency key: an ERP gets at most one sales order per id. */
  orderId: string;
  tenantId: string;
  customer: { id: string; erpCustomerId: string | null; name: string; phoneNumber: string };
  /** YYYY-MM-DD, in the tenant's time zone. */
  orderDate: string;
  /** What the customer wrote or said, message by message, the oldest first; none for an order without words. */
  messages: readonly string[];
  head?: SalesOrderHead;
  /** Currency amount, two decimals. */
  totalAmount: number;
  /** The warehouse of the order's location; the connector's own setting when absent. */
  warehouseCode?: string;
  lines: readonly SalesOrderLine[];
}

/**
 * How one posting of a sales order ended. No kind decides what happens next: that is for lib/orders.
 *
 * `mayStillRun`: the ERP may be working on it yet (no answer, or a gateway's), so that asking at once proves nothing;
 * false when the ERP itself ended it. `isAway`: the ERP, or the way to it, is down or busy for every order, not for
 * this one alone. `retryAfterMs` is at most `maxRetryAfterMs`.
 */
export type SyncOutcome =
  /** The ERP has the order, once, and has named it; `duplicate` when it was there already. */
  | { kind: 'created'; reference: string; duplicate: boolean }
  /** A 2xx that says in one place what it denies in another: neither booked nor refused for sure. Only a person can tell. */
  | { kind: 'contradicted'; reference: string | null; message: string }
  /** A 2xx that names no sales order, from an endpoint that need not name one (generic_webhook alone). */
  | { kind: 'accepted' }
  /** "I have it already", without the reference. */
  | { kind: 'duplicate'; message: string; status: number }
  /** It will not take the order as it is; trying again changes nothing. */
  | { kind: 'refused'; message: string; status: number | null }
  /** Surely not created; may be posted again later. */
  | { kind: 'unavailable'; message: string; isAway: boolean; retryAfterMs?: number }
  /** May have been created, or not. */
  | { kind: 'unknown'; message: string; mayStillRun: boolean; isAway: boolean; retryAfterMs?: number };

/** What an ERP says when asked for the sales order of an order id. `unclear` may be asked again. */
export type Finding =
  /** `withdrawn`: by what the ERP says of it, it was taken back there. */
  | { kind: 'found'; reference: string | null; withdrawn?: string }
  | { kind: 'absent' }
  | { kind: 'cannot_be_asked'; message: string }
  | { kind: 'unclear'; message: string; isAway: boolean };

export interface ConnectionCheck {
  name: string;
  ok: boolean;
  message: string;
}

export interface ConnectionReport {
  ok: boolean;
  durationMs: number;
  checks: readonly ConnectionCheck[];
}

/** What an ERP has of customers and of goods, by the names of its routes. */
export const masters = ['Customer', 'Inventory'] as const;
export type Master = (typeof masters)[number];

/** A record of a master by its field names in words ("Item Code"); what is nested is `Outer Inner`. */
export type MasterRecord = Record<string, string | number | boolean | null>;

/** `read`: every record once. `failed`: why not, for reading; nothing of what came before counts. */
export type MasterReading = { kind: 'read'; records: MasterRecord[] } | { kind: 'failed'; message: string };

/** What the rest of the product knows of an ERP. No method throws for anything the other side does. */
export interface ErpConnector {
  /** True when the other side must take a repeat of the same idempotency key for the same order. */
  readonly repeatsAreSafe: boolean;
  /** Posts the order, once; never asks. */
  createSalesOrder(order: SalesOrder): Promise<SyncOutcome>;
  /** Asks whether the ERP has a sales order for this order id; creates nothing. */
  findSalesOrder(orderId: string): Promise<Finding>;
  /** Asks the ERP whether this configuration works, without creating anything. */
  testConnection(): Promise<ConnectionReport>;
  /** Reads a master to its end; null for an ERP that cannot be read. */
  readMaster: ((master: Master) => Promise<MasterReading>) | null;
}
