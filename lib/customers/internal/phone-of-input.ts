import type { Transaction } from '@/db/client';
import { violatesUnique } from '@/db/violates-unique';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { getTenant } from '../../tenancy/get-tenant';
import { readPhoneNumber } from '../read-phone-number';

/** The number as E.164, read with the tenant's country. Throws `invalid_input` naming the field. */
export async function phoneOfInput(
  tx: Transaction,
  ctx: Context,
  phoneNumber: string,
  path = 'phoneNumber',
): Promise<string> {
  const { country } = await getTenant(tx, ctx);
  const read = readPhoneNumber(phoneNumber, country);
  if (read !== null) return read;
  const message = `Not a phone number. Write it as in ${country}, or with a plus and its country code.`;
  throw new AppError('invalid_input', `Not valid: ${path}.`, {
    errors: [{ path, code: 'invalid_format', message }],
  });
}

export function phoneTaken(phoneNumber: string): AppError {
  return new AppError('phone_taken', `There is a customer with the phone number ${phoneNumber} already.`);
}

/** Whether a write failed because another customer has the number or id, in whatever spelling. */
export function belongsToAnother(error: unknown): boolean {
  return violatesUnique(error, 'customer_identities_one_owner');
}
