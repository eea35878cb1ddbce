import type postgres from 'postgres';

/** A statement as a release sends it. */
export interface ReleasedStatement {
  /** Which of the service's roles sends it. */
  role: string;
  text: string;
  /** The types that PostgreSQL gives its parameters and the columns of its answer, as in `timestamp with time zone`. */
  parameters: string[];
  results: string[];
  /** Of an INSERT: values that were sent with it, and the tenant whose they were. */
  values?: (string | null)[];
  tenantId?: string;
}

/**
 * What PostgreSQL makes of a statement, without doing it: its types. `sql` is a connection of the superuser. Throws
 * PostgreSQL's error when it names what is not there, or what the role may not touch.
 */
export async function describeStatement(
  sql: postgres.Sql,
  { role, text }: Pick<ReleasedStatement, 'role' | 'text'>,
): Promise<Pick<ReleasedStatement, 'parameters' | 'results'>> {
  const types = await undone(sql, async (tx) => {
    await tx.unsafe(`set local role ${role}`);
    const name = newName();
    await tx.unsafe(`prepare ${name} as ${text}`);
    const [found] = await tx<Pick<ReleasedStatement, 'parameters' | 'results'>[]>`
      select parameter_types::text[] as parameters, coalesce(result_types::text[], '{}') as results
      from pg_prepared_statements where name = ${name}`;
    // Only who plans a statement looks at grants, and for the index of an ON CONFLICT.
    await tx.unsafe(`explain (generic_plan) ${text}`);
    return found;
  });
  if (!types) throw new Error('PostgreSQL forgot the statement');
  return types;
}

/**
 * Does an INSERT with the values it was sent with, and undoes it. What its foreign keys point to need not be there, and
 * triggers are left out. `sql` is a connection of the superuser. Throws PostgreSQL's error when a row is refused.
 */
export async function tryInsert(
  sql: postgres.Sql,
  { role, text, values = [], tenantId }: Pick<ReleasedStatement, 'role' | 'text' | 'values' | 'tenantId'>,
): Promise<void> {
  await undone(sql, async (tx) => {
    await tx`set local session_replication_role = replica`;
    if (tenantId) await tx`select set_config('app.tenant_id', ${tenantId}, true)`;
    await tx.unsafe(`set local role ${role}`);
    const name = newName();
    await tx.unsafe(`prepare ${name} as ${text}`);
    const given = values.map((value) => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`));
    await tx.unsafe(`execute ${name}${given.length === 0 ? '' : `(${given.join(', ')})`}`);
  });
}

let names = 0;
/** A prepared statement outlives its transaction, so each has a name of its own. */
function newName(): string {
  names += 1;
  return `tried_${names}`;
}

const undo = new Error('undo');

async function undone<T>(
  sql: postgres.Sql,
  work: (tx: postgres.TransactionSql) => Promise<T>,
): Promise<T | undefined> {
  let result: T | undefined;
  await sql
    .begin(async (tx) => {
      result = await work(tx);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return result;
}
