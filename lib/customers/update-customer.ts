import { and, eq } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { notFound } from '../errors';
import type { BodyOf } from '../http/endpoint';
import { refreshSearchText } from '../orders/refresh-search-text';
import type { Customer, updateCustomerEndpoint } from './contract';
import { viewCustomer } from './internal/customer-view';
import { lockCustomer } from './internal/lock-customer';
import { belongsToAnother, phoneOfInput, phoneTaken } from './internal/phone-of-input';

interface CustomerChange {
  customerId: string;
  changes: BodyOf<typeof updateCustomerEndpoint>;
  /** The version that was looked at; without it the change is made on any. */
  ifMatch?: number | undefined;
}

/**
 * Changes the given fields of a customer; its orders are found under the new name and number. Throws `not_found`,
 * `customer_merged`, `phone_taken`, and `customer_changed` when the caller has seen another version of it.
 */
export async function updateCustomer(
  ctx: Context,
  { customerId, changes, ifMatch }: CustomerChange,
): Promise<Customer> {
  return inTenant(ctx, async (tx) => {
    const mine = and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, customerId));
    const before = await lockCustomer(tx, ctx, customerId, ifMatch);
    if (Object.keys(changes).length === 0) return viewCustomer(before);

    const phoneNumber =
      changes.phoneNumber === undefined
        ? before.phoneNumber
        : await phoneOfInput(tx, ctx, changes.phoneNumber);
    const [row] = await tx
      .update(customers)
      .set({
        name: changes.name ?? before.name,
        phoneNumber,
        priceTier: changes.priceTier ?? before.priceTier,
        erpCustomerId: changes.erpCustomerId === undefined ? before.erpCustomerId : changes.erpCustomerId,
        version: before.version + 1,
        updatedAt: clock.now(),
      })
      .where(mine)
      .returning()
      .catch((error: unknown) => {
        throw belongsToAnother(error) ? phoneTaken(phoneNumber ?? '') : error;
      });
    if (!row) throw notFound('customer');
    await recordAudit(tx, ctx, { action: 'customer.changed', subjectId: row.id, data: { ...changes } });
    if (row.name !== before.name || row.phoneNumber !== before.phoneNumber) {
      await refreshSearchText(tx, ctx, row);
    }
    return viewCustomer(row);
  });
}
