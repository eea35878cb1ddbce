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
}

export interface SalesOrder {
  /** The idempotency key: an ERP gets at most one sales order per id. */
  orderId: string;
  tenantId: string;
  customer: { id: string; erpCustomerId: string | null; name: string; phoneNumber: string };
  /** YYYY-MM-DD, in the tenant's time zone. */
  orderDate: string;
  rawText: string;
  /** Currency amount, two decimals. */
  totalAmount: number;
  /** The warehouse of the order's location; the connector's own setting when absent. */
  warehouseCode?: string;
  lines: readonly SalesOrderLine[];
}

export interface SyncOptions {
  /** True when an earlier attempt for this order may have reached the ERP (its outcome was unknown). */
  mayAlreadyExist: boolean;
}

/**
 * How an attempt to create a sales order ended.
 *
 * `created`: the ERP has the order, once; `duplicate` when it was there already; `reference` is null when the ERP
 * does not name it. `refused`: it will not take the order as it is, trying again changes nothing. `unavailable`:
 * try later; when `outcomeUnknown`, the next attempt must say `mayAlreadyExist`.
 */
export type SyncOutcome =
  | { kind: 'created'; reference: string | null; duplicate: boolean }
  | { kind: 'refused'; message: string; status: number | null }
  | { kind: 'unavailable'; message: string; outcomeUnknown: boolean; retryAfterMs?: number };

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

/** What the rest of the product knows of an ERP. Neither method throws for anything the other side does. */
export interface ErpConnector {
  createSalesOrder(order: SalesOrder, options: SyncOptions): Promise<SyncOutcome>;
  /** Asks the ERP whether this configuration works, without creating anything. */
  testConnection(): Promise<ConnectionReport>;
}
