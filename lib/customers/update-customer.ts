import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { tierAsWritten } from '../catalogue/tier-as-written';
import { clock } from '../clock';
import type { Context } from '../context';
import { notFound } from '../errors';
import type { BodyOf } from '../http/endpoint';
import { refreshSearchText } from '../orders/refresh-search-text';
import type { Customer, updateCustomerEndpoint } from './contract';
import { requireAccount, requireMayChange } from './internal/credit-guard';
import { viewCustomer } from './internal/customer-view';
import { lockCustomer } from './internal/lock-customer';
import { belongsToAnother, phoneOfInput, phoneTaken } from './internal/phone-of-input';
import { requireFree } from './internal/shared-identity';
import { languageColumns } from './language';
import { guardedFields } from './terms';

interface CustomerChange {
  customerId: string;
  changes: BodyOf<typeof updateCustomerEndpoint>;
  /** The version that was looked at; without it the change is made on any. */
  ifMatch?: number | undefined;
}

/**
 * Changes the given fields of a customer; its orders are found under the new name and number. Who gives a name or an ERP
 * account has looked at who it is, and confirms a sender nobody knew. Throws `not_found`, `customer_merged`,
 * `phone_taken`, `erp_account_taken`, `forbidden` for what is not the caller's to change (terms.ts), and `customer_changed` when the caller has seen another version of it.
 */
export async function updateCustomer(
  ctx: Context,
  { customerId, changes: asked, ifMatch }: CustomerChange,
): Promise<Customer> {
  const { shareErpAccount = false, ...changes } = asked;
  return inTenant(ctx, async (tx) => {
    const thisRow = mine(customers, ctx, customerId);
    const before = await lockCustomer(tx, ctx, { customerId, ifMatch });
    if (Object.keys(changes).length === 0) return viewCustomer(before);

    const phoneNumber =
      changes.phoneNumber === undefined
        ? before.phoneNumber
        : await phoneOfInput(tx, ctx, changes.phoneNumber);
    const wanted = { ...before, ...definedOf(changes), phoneNumber };
    const { erpCustomerId } = wanted;
    const priceTier =
      wanted.priceTier === before.priceTier
        ? before.priceTier
        : await tierAsWritten(tx, ctx, wanted.priceTier);
    const poNumberRequired = changes.poNumberRequired ?? before.poNumberRequired;
    const guarded = { phoneNumber, erpCustomerId, priceTier, poNumberRequired };
    requireMayChange(
      ctx,
      before,
      guardedFields.filter((field) => guarded[field] !== before[field]),
    );
    if (erpCustomerId !== null && erpCustomerId !== before.erpCustomerId) {
      await requireAccount(tx, ctx, { erpCustomerId, customerId, isShared: shareErpAccount });
    }
    if (phoneNumber !== null && phoneNumber !== before.phoneNumber) {
      await requireFree(tx, ctx, { kind: 'PHONE', value: phoneNumber, customerId });
    }
    const [row] = await tx
      .update(customers)
      .set({
        name: wanted.name,
        phoneNumber,
        priceTier,
        erpCustomerId,
        ...(changes.language === undefined ? {} : languageColumns(changes.language)),
        poNumberRequired,
        verification: namesThem(changes) ? 'VERIFIED' : before.verification,
        version: before.version + 1,
        updatedAt: clock.now(),
      })
      .where(thisRow)
      .returning()
      .catch((error: unknown) => {
        throw belongsToAnother(error) ? phoneTaken(phoneNumber ?? '') : error;
      });
    if (!row) throw notFound('customer');
    await recordAudit(tx, ctx, { action: 'customer.changed', subjectId: row.id, data: { ...changes } });
    if (row.verification !== before.verification) {
      await recordAudit(tx, ctx, {
        action: 'customer.verified',
        subjectId: row.id,
        data: { name: row.name },
      });
    }
    if (row.name !== before.name || row.phoneNumber !== before.phoneNumber) {
      await refreshSearchText(tx, ctx, row);
    }
    return viewCustomer(row);
  });
}

/** Without the fields that are left out, which stay. */
function definedOf({ name, erpCustomerId, priceTier }: CustomerChange['changes']) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(erpCustomerId === undefined ? {} : { erpCustomerId }),
    ...(priceTier === undefined ? {} : { priceTier }),
  };
}

function namesThem({ name, erpCustomerId }: CustomerChange['changes']): boolean {
  return name !== undefined || (erpCustomerId !== undefined && erpCustomerId !== null);
}
