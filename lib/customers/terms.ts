import type { Customer } from './contract';

/** What a customer on credit hold is known and billed by. */
const heldFields = ['phoneNumber', 'erpCustomerId', 'priceTier'] as const;
/** What a known customer is billed by, and on which conditions. */
const termFields = ['erpCustomerId', 'priceTier', 'poNumberRequired'] as const;
/** What not everybody who may write customers may change. */
export const guardedFields = [...new Set([...heldFields, ...termFields])];
export type GuardedField = (typeof guardedFields)[number];

/** Those of which a merge keeps one customer's. */
export const keptTerms = ['erpCustomerId', 'priceTier'] as const;

type Guarded = Pick<Customer, 'creditStatus' | 'verification' | 'erpCustomerId'>;

/** What of a customer is closed to whoever does not decide about credit: all that a credit hold rests on. */
export const closedByHold = ({ creditStatus }: Pick<Guarded, 'creditStatus'>): readonly GuardedField[] =>
  creditStatus === 'HOLD' ? heldFields : [];

/**
 * What of a customer is closed to clerks. They create customers, with account and tier, and so complete a newcomer, or one who
 * has no account yet; from then on the terms are agreed, and for managers to change.
 */
export function closedToClerks(customer: Guarded): readonly GuardedField[] {
  const isOpen = (field: GuardedField) => field === 'erpCustomerId' && customer.erpCustomerId === null;
  const agreed = customer.verification === 'VERIFIED' ? termFields.filter((field) => !isOpen(field)) : [];
  return [...new Set([...closedByHold(customer), ...agreed])];
}
