import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import type { Customer } from './contract';
import type { CreditStatus } from './credit-status';
import { viewCustomer } from './internal/customer-view';
import { lockCustomer } from './internal/lock-customer';

interface CreditChange {
  customerId: string;
  creditStatus: CreditStatus;
  /** The version that was looked at; without it the change is made on any. */
  ifMatch?: number | undefined;
}

/**
 * Puts a customer on credit hold or releases it; open orders are held or released with it. Throws `not_found`,
 * `customer_merged`, and `customer_changed` when the caller has seen another version of it.
 */
export async function setCreditStatus(
  ctx: Context,
  { customerId, creditStatus, ifMatch }: CreditChange,
): Promise<Customer> {
  return inTenant(ctx, async (tx) => {
    const thisRow = mine(customers, ctx, customerId);
    const before = await lockCustomer(tx, ctx, { customerId, ifMatch });
    if (before.creditStatus === creditStatus) return viewCustomer(before);
    const version = before.version + 1;
    await tx.update(customers).set({ creditStatus, version, updatedAt: clock.now() }).where(thisRow);
    await recordAudit(tx, ctx, {
      action: 'customer.credit_status_set',
      subjectId: customerId,
      data: { from: before.creditStatus, to: creditStatus },
    });
    return viewCustomer({ ...before, creditStatus, version });
  });
}
