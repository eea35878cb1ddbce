import { type AlterTableCmd, type ColumnDef, type Constraint, type Node, parse } from 'libpg-query';

/** A migration that takes something away on purpose says so in that statement, as in `-- contract: not read since 1.4`. */
const reasoned = /^\s*-- contract: \S.{9,}$/m;

const rewrites = 'rewrites the table while nobody may read it: add it empty and fill it in parts';
const unchecked =
  'reads the whole table under a lock: add it NOT VALID, and VALIDATE it in a migration behind it';

/**
 * What of a migration would break the last release, which goes on working beside it, or would hold it up for longer than
 * a moment: a line each, with what to do instead. What belongs to a table that the migration itself makes is free, as is
 * a statement with a reason. `statements` are those between the breakpoints of the file.
 */
export async function findHarm(statements: readonly string[]): Promise<string[]> {
  const parsed: { text: string; nodes: Node[] }[] = [];
  for (const text of statements) {
    const { stmts = [] } = await parse(text);
    parsed.push({ text, nodes: stmts.flatMap(({ stmt }) => (stmt ? [stmt] : [])) });
  }
  const nodes = parsed.flatMap((statement) => statement.nodes);
  const made = new Set(nodes.flatMap((node) => ('CreateStmt' in node ? [nameOf(node.CreateStmt)] : [])));
  const found = parsed
    .filter(({ text }) => !reasoned.test(text))
    .flatMap((statement) => statement.nodes.flatMap((node) => harmOf(node, made)));
  const together = nodes.filter(isConcurrent).length;
  if (together > 0 && together < nodes.length)
    found.push('CONCURRENTLY works outside of a transaction only: give it a migration of its own');
  return found;
}

function harmOf(node: Node, made: ReadonlySet<string>): string[] {
  if ('AlterTableStmt' in node) {
    const table = nameOf(node.AlterTableStmt);
    if (made.has(table)) return [];
    return (node.AlterTableStmt.cmds ?? []).flatMap((cmd) =>
      'AlterTableCmd' in cmd ? harmOfCommand(cmd.AlterTableCmd).map((harm) => `${table}: ${harm}`) : [],
    );
  }
  const harm = harmOfStatement(node, made);
  return harm === undefined ? [] : [harm];
}

function harmOfStatement(node: Node, made: ReadonlySet<string>): string | undefined {
  if ('IndexStmt' in node) {
    const { concurrent, if_not_exists, idxname } = node.IndexStmt;
    if (made.has(nameOf(node.IndexStmt))) return undefined;
    if (concurrent && if_not_exists) return undefined;
    return `index ${idxname}: nobody can write while it is made: CREATE INDEX CONCURRENTLY IF NOT EXISTS`;
  }
  if ('DropStmt' in node) {
    const { removeType, concurrent, missing_ok } = node.DropStmt;
    if (removeType === 'OBJECT_TRIGGER' || removeType === 'OBJECT_POLICY') return undefined;
    if (removeType !== 'OBJECT_INDEX')
      return `${kindOf(removeType)}: the last release may still use what is dropped`;
    return concurrent && missing_ok ? undefined : 'an index: DROP INDEX CONCURRENTLY IF EXISTS';
  }
  if ('RenameStmt' in node)
    return `${kindOf(node.RenameStmt.renameType)} ${node.RenameStmt.subname ?? nameOf(node.RenameStmt)}: the last release knows the old name only`;
  if ('AlterEnumStmt' in node && node.AlterEnumStmt.oldVal !== undefined)
    return `value ${node.AlterEnumStmt.oldVal}: the last release knows the old name only`;
  if ('TruncateStmt' in node) return 'TRUNCATE takes away what the last release relies on';
  if ('LockStmt' in node || 'ClusterStmt' in node || 'VacuumStmt' in node)
    return 'a lock on a whole table holds everybody up';
  if ('DoStmt' in node) return 'nobody can see what a DO block does: write plain statements';
  return undefined;
}

function harmOfCommand({ subtype, name, def }: AlterTableCmd): string[] {
  switch (subtype) {
    case 'AT_DropColumn':
      return [`column ${name}: the last release still reads or writes it`];
    case 'AT_SetNotNull':
      return [`column ${name}: the last release may leave it empty`];
    case 'AT_AlterColumnType':
      return [`column ${name}: its new type ${rewrites}`];
    case 'AT_AddColumn':
      return def && 'ColumnDef' in def ? harmOfColumn(def.ColumnDef) : [];
    case 'AT_AddConstraint':
      return def && 'Constraint' in def ? harmOfConstraint(def.Constraint) : [];
    default:
      return [];
  }
}

function harmOfColumn({ colname, constraints = [] }: ColumnDef): string[] {
  const own = constraints.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []));
  const has = (kind: Constraint['contype']) => own.find(({ contype }) => contype === kind);
  const computed = has('CONSTR_GENERATED');
  if (has('CONSTR_IDENTITY') || (computed && computed.generated_kind !== 'v'))
    return [`column ${colname}: filling it ${rewrites}`];
  const given = has('CONSTR_DEFAULT')?.raw_expr;
  if (given && !isFixed(given)) return [`column ${colname}: another default for each row ${rewrites}`];
  if (has('CONSTR_NOTNULL') && !given && !computed)
    return [`column ${colname}: the last release does not fill it, so it needs a default or may be null`];
  return own.flatMap((constraint) => harmOfConstraint(constraint));
}

function harmOfConstraint(constraint: Constraint): string[] {
  const { contype, conname = '', skip_validation, indexname } = constraint;
  if ((contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN') && !skip_validation)
    return [`constraint ${conname}: ${unchecked}`];
  if ((contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY') && !indexname)
    return [`constraint ${conname}: make its index CONCURRENTLY before, and add it USING INDEX`];
  return [];
}

/** The same for all rows there are: then PostgreSQL only notes it down. */
function isFixed(expression: Node): boolean {
  const calls = [
    ...JSON.stringify(expression).matchAll(/"FuncCall":\{"funcname":\[\{"String":\{"sval":"(\w+)"/g),
  ];
  return calls.every(([, called]) => called === 'now');
}

function isConcurrent(node: Node): boolean {
  if ('IndexStmt' in node) return node.IndexStmt.concurrent === true;
  return 'DropStmt' in node && node.DropStmt.concurrent === true;
}

function nameOf({ relation }: { relation?: { relname?: string } }): string {
  return relation?.relname ?? '';
}

/** `OBJECT_TABLE` → `table` */
function kindOf(object: string | undefined): string {
  return (object ?? '').replace('OBJECT_', '').toLowerCase();
}
