import { seededRandom } from '../chaos/harness/random';
import { percentile } from '../service/deliver';

/**
 * The busiest hour of a day of 1,000 tenants with 1,000 orders each, on so many cores: from a message's acknowledgement until
 * a clerk has it, by a queue that is simulated order by order. Its numbers are what `npm run bench:scale` measures, and are
 * written in `model.md` beside what follows from them. Run with `npx tsx bench/scale/simulate-day.ts [machine ms] [database ms]`.
 */
const ordersADay = 1_000 * 1_000;
/** Distributors are written to in the morning: the busiest hour has this share of the day. */
const busiestHour = 0.15;
/** CPU of an order in ms, with webhooks: to read it, and to approve it, send it to the ERP and tell its customer. */
const costs = {
  machines: { read: Number(process.argv[2] ?? 47), approve: 90 },
  database: { read: Number(process.argv[3] ?? 17), approve: 22 },
};
const secondsAnHour = 3600;
/** Seconds from when a clerk has an order until it is approved, evenly spread. */
const approvedWithin = 1800;

interface Job {
  /** In seconds since the hour began. */
  at: number;
  kind: 'read' | 'approve';
}

function jobsOfTheHour(): Job[] {
  const random = seededRandom(1);
  const perSecond = (ordersADay * busiestHour) / secondsAnHour;
  const jobs: Job[] = [];
  // Those approved at the beginning came before the hour.
  for (let at = -approvedWithin; at < secondsAnHour; ) {
    at += -Math.log(1 - random.next()) / perSecond;
    if (at >= 0) jobs.push({ at, kind: 'read' });
    const approvedAt = at + random.next() * approvedWithin;
    if (approvedAt >= 0 && approvedAt < secondsAnHour) jobs.push({ at: approvedAt, kind: 'approve' });
  }
  return jobs.sort((a, b) => a.at - b.at);
}

/** When each job ends, in order of arrival, with exponential times of service: some orders are far longer than others. */
function serve(jobs: readonly Job[], cores: number, ms: Record<Job['kind'], number>): number[] {
  const random = seededRandom(cores);
  const freeAt = new Array<number>(cores).fill(0);
  return jobs.map(({ at, kind }) => {
    const first = freeAt.indexOf(Math.min(...freeAt));
    const begins = Math.max(at, freeAt[first] ?? 0);
    const ends = begins - (Math.log(1 - random.next()) * ms[kind]) / 1000;
    freeAt[first] = ends;
    return ends;
  });
}

const jobs = jobsOfTheHour();
const load = (ms: Record<Job['kind'], number>) =>
  jobs.reduce((sum, { kind }) => sum + ms[kind], 0) / 1000 / secondsAnHour;
const peak = jobs.filter(({ kind }) => kind === 'read').length / secondsAnHour;
console.log(`${peak.toFixed(1)} orders/s in the busiest hour`);
console.log(
  `busy cores: machines ${load(costs.machines).toFixed(1)}, PostgreSQL ${load(costs.database).toFixed(1)}`,
);
for (const cores of [4, 6, 8, 12, 16])
  for (const database of [2, 4]) {
    const machines = serve(jobs, cores, costs.machines);
    const read = jobs.map((job, at) => ({ ...job, began: job.at, at: machines[at] ?? job.at }));
    const stored = serve(
      [...read].sort((a, b) => a.at - b.at),
      database,
      costs.database,
    );
    const waits = [...read]
      .sort((a, b) => a.at - b.at)
      .flatMap(({ kind, began }, at) => (kind === 'read' ? [((stored[at] ?? 0) - began) * 1000] : []));
    const p95 = percentile(waits, 0.95);
    const used = (share: number) => `${Math.min(100, share * 100).toFixed(0)} %`.padStart(5);
    console.log(
      `${String(cores).padStart(3)} cores of machines ${used(load(costs.machines) / cores)} busy, ${database} of PostgreSQL ${used(load(costs.database) / database)} busy: read after ${p95 > 60_000 ? 'more than a minute' : `${p95.toFixed(0)} ms`} (p95)`,
    );
  }
