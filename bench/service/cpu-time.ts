import { readdirSync, readFileSync } from 'node:fs';
import postgres from 'postgres';

const msOfTick = 10;

/** What a process and all below it have spent of the processor, in ms, those that have ended included; Linux alone tells. */
export function cpuMsOf(pid: number): number {
  const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(name) ?? []) : []));
  const family = new Set([pid]);
  // Parents come before their children wherever ids have not begun anew.
  for (const each of processes) if (family.has(each.parent)) family.add(each.pid);
  return (
    processes.filter((each) => family.has(each.pid)).reduce((sum, { ticks }) => sum + ticks, 0) * msOfTick
  );
}

function statOf(name: string): { pid: number; parent: number; ticks: number } | undefined {
  try {
    const [, after = ''] = readFileSync(`/proc/${name}/stat`, 'utf8').split(/\) (?=[A-Z] )/);
    const fields = after.split(' ').map(Number);
    const [, parent = 0] = fields;
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + (fields[at] ?? 0), 0);
    return { pid: Number(name), parent, ticks };
  } catch {
    return undefined;
  }
}

/** The process of the database server, whose children are its connections. */
export async function postmasterOf(url: string): Promise<number> {
  const sql = postgres(url, { max: 1 });
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const parent = row && statOf(String(row.pid))?.parent;
  await sql.end();
  if (!parent) throw new Error('The database is not on this machine.');
  return parent;
}
