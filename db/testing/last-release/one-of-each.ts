import type { LoggedStatement } from './read-statements';

const mostExamples = 6;
const queries = /^\s*(select|insert|update|delete|merge|with|values)\b/i;

/**
 * The shortest examples of every statement, the shortest first: of statements that differ only in white space, in how
 * many values a list has or how many rows an INSERT.
 */
export class OneOfEach {
  readonly #examples = new Map<string, LoggedStatement[]>();

  add(statement: LoggedStatement): void {
    if (!queries.test(statement.text)) return;
    const shape = `${statement.role} ${shapeOf(statement.text)}`;
    const known = this.#examples.get(shape) ?? [];
    if (known.length === mostExamples && lengthOf(statement) >= lengthOf(known.at(-1))) return;
    known.push(statement);
    known.sort((a, b) => lengthOf(a) - lengthOf(b));
    this.#examples.set(shape, known.slice(0, mostExamples));
  }

  /** By shape, in alphabetical order, so that two recordings can be compared. */
  examples(): LoggedStatement[][] {
    return [...this.#examples.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, found]) => found);
  }
}

function shapeOf(text: string): string {
  const row = String.raw`\((?:\$|default)(?:, (?:\$|default))*\)`;
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\$\d+/g, '$')
    .replace(/\bin \(\$(?:, \$)+\)/gi, 'in ($)')
    .replace(new RegExp(`(values ${row})(?:, ${row})+`, 'gi'), '$1');
}

function lengthOf(statement: LoggedStatement | undefined): number {
  if (!statement) return Number.POSITIVE_INFINITY;
  const { text, parameters } = statement;
  return parameters.reduce((sum, value) => sum + (value?.length ?? 0), text.length);
}
