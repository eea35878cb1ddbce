import type postgres from 'postgres';

/** The roles as which the service works: one that sees a tenant's rows, and one for what has no tenant yet. */
export interface RoleNames {
  app: string;
  system: string;
}

/** As the migrations write them. */
const written: RoleNames = { app: 'order_intake_app', system: 'order_intake_system' };

/** PostgreSQL cuts longer names off, and keeps those that begin with `pg_` for itself. */
const longestPrefix = 50;

/**
 * The roles of this database. They belong to the whole server, so each database has some of its own, named after it; one that
 * was made when all had the same keeps those.
 */
export async function roleNamesOf(sql: postgres.Sql | postgres.TransactionSql): Promise<RoleNames> {
  // By the policies, which are for these two alone: an owner may have granted rights to roles of any name.
  const named = await sql<{ policy: string; role: string }[]>`
    select distinct polname as policy, rolname as role from pg_policy join pg_roles on pg_roles.oid = any(polroles)
    where polrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`;
  const roleOf = (wanted: string) => named.find(({ policy }) => policy === wanted)?.role;
  const [app, system] = [roleOf('tenant_isolation'), roleOf('system_access')];
  if (app !== undefined && system !== undefined) return { app, system };
  const [row] = await sql<[{ name: string }]>`select current_database() as name`;
  const prefix = row.name
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, '_')
    .replace(/^(?=\d|pg_)/, '_')
    .slice(0, longestPrefix);
  return { app: `${prefix}_app`, system: `${prefix}_system` };
}

/** A migration's text for a database with these roles. */
export function withRoles(text: string, { app, system }: RoleNames): string {
  // In one go: a database's name may hold one of these names.
  return text.replace(/order_intake_(app|system)/g, (name) => (name === written.app ? app : system));
}

export const usualRoles = written;
