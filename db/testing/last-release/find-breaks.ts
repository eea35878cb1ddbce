import type postgres from 'postgres';
import { describeStatement, type ReleasedStatement, tryInsert } from './try-statement';

/**
 * Which of a release's statements this database would not take as its own schema took them, and why: a line each.
 * `sql` is a connection of the superuser, on a database that holds no rows.
 */
export async function findBreaks(
  sql: postgres.Sql,
  statements: readonly ReleasedStatement[],
): Promise<string[]> {
  const breaks: string[] = [];
  for (const statement of statements) {
    const fault = await faultOf(sql, statement);
    if (fault !== undefined) breaks.push(`${fault}: ${statement.role} sends ${statement.text}`);
  }
  return breaks;
}

async function faultOf(sql: postgres.Sql, statement: ReleasedStatement): Promise<string | undefined> {
  try {
    const { parameters, results } = await describeStatement(sql, statement);
    if (!isSame(parameters, statement.parameters))
      return `takes ${parameters.join(', ')} for ${statement.parameters.join(', ')}`;
    // A further column does not disturb whoever reads by name.
    if (!isSame(results.slice(0, statement.results.length), statement.results))
      return `answers ${results.join(', ')} for ${statement.results.join(', ')}`;
    if (statement.values) await tryInsert(sql, statement);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function isSame(types: readonly string[], before: readonly string[]): boolean {
  return types.length === before.length && types.every((type, index) => type === before[index]);
}
