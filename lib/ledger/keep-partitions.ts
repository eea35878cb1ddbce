import { systemSql } from '@/db/system';
import { env } from '../env';

/**
 * Makes the partitions of the weeks to come and drops those that are past their time (`partitioned_tables` in the database
 * says of which tables), each in a transaction of its own; months of the audit trail only where AUDIT_KEEP_MONTHS says so.
 * Where others hold a table for longer than a moment it throws, and is called again in an hour: until then rows go to the
 * default partition, and what is old stays.
 */
export async function keepPartitions(): Promise<void> {
  const sql = systemSql();
  const isOne = (rows: readonly { name: string | null }[]) => typeof rows[0]?.name === 'string';
  while (isOne(await sql<{ name: string | null }[]>`select make_partition() as name`));
  while (isOne(await sql<{ name: string | null }[]>`select drop_partition() as name`));
  const months = env().auditKeepMonths;
  if (months === undefined) return;
  while (isOne(await sql<{ name: string | null }[]>`select drop_audit_partition(${months}) as name`));
}
