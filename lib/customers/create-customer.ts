import { customers } from '@/db/schema/customers';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { tierAsWritten } from '../catalogue/tier-as-written';
import type { Context } from '../context';
import type { BodyOf } from '../http/endpoint';
import { requirePermission } from '../http/gate';
import type { Customer, createCustomerEndpoint } from './contract';
import { requireAccount } from './internal/credit-guard';
import { viewCustomer } from './internal/customer-view';
import { belongsToAnother, phoneOfInput, phoneTaken } from './internal/phone-of-input';
import { recordNewCustomer } from './internal/record-new-customer';
import { requireFree } from './internal/shared-identity';
import { languageColumns } from './language';

/**
 * Adds a customer. One that starts on credit hold needs the permission to set credit statuses.
 * Throws `invalid_input` (phone number), `phone_taken`, `erp_account_taken`, `forbidden`.
 */
export async function createCustomer(
  ctx: Context,
  { shareErpAccount, language, ...input }: BodyOf<typeof createCustomerEndpoint>,
): Promise<Customer> {
  if (input.creditStatus !== 'ACTIVE') requirePermission(ctx, 'customers:credit');
  return inTenant(ctx, async (tx) => {
    const phoneNumber = await phoneOfInput(tx, ctx, input.phoneNumber);
    await requireFree(tx, ctx, { kind: 'PHONE', value: phoneNumber, customerId: null });
    const { erpCustomerId } = input;
    if (erpCustomerId !== null) {
      await requireAccount(tx, ctx, { erpCustomerId, customerId: null, isShared: shareErpAccount });
    }
    const priceTier = await tierAsWritten(tx, ctx, input.priceTier);
    const [row] = await tx
      .insert(customers)
      .values({ tenantId: ctx.tenantId, ...input, ...languageColumns(language), priceTier, phoneNumber })
      .returning()
      .catch((error: unknown) => {
        throw belongsToAnother(error) ? phoneTaken(phoneNumber) : error;
      });
    if (!row) throw new Error('the customer was not stored');
    await recordAudit(tx, ctx, {
      action: 'customer.created',
      subjectId: row.id,
      data: { ...viewCustomer(row) },
    });
    await recordNewCustomer(tx, ctx, row);
    return viewCustomer(row);
  });
}
