import { cpuMsOf, postmasterOf } from '@/bench/service/cpu-time';
import { memoryOf } from '../chaos/harness/process-table';
import type { Part, Product } from '../chaos/harness/product';
import type { World } from '../chaos/harness/world';

const everyMs = 5000;

/** What all of it took from then until `stop`: processor time in ms, and the most of the rest. */
export interface Used {
  machinesMs: number;
  databaseMs: number;
  inngestMs: number;
  /** Of the larger of the two. */
  memoryMb: { service: number; functions: number };
  /** To PostgreSQL, of all processes of the machines together. */
  connections: number;
  commitsPerSecond: number;
}

/** Looks at the machines, the database and the Inngest server every five seconds. */
export async function watchMachines(
  { sql, ownerUrl }: World,
  machines: readonly Product[],
  inngest: number,
): Promise<{ stop(): Promise<Used> }> {
  const postmaster = await postmasterOf(ownerUrl);
  const launchers = (await Promise.all(machines.map((machine) => machine.pidsOf('launcher')))).flat();
  const spent = () => ({
    // The launcher's own counts its children's, of those that were killed too.
    machinesMs: launchers.reduce((sum, pid) => sum + cpuMsOf(pid), 0),
    databaseMs: cpuMsOf(postmaster),
    inngestMs: cpuMsOf(inngest),
  });
  const rows = async () => {
    const [row] = await sql<[{ commits: number; connections: number }]>`
      select xact_commit::float8 as commits,
        (select count(*)::int from pg_stat_activity
          where usename in ('order_intake_app', 'order_intake_system')) as connections
      from pg_stat_database where datname = current_database()`;
    return row;
  };
  const most = { service: 0, functions: 0, connections: 0 };
  const look = async () => {
    most.connections = Math.max(most.connections, (await rows()).connections);
    for (const part of ['service', 'functions'] as const)
      most[part] = Math.max(most[part], ...(await memoryMbOf(machines, part)));
  };
  const startedAt = Date.now();
  const [before, stood] = [spent(), await rows()];
  const timer = setInterval(() => void look().catch(() => undefined), everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await look();
      const [after, stands] = [spent(), await rows()];
      return {
        machinesMs: after.machinesMs - before.machinesMs,
        databaseMs: after.databaseMs - before.databaseMs,
        inngestMs: after.inngestMs - before.inngestMs,
        memoryMb: { service: most.service, functions: most.functions },
        connections: most.connections,
        commitsPerSecond: ((stands.commits - stood.commits) / (Date.now() - startedAt)) * 1000,
      };
    },
  };
}

const memoryMbOf = (machines: readonly Product[], part: Part) =>
  Promise.all(machines.map(async (machine) => memoryOf(await machine.pidsOf(part)) / 2 ** 20));
