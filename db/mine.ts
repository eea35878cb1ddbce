import { and, eq, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

interface OwnedTable {
  tenantId: PgColumn;
  id?: PgColumn;
}

/** What a column holds, or another column or expression that is compared with it. */
type Holds<T> = T extends PgColumn ? T['_']['data'] | SQLWrapper : never;

/**
 * The rows of this tenant in a table; with an id, the one row of it. Row level security keeps other tenants' rows away
 * as well: the condition is for the planner, whose indexes begin with the tenant, and for whoever reads the query.
 */
export function mine<T extends OwnedTable>(table: T, ctx: { tenantId: string }): SQL;
export function mine<T extends OwnedTable>(
  table: T,
  ctx: { tenantId: string },
  id: Holds<T['id']>,
): SQL | undefined;
export function mine(table: OwnedTable, ctx: { tenantId: string }, ...id: [] | [unknown]): SQL | undefined {
  const ofTenant = eq(table.tenantId, ctx.tenantId);
  // By the count: an id that is missing at run time must not widen an update to every row.
  return table.id && id.length > 0 ? and(ofTenant, eq(table.id, id[0])) : ofTenant;
}
