import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { requirePermission } from '../http/gate';
import type { OrderId } from '../ids';
import type { Customer } from './contract';
import { viewCustomer } from './internal/customer-view';
import { lockCustomer } from './internal/lock-customer';

interface Confirmation {
  customerId: string;
  /** The order with whose approval it was said. */
  orderId?: OrderId;
  /** The version that was looked at; without it any is confirmed. */
  ifMatch?: number | undefined;
}

/**
 * Confirms that a sender is a customer, once. Throws `not_found`, `forbidden`, `customer_merged`, and `customer_changed` when the
 * caller has seen another version of it.
 */
export async function verifyCustomer(
  ctx: Context,
  { customerId, orderId, ifMatch }: Confirmation,
): Promise<Customer> {
  return inTenant(ctx, async (tx) => {
    const thisRow = mine(customers, ctx, customerId);
    const before = await lockCustomer(tx, ctx, { customerId, ifMatch });
    if (before.verification === 'VERIFIED') return viewCustomer(before);
    // An order may be approved with it by whoever may write orders; this is more.
    requirePermission(ctx, 'customers:write');
    const change = { verification: 'VERIFIED', version: before.version + 1 } as const;
    await tx
      .update(customers)
      .set({ ...change, updatedAt: clock.now() })
      .where(thisRow);
    await recordAudit(tx, ctx, {
      action: 'customer.verified',
      subjectId: customerId,
      data: { name: before.name, ...(orderId === undefined ? {} : { orderId }) },
    });
    return viewCustomer({ ...before, ...change });
  });
}
