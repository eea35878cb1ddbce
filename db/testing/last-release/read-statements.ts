import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

export interface LoggedStatement {
  role: string;
  text: string;
  /** In PostgreSQL's text form. */
  parameters: (string | null)[];
  /** Whose rows the connection saw. */
  tenantId: string | undefined;
}

/** What has to be set as `log_line_prefix`: the process, to tell connections apart, and the role. */
export const linePrefix = '@%p %u@ ';
const prefixed = /^@(\d+) (\S+)@ (\w+): {2}(.*)$/;
const executed = /^execute [^:]*: /;
const setTenant = /^select set_config\('app\.tenant_id', \$1, true\)$/;

interface Entry {
  pid: string;
  role: string;
  level: string;
  message: string;
}

/** The statements of the service's two roles in a server's log, in their order (`log_statement = all`). */
export async function* readStatements(logFile: string): AsyncGenerator<LoggedStatement> {
  const tenants = new Map<string, string | undefined>();
  let waiting: { pid: string; statement: LoggedStatement } | undefined;
  for await (const { pid, role, level, message } of readEntries(logFile)) {
    if (waiting && level === 'DETAIL' && waiting.pid === pid) {
      waiting.statement.parameters = readParameters(message);
      continue;
    }
    if (waiting) yield remember(tenants, waiting);
    waiting = undefined;
    if (!role.startsWith('order_intake_') || level !== 'LOG' || !executed.test(message)) continue;
    const statement = {
      role,
      text: message.replace(executed, ''),
      parameters: [],
      tenantId: tenants.get(pid),
    };
    waiting = { pid, statement };
  }
  if (waiting) yield remember(tenants, waiting);
}

function remember(
  tenants: Map<string, string | undefined>,
  { pid, statement }: { pid: string; statement: LoggedStatement },
): LoggedStatement {
  if (setTenant.test(statement.text)) tenants.set(pid, statement.parameters[0] ?? undefined);
  return statement;
}

/** Lines that go on with an entry begin with a tab. */
async function* readEntries(logFile: string): AsyncGenerator<Entry> {
  const lines = createInterface({ input: createReadStream(logFile), crlfDelay: Number.POSITIVE_INFINITY });
  let entry: Entry | undefined;
  for await (const line of lines) {
    const [, pid, role, level, message] = prefixed.exec(line) ?? [];
    if (pid === undefined || role === undefined || level === undefined || message === undefined) {
      if (entry) entry.message += `\n${line.replace(/^\t/, '')}`;
      continue;
    }
    if (entry) yield entry;
    entry = { pid, role, level, message };
  }
  if (entry) yield entry;
}

/** `Parameters: $1 = 'it''s', $2 = NULL` */
function readParameters(detail: string): (string | null)[] {
  return [...detail.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(
    ([, quoted]) => quoted?.replaceAll("''", "'") ?? null,
  );
}
