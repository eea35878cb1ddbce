import { type SQL, sql } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';

/**
 * Customers with that ERP account, whatever its capitals: `hld001` written for `HLD001` must not become somebody else, who
 * has no credit hold.
 */
export const hasAccount = (erpCustomerId: string): SQL =>
  sql`lower(${customers.erpCustomerId}) = lower(${erpCustomerId})`;
