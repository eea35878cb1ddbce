import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { customers } from '@/db/schema/customers';
import type { Context } from '../../context';

/** Whether an alias means anything to anybody: one that a merge left with the customer it ended does not. */
export function isInForce(ctx: Context, aliasCustomerId: PgColumn): SQL {
  return sql`not exists (
    select from ${customers} as gone
    where gone.tenant_id = ${ctx.tenantId} and gone.id = ${aliasCustomerId} and gone.merged_into is not null)`;
}
