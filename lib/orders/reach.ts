import { clock } from '../clock';
import type { OrderStatus } from './status';

/**
 * How far a later message of the customer's still reaches into an order. `OPEN`: it waits for a clerk. `RECALLABLE`: it is
 * approved, and the ERP surely has nothing of it and is not being told. `GONE`: it is with the ERP, or may be.
 */
export type Reach = 'OPEN' | 'RECALLABLE' | 'GONE';

interface Reached {
  status: OrderStatus;
  erpSalesOrderId: string | null;
  erpOutcomeUnknown: boolean;
  erpLeasedUntil: Date | null;
}

/** Only holds for as long as the order is locked: sending it takes the same lock. */
export function reachOf({ status, erpSalesOrderId, erpOutcomeUnknown, erpLeasedUntil }: Reached): Reach {
  if (erpSalesOrderId !== null || erpOutcomeUnknown) return 'GONE';
  if (status === 'PENDING_REVIEW' || status === 'FAILED') return 'OPEN';
  const isBeingSent = erpLeasedUntil !== null && erpLeasedUntil >= clock.now();
  return status === 'APPROVED' && !isBeingSent ? 'RECALLABLE' : 'GONE';
}
