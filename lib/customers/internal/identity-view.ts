import type { customerIdentities } from '@/db/schema/customer-identities';
import type { Identity } from '../contract';
import type { CustomerRow } from './customer-view';

export type IdentityRow = typeof customerIdentities.$inferSelect;

/** A number or id as the API shows it. */
export function viewIdentity(row: IdentityRow, customer: CustomerRow): Identity {
  const { id, kind, value, label, isRepresentative } = row;
  return { id, kind, value, label, isMain: isMain(row, customer), isRepresentative };
}

export function isMain({ kind, value }: IdentityRow, customer: CustomerRow): boolean {
  return value === (kind === 'PHONE' ? customer.phoneNumber : customer.platformUserId);
}
