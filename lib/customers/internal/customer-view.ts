import type { customers } from '@/db/schema/customers';
import type { Customer } from '../contract';
import { chosenLanguage } from '../language';

export type CustomerRow = typeof customers.$inferSelect;

/** A customer's row as the API shows it. */
export function viewCustomer(row: CustomerRow): Customer {
  return {
    id: row.id,
    name: row.name,
    phoneNumber: row.phoneNumber,
    erpCustomerId: row.erpCustomerId,
    priceTier: row.priceTier,
    creditStatus: row.creditStatus,
    verification: row.verification,
    poNumberRequired: row.poNumberRequired,
    language: chosenLanguage(row),
    erasedAt: row.erasedAt?.toISOString() ?? null,
    version: row.version,
  };
}
