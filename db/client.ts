import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { env } from '@/lib/env';
import { prepareFrequent } from './prepare-frequent';

/** How many connections a process opens at most, by whose they are. */
export const poolSizes = { app: 10, system: 4 } as const;

export type Database = PostgresJsDatabase<Record<string, never>>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

interface Connections {
  app: Database;
  system: Database;
  /** The system role without Drizzle, for the hot path; `drizzle()` alters the client that it is given. */
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

/** Ends every pool; for the orderly stop of a process and of a test worker. */
export async function closeConnections(): Promise<void> {
  const open = holder.orderIntakeConnections;
  delete holder.orderIntakeConnections;
  await open?.close();
}

export const clientOptions = {
  // A restart of the database must not be waited out by a long back-off.
  backoff: (attempt: number) => Math.min(0.1 * 2 ** attempt, 2),
  /** Seconds. */
  connect_timeout: 5,
  // Asked by the driver itself at every connect: nobody would catch it when that very connection is lost.
  fetch_types: false,
  onnotice: () => undefined,
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

function open(appUrl: string, systemUrl: string): Connections {
  const app = postgres(appUrl, {
    ...clientOptions,
    max: poolSizes.app,
    connection: { application_name: 'order-intake', ...patience },
  });
  const system = postgres(systemUrl, { ...clientOptions, max: poolSizes.system, connection: patience });
  const systemSql = postgres(systemUrl, { ...clientOptions, max: poolSizes.system, connection: patience });
  return {
    app: drizzle(prepareFrequent(app)),
    system: drizzle(prepareFrequent(system)),
    systemSql,
    close: async () => {
      await Promise.all([app, system, systemSql].map((pool) => pool.end({ timeout: 5 })));
    },
  };
}
