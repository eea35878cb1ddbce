import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { env } from '@/lib/env';
import { hearNotice } from './notices';
import { prepareFrequent } from './prepare-frequent';

/** How many connections this process opens at most, by whose they are; one more listens (`db/listen.ts`). */
export function poolSizes(): { app: number; system: number } {
  const most = env().database.connections - 1;
  const system = Math.max(1, Math.floor(most / 3));
  return { app: most - system, system };
}

export type Database = PostgresJsDatabase<Record<string, never>>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

interface Connections {
  app: Database;
  system: Database;
  /** The same connections without Drizzle, for the hot path. */
  systemSql: postgres.Sql;
  close(): Promise<void>;
}

/** Next bundles this module more than once in a process; the pools must not be opened as often. */
const holder = globalThis as typeof globalThis & { orderIntakeConnections?: Connections };

/** The pools of the two restricted roles, opened at first use. The schema's owner never connects from here. */
export function connections(): Connections {
  holder.orderIntakeConnections ??= open(env().database.appUrl, env().database.systemUrl);
  return holder.orderIntakeConnections;
}

/** The pools that are open, which no longer count as such; whoever takes them closes them. */
export function takeConnections(): Connections | undefined {
  const open = holder.orderIntakeConnections;
  delete holder.orderIntakeConnections;
  return open;
}

export const clientOptions = {
  // A restart of the database must not be waited out by a long back-off.
  backoff: (attempt: number) => Math.min(0.1 * 2 ** attempt, 2),
  /** Seconds. */
  connect_timeout: 5,
  // Asked by the driver itself at every connect: nobody would catch it when that very connection is lost.
  fetch_types: false,
  onnotice: hearNotice,
} satisfies postgres.Options<Record<string, never>>;

/**
 * Milliseconds after which PostgreSQL itself ends what hangs: a statement, the wait for somebody else's lock, a transaction
 * whose process says nothing more. All of it is undone, its locks are free, and whoever asked hears 503.
 */
const patience = {
  statement_timeout: 30_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
};

const settings = {
  ...patience,
  // What triggers tell comes as notices (`db/notices.ts`), whatever a server's or role's own setting is.
  client_min_messages: 'notice',
};

function open(appUrl: string, systemUrl: string): Connections {
  const sizes = poolSizes();
  const app = postgres(appUrl, {
    ...clientOptions,
    max: sizes.app,
    connection: { application_name: 'order-intake', ...settings },
  });
  const system = postgres(systemUrl, { ...clientOptions, max: sizes.system, types, connection: settings });
  return {
    app: drizzle(prepareFrequent(app)),
    system: drizzle(prepareFrequent(asItIs(system))),
    systemSql: system,
    close: async () => {
      await Promise.all([app, system].map((pool) => pool.end({ timeout: 5 })));
    },
  };
}

/** Drizzle gives JSON as text, which the driver would take for a value and quote once more. */
const types = {
  json: {
    to: 114,
    from: [114, 3802],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string): unknown => JSON.parse(text),
  },
};

/** The client for `drizzle()`, which alters how the one that it is given reads and writes moments: here, a copy of its options. */
function asItIs(client: postgres.Sql): postgres.Sql {
  const { parsers, serializers } = client.options;
  const options = { ...client.options, parsers: { ...parsers }, serializers: { ...serializers } };
  return new Proxy(client, {
    get: (target, key): unknown => (key === 'options' ? options : Reflect.get(target, key)),
  });
}
