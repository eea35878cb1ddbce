import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { notifications } from '@/db/schema/notifications';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { getErasedCustomer, lockForErasing } from '../customers/lock-for-erasing';
import { AppError } from '../errors';
import type { Scope } from './internal/decision';
import { oweRemovalOfFiles } from './internal/owe-removal';
import { removeFrom, removeFromTrails } from './internal/remove-from';
import { scopeOfCustomer } from './internal/scope-of-customer';

interface Erasure {
  customerId: string;
  confirmName: string;
  ifMatch?: number | undefined;
}

/**
 * Erases who a customer is and what they said, wherever it is stored; recordings leave the store right afterwards. Their
 * orders stay as figures, and the row stays for these. Throws `not_found`, `invalid_input` when the name is another,
 * `customer_has_open_orders`, `customer_merged`, `customer_erased`, `customer_changed`.
 */
export async function eraseCustomer(ctx: Context, input: Erasure) {
  return inTenant(ctx, async (tx) => {
    const customer = await lockForErasing(tx, ctx, input);
    if (input.confirmName.trim() !== customer.name.trim()) {
      const message = 'This is not the name of the customer as it is now.';
      throw new AppError('invalid_input', message, {
        errors: [{ path: 'confirmName', code: 'other_name', message }],
      });
    }
    const scope = await scopeOfCustomer(tx, ctx, customer.id);
    await refuseOpenOrders(tx, ctx, scope);
    const files = await oweRemovalOfFiles(tx, ctx, scope);
    await mark(tx, ctx, scope);
    await removeFrom(tx, ctx, scope, ['who', 'said', 'file']);
    await forgetAnswersAbout(tx, ctx, scope);
    await removeFromTrails(tx, scope);
    const { orderIds, messageIds, aliasIds } = scope;
    const erased = {
      orders: orderIds.length,
      messages: messageIds.length,
      phrases: aliasIds.length,
      files,
    };
    await recordAudit(tx, ctx, { action: 'customer.erased', subjectId: customer.id, data: erased });
    return { success: true, customer: await getErasedCustomer(tx, ctx, customer.id), erased } as const;
  });
}

/** What is still read, approved or sent needs its words. */
async function refuseOpenOrders(tx: Transaction, ctx: Context, { orderIds }: Scope): Promise<void> {
  const open = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        mine(orders, ctx),
        isAmong(orders.id, orderIds),
        notInArray(orders.status, ['COMPLETED', 'CANCELLED']),
      ),
    );
  if (open.length === 0) return;
  const many = open.length === 1 ? 'An order of theirs is' : `${open.length} orders of theirs are`;
  throw new AppError(
    'customer_has_open_orders',
    `${many} not finished: approve or reject what is open first.`,
    {
      extra: { openOrders: open.length },
    },
  );
}

/** Says of the rows that they may lose their words, and sends nothing more. */
async function mark(tx: Transaction, ctx: Context, { customerIds, orderIds }: Scope): Promise<void> {
  const now = clock.now();
  await tx
    .update(customers)
    .set({
      erasedAt: now,
      updatedAt: now,
      version: sql`${customers.version} + 1`,
    })
    .where(and(mine(customers, ctx), isAmong(customers.id, customerIds)));
  await tx
    .update(orders)
    .set({ wordsRemovedAt: now })
    .where(and(mine(orders, ctx), isAmong(orders.id, orderIds)));
  await tx
    .update(notifications)
    .set({ status: 'FAILED' })
    .where(
      and(
        mine(notifications, ctx),
        isAmong(notifications.customerId, customerIds),
        eq(notifications.status, 'QUEUED'),
      ),
    );
}

/** Stored answers that name them: a repeat of the request is refused. And what others quoted of them. */
async function forgetAnswersAbout(
  tx: Transaction,
  ctx: Context,
  { customerIds, orderIds }: Scope,
): Promise<void> {
  const ids = JSON.stringify([...customerIds, ...orderIds]);
  await tx.execute(sql`
    update idempotency_keys set answer = null where tenant_id = ${ctx.tenantId} and exists (
      select from jsonb_array_elements_text(${ids}::jsonb) as one(id)
      where position(one.id in answer::text) > 0 or position(one.id in scope) > 0)`);
  await tx.execute(sql`
    update orders set quote = null where tenant_id = ${ctx.tenantId} and quote is not null
      and quote ->> 'orderId' in (select jsonb_array_elements_text(${ids}::jsonb))`);
}
