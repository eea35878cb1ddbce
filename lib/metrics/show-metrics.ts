import { Gauge, Registry } from 'prom-client';
import { logger } from '../logger';
import { instruments } from './instruments';
import { lookAtPools, lookAtWork } from './internal/look-at-database';

export const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * All figures of this process and of the database, in Prometheus' text format. While the database is away, what the
 * process counts is still told, and `order_intake_database_up` is 0.
 */
export async function showMetrics(): Promise<string> {
  const now = new Registry();
  const isUp = await noteDatabase(now).then(
    () => 1,
    (error: unknown) => {
      logger().warn({ err: error }, 'the metrics have no figures of the database');
      return 0;
    },
  );
  gauge(now, 'database_up', 'Whether the database answered').set(isUp);
  return `${await instruments().registry.metrics()}\n${await now.metrics()}`;
}

async function noteDatabase(registry: Registry): Promise<void> {
  const [work, pools] = await Promise.all([lookAtWork(), lookAtPools()]);
  const owed = gauge(registry, 'owed_work', 'Work that is owed and not given up', ['work']);
  const overdue = gauge(registry, 'owed_work_overdue', 'Of it, what is due already', ['work']);
  const oldest = gauge(registry, 'owed_work_oldest_seconds', 'Age of the oldest of it', ['work']);
  const givenUp = gauge(registry, 'given_up_work', 'Work that was given up and is undone', ['work']);
  for (const each of work) {
    owed.set({ work: each.work }, each.owed);
    overdue.set({ work: each.work }, each.overdue);
    oldest.set({ work: each.work }, each.oldestSeconds);
    givenUp.set({ work: each.work }, each.givenUp);
  }
  const open = gauge(registry, 'database_connections', 'Connections by pool and state, of all processes', [
    'pool',
    'state',
  ]);
  const most = gauge(registry, 'database_pool_size', 'Connections that this process may open', ['pool']);
  const wait = gauge(registry, 'database_wait_seconds', 'Time for a connection and a small query', ['pool']);
  for (const { pool, most: size, byState, waitSeconds } of pools) {
    most.set({ pool }, size);
    wait.set({ pool }, waitSeconds);
    for (const [state, count] of Object.entries(byState)) open.set({ pool, state }, count);
  }
}

function gauge<Label extends string = never>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: Label[] = [],
): Gauge<Label> {
  return new Gauge({ name: `order_intake_${name}`, help, labelNames, registers: [registry] });
}
