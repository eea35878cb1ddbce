import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { mayDo } from '../../auth/may-do';
import type { Context } from '../../context';
import { findHeldAccount } from '../../customers/find-held-account';
import { verifyCustomer } from '../../customers/verify-customer';
import { AppError } from '../../errors';
import { getTenant } from '../../tenancy/get-tenant';
import type { OrderRow } from './lock-order';

/** What whoever approves says of the customer. */
export interface CustomerConditions {
  overrideCreditHold: boolean;
  /** That the sender, whom nobody has confirmed yet, is a customer. */
  confirmCustomer?: boolean | undefined;
}

/**
 * Whether the order may be approved for its customer; a sender is confirmed as one with it. Throws `forbidden`,
 * `customer_on_hold`, `customer_unverified`, `erp_not_configured`, `customer_without_erp_account`.
 */
export async function checkCustomer(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  { overrideCreditHold: override, confirmCustomer }: CustomerConditions,
): Promise<void> {
  const erp = (await getTenant(tx, ctx)).openErpConfig();
  const [customer] = await tx
    .select()
    .from(customers)
    .where(mine(customers, ctx, order.customerId));
  if (!customer) throw new Error('the order’s customer is gone');
  if (override && !mayDo(ctx.actor, 'orders:override-credit-hold')) {
    throw new AppError('forbidden', 'Only a manager may approve over a credit hold.');
  }
  if (customer.creditStatus === 'HOLD' && !override) {
    throw new AppError('customer_on_hold', `${customer.name} is on credit hold; a manager may override it.`);
  }
  const held = override ? undefined : await findHeldAccount(tx, ctx, customer);
  if (held !== undefined) {
    const account = `${customer.name} shares the ERP account ${customer.erpCustomerId} with ${held}`;
    throw new AppError('customer_on_hold', `${account}, who is on credit hold; a manager may override it.`);
  }
  if (customer.verification === 'UNVERIFIED' && !confirmCustomer) {
    throw new AppError(
      'customer_unverified',
      `Nobody has confirmed that ${customer.name} is a customer; approve with confirmCustomer to say so.`,
    );
  }
  if (!erp) throw new AppError('erp_not_configured', 'Set up the ERP in the settings first.');
  const needsAccount = erp.type === 'erp_evolution' && erp.defaultCustomerAccount === null;
  if (customer.erpCustomerId === null && needsAccount) {
    throw new AppError(
      'customer_without_erp_account',
      `${customer.name} has no ERP account, and no default account is set.`,
    );
  }
  if (confirmCustomer) await verifyCustomer(ctx, { customerId: customer.id, orderId: order.id });
}
