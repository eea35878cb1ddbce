import { and, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { mayDo } from '../../auth/may-do';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { hasAccount } from '../has-account';
import { closedByHold, closedToClerks, type GuardedField } from '../terms';
import type { CustomerRow } from './customer-view';

/**
 * What a customer on credit hold is known and billed by is for those to change who decide about credit: with it moved to
 * a twin, orders would go on as if there were no hold. Throws `forbidden`.
 */
export function requireMayMove(ctx: Context, customer: Pick<CustomerRow, 'name' | 'creditStatus'>): void {
  if (customer.creditStatus !== 'HOLD' || mayDo(ctx.actor, 'customers:credit')) return;
  throw new AppError(
    'forbidden',
    `${customer.name} is on credit hold. Only a manager may change their numbers, ERP account or price tier.`,
  );
}

const fieldWords: Record<GuardedField, string> = {
  phoneNumber: 'phone number',
  erpCustomerId: 'ERP account',
  priceTier: 'price tier',
  poNumberRequired: 'rule on PO numbers',
};

/**
 * Lets a customer's fields be changed by whoever may: of people, managers alone what closedToClerks names. API keys that may
 * write customers bring over what was agreed elsewhere, but for what a hold rests on. Throws `forbidden`, naming each field.
 */
export function requireMayChange(
  ctx: Context,
  customer: CustomerRow,
  fields: readonly GuardedField[],
  /** Where the input has the fields. */
  at: '' | 'keep.' = '',
): void {
  if (mayDo(ctx.actor, 'customers:credit')) return;
  const closed = ctx.actor.kind === 'user' ? closedToClerks(customer) : closedByHold(customer);
  const refused = fields.filter((field) => closed.includes(field));
  if (refused.length === 0) return;
  const named = refused.map((field) => fieldWords[field]).join(', ');
  throw new AppError('forbidden', `Only a manager may change this of ${customer.name}: ${named}.`, {
    errors: refused.map((field) => ({
      path: `${at}${field}`,
      code: 'forbidden',
      message: `Only a manager may change the ${fieldWords[field]} of ${customer.name}.`,
    })),
  });
}

interface Account {
  erpCustomerId: string;
  /** Who is to have it; null for a new customer. */
  customerId: string | null;
  /** Whoever asks has said that it is to be shared. */
  isShared: boolean;
}

/**
 * Lets a customer have an ERP account that nobody else has, or that is to be shared; that of a customer on credit hold
 * only by who decides about credit. Of two who take it at once, the second waits. Throws `erp_account_taken`, `forbidden`.
 */
export async function requireAccount(
  tx: Transaction,
  ctx: Context,
  { erpCustomerId, customerId, isShared }: Account,
): Promise<void> {
  const lock = `erp account ${ctx.tenantId} ${erpCustomerId.toLowerCase()}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const holders = await accountHolders(tx, ctx, { erpCustomerId, customerId });
  const [holder] = holders;
  if (!holder) return;
  for (const each of holders) requireMayMove(ctx, each);
  if (isShared) return;
  const message = `${holder.name} has the ERP account ${erpCustomerId}. Two customers can share one, if that is meant.`;
  throw new AppError('erp_account_taken', message, {
    errors: [{ path: 'erpCustomerId', code: 'taken', message }],
    extra: { customer: { id: holder.id, name: holder.name } },
  });
}

/** Customers with that ERP account, those on credit hold first. */
export async function accountHolders(
  tx: Transaction,
  ctx: Context,
  { erpCustomerId, customerId }: { erpCustomerId: string; customerId: string | null },
): Promise<Pick<CustomerRow, 'id' | 'name' | 'creditStatus'>[]> {
  const { id, name, creditStatus } = customers;
  return tx
    .select({ id, name, creditStatus })
    .from(customers)
    .where(
      and(
        mine(customers, ctx),
        hasAccount(erpCustomerId),
        isNull(customers.mergedInto),
        customerId === null ? undefined : ne(customers.id, customerId),
      ),
    )
    .orderBy(sql`${creditStatus} = 'HOLD' desc`, id);
}
