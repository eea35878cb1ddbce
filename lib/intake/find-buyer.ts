import { and, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import type { Context } from '../context';
import { customersWith } from '../customers/customers-with';
import { hasAccount } from '../customers/has-account';
import { readPhoneNumber } from '../customers/read-phone-number';
import { requireCustomer } from '../customers/require-customer';
import { AppError } from '../errors';
import { getTenant } from '../tenancy/get-tenant';

type Named = { id: string } | { phoneNumber: string } | { erpCustomerId: string };

/** Whose order it is; without an id a number that nobody has yet, or that stands for several customers. */
interface Buyer {
  customerId: string | null;
  phoneNumber: string | null;
}

/**
 * The customer that another system names. Throws `invalid_input` for what is no phone number and for an account that no one
 * customer has, `not_found`, `customer_merged`, `customer_erased` for an id.
 */
export async function findBuyer(tx: Transaction, ctx: Context, named: Named): Promise<Buyer> {
  if ('phoneNumber' in named) return byNumber(tx, ctx, named.phoneNumber);
  const id = 'id' in named ? named.id : await byAccount(tx, ctx, named.erpCustomerId);
  await requireCustomer(tx, ctx, id);
  const [found] = await tx
    .select({ phoneNumber: customers.phoneNumber })
    .from(customers)
    .where(mine(customers, ctx, id));
  return { customerId: id, phoneNumber: found?.phoneNumber ?? null };
}

async function byNumber(tx: Transaction, ctx: Context, written: string): Promise<Buyer> {
  const { country } = await getTenant(tx, ctx);
  const phoneNumber = readPhoneNumber(written, country);
  if (phoneNumber === null)
    throw wrong('phoneNumber', 'invalid_phone', `"${written}" is not a phone number.`);
  const [only, ...others] = await customersWith(tx, ctx, 'PHONE', phoneNumber);
  return { customerId: only && others.length === 0 ? only.id : null, phoneNumber };
}

async function byAccount(tx: Transaction, ctx: Context, erpCustomerId: string): Promise<string> {
  const found = await tx
    .select({ id: customers.id, written: customers.erpCustomerId })
    .from(customers)
    .where(
      and(
        mine(customers, ctx),
        hasAccount(erpCustomerId),
        isNull(customers.mergedInto),
        isNull(customers.erasedAt),
      ),
    );
  // Two accounts that differ in capitals only are told apart where they are written so.
  const exact = found.filter(({ written }) => written === erpCustomerId);
  const [only, ...others] = exact.length > 0 ? exact : found;
  if (only && others.length === 0) return only.id;
  throw only
    ? wrong('erpCustomerId', 'ambiguous_customer', 'Several customers have this account; name one by its id.')
    : wrong('erpCustomerId', 'unknown_customer', 'No customer has this account.');
}

function wrong(field: string, code: string, message: string): AppError {
  const path = `customer.${field}`;
  return new AppError('invalid_input', `Not valid: ${path}.`, { errors: [{ path, code, message }] });
}
