import type postgres from 'postgres';

/** The roles as which the service works: one that sees a tenant's rows, and one for what has no tenant yet. */
export interface RoleNames {
  app: string;
  system: string;
}

/** As the migrations write them. */
const written: RoleNames = { app: 'order_intake_app', system: 'order_intake_system' };

/** PostgreSQL cuts longer names off. */
const longestPrefix = 50;

/**
 * The roles of this database. They belong to the whole server, so each database has some of its own, named after it; one that
 * was made when all had the same keeps those.
 */
export async function roleNamesOf(sql: postgres.Sql | postgres.TransactionSql): Promise<RoleNames> {
  const granted = await sql<{ name: string }[]>`
    select distinct rolname as name from pg_class, aclexplode(relacl) as held join pg_roles on pg_roles.oid = held.grantee
    where pg_class.oid = to_regclass('public.tenants')`;
  const ending = (end: string) => granted.find(({ name }) => name.endsWith(end))?.name;
  const [app, system] = [ending('_app'), ending('_system')];
  if (app !== undefined && system !== undefined) return { app, system };
  const [row] = await sql<[{ name: string }]>`select current_database() as name`;
  const prefix = row.name
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, '_')
    .replace(/^(?=\d)/, '_')
    .slice(0, longestPrefix);
  return { app: `${prefix}_app`, system: `${prefix}_system` };
}

/** A migration's text for a database with these roles. */
export function withRoles(text: string, { app, system }: RoleNames): string {
  return text.replaceAll(written.app, app).replaceAll(written.system, system);
}

export const usualRoles = written;
