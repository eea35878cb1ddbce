import type { Transaction } from '@/db/client';
import { customerItemCodes } from '@/db/schema/customer-item-codes';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { requirePermission } from '../http/gate';
import type { OrderId } from '../ids';
import { itemCodeKey } from '../matching/index/item-code-key';

interface Lesson {
  customerId: string;
  /** As the customer writes it. */
  code: string;
  productId: string;
  /** The order in whose review it was taught. */
  orderId: OrderId;
}

/**
 * Makes a code of the customer's own mean this product from now on, whatever it meant before: a clerk's latest word counts.
 * Throws `forbidden` for an actor who may edit orders but teach nothing.
 */
export async function teachItemCode(tx: Transaction, ctx: Context, lesson: Lesson): Promise<void> {
  requirePermission(ctx, 'aliases:write');
  const { customerId, code, productId, orderId } = lesson;
  const { normalisedCode, tenantId, customerId: ofCustomer } = customerItemCodes;
  const taught = { code, productId, taughtBy: ctx.actor.name };
  await tx
    .insert(customerItemCodes)
    .values({ tenantId: ctx.tenantId, customerId, normalisedCode: itemCodeKey(code), ...taught })
    .onConflictDoUpdate({ target: [tenantId, ofCustomer, normalisedCode], set: taught });
  const data = { code, productId };
  await recordAudit(tx, ctx, { action: 'customer.item_code_added', subjectId: customerId, orderId, data });
}
