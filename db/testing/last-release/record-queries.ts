import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { knownMigrations } from '@/db/backup/schema-level';
import { migrationsFolder } from '@/db/migrate';
import packageJson from '@/package.json';
import { OneOfEach } from './one-of-each';
import { type LoggedStatement, linePrefix, readStatements } from './read-statements';
import { describeStatement, type ReleasedStatement, tryInsert } from './try-statement';

const folder = import.meta.dirname;

/** Has the server write down what the service's roles ask of it from now on. */
export async function beginRecording(superuserUrl: string): Promise<void> {
  const sql = postgres(superuserUrl, { max: 1 });
  await sql.unsafe(`alter system set log_line_prefix = '${linePrefix}'`);
  await sql`select pg_reload_conf()`;
  for (const role of ['order_intake_app', 'order_intake_system'])
    await sql.unsafe(`alter role ${role} set log_statement = 'all'`);
  await sql.end({ timeout: 1 });
}

/**
 * Writes what was asked into `queries.json` and the schema it was asked of into `last-release.json`. What a test asked
 * for the sake of being refused is left out; `tell` hears of it.
 */
export async function endRecording(
  superuserUrl: string,
  logFile: string,
  tell: (line: string) => void,
): Promise<void> {
  const each = new OneOfEach();
  for await (const statement of readStatements(logFile)) each.add(statement);
  const superuser = postgres(superuserUrl, { max: 1, onnotice: () => undefined });
  await superuser.unsafe('alter database order_intake with allow_connections true');
  const url = new URL(superuserUrl);
  url.pathname = 'order_intake';
  const sql = postgres(url.toString(), { max: 1, onnotice: () => undefined });
  const statements: ReleasedStatement[] = [];
  for (const examples of each.examples()) {
    const statement = await firstThatWorks(sql, examples);
    if (statement instanceof Error) tell(`left out (${statement.message}): ${examples[0]?.text}`);
    else statements.push(statement);
  }
  await sql.end({ timeout: 1 });
  await superuser.end({ timeout: 1 });
  const schema = (await knownMigrations(migrationsFolder)).at(-1);
  const release = { version: packageJson.version, schema };
  await writeFile(join(folder, '../../last-release.json'), `${JSON.stringify(release, null, 2)}\n`);
  // A line each, so that two releases can be compared.
  const lines = statements.map((statement) => JSON.stringify(statement));
  await writeFile(join(folder, 'queries.json'), `[\n${lines.join(',\n')}\n]\n`);
  tell(`${statements.length} statements recorded`);
}

async function firstThatWorks(
  sql: postgres.Sql,
  examples: readonly LoggedStatement[],
): Promise<ReleasedStatement | Error> {
  let fault: unknown;
  for (const { role, text, parameters, tenantId } of examples) {
    try {
      const types = await describeStatement(sql, { role, text });
      if (!isInsert(text)) return { role, text, ...types };
      const sent = { values: parameters, ...(tenantId && { tenantId }) };
      await tryInsert(sql, { role, text, ...sent });
      return { role, text, ...types, ...sent };
    } catch (error) {
      fault ??= error;
    }
  }
  return fault instanceof Error ? fault : new Error(String(fault));
}

/** Also one that begins with WITH. */
function isInsert(text: string): boolean {
  return /\binsert into\b/i.test(text);
}
