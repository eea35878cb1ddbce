import { mkdir, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chooseAccount } from './choose-account';
import {
  type ClusterRecord,
  findClusterRecord,
  readClusterRecord,
  writeClusterRecord,
} from './cluster-record';
import { findBinaries } from './find-binaries';
import { initCluster } from './init-cluster';
import { claimCluster, placeBinaries, placeCluster } from './place-cluster';
import { prepareDatabase } from './prepare-database';
import { requireSoundCluster } from './require-sound-cluster';
import { runServer } from './run-server';
import type { ServerSettings } from './spawn-server';
import { stopServer } from './stop-server';
import { untilGone } from './until-gone';

export type EmbeddedPostgres = {
  /** Connects as `order_intake_owner`, who owns the database `order_intake` and is no superuser. */
  url: string;
  /** Connects as the superuser to the database `postgres`; for tests and repairs. */
  superuserUrl: string;
  port: number;
  /** Where its files are, which may lie outside of the data folder. */
  folder: string;
  /** True when a server left running by a launcher that was killed was taken over. */
  adopted: boolean;
  /** Ends the server in order (open transactions are rolled back) and waits until it is gone. */
  stop(): Promise<void>;
  /** Resolves when the server is gone, be it stopped or not. */
  gone: Promise<void>;
};

type Options = { dataDir: string; port?: number; fsync?: boolean; log: (line: string) => void };

/**
 * Runs a PostgreSQL of our own on 127.0.0.1, its cluster under `dataDir` (created when missing), and answers once
 * it serves queries. Throws EmbeddedPostgresError with one line that says what to do. One caller per data folder:
 * the launcher's lock sees to that.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { log } = options;
  // 0711: as root, the system user "postgres" must be able to pass through.
  await mkdir(options.dataDir, { recursive: true, mode: 0o711 });
  const dataDir = await realpath(options.dataDir);
  const { record, settings } = await prepareCluster(dataDir, options);
  const superuserUrl = (port: number) =>
    connectionUrl('postgres', record.superuserPassword, port, 'postgres');
  const probe = (port: number) => prepareDatabase(superuserUrl(port), record.ownerPassword);
  const { port, child } = await runServer(settings, probe, log);
  writeClusterRecord(dataDir, { ...record, clusterDir: settings.clusterDir, port });
  return {
    url: connectionUrl('order_intake_owner', record.ownerPassword, port, 'order_intake'),
    superuserUrl: superuserUrl(port),
    port,
    folder: settings.clusterDir,
    adopted: child === undefined,
    stop: () => stopServer(settings.clusterDir),
    gone: untilGone(settings.clusterDir, child),
  };
}

/** Everything up to a cluster on disk that a server can be started on. */
async function prepareCluster(
  dataDir: string,
  { port, fsync = true, log }: Options,
): Promise<{ record: ClusterRecord; settings: ServerSettings }> {
  const kept = await findClusterRecord(dataDir);
  const known = kept?.clusterDir && (await isOfNoOther(kept.clusterDir)) ? kept.clusterDir : undefined;
  const inside = (await exists(join(dataDir, 'postgres'))) ? join(dataDir, 'postgres') : undefined;
  // The folder inside wins: after a data folder was copied or moved, the recorded path is another's or gone.
  const existing = inside ?? known;
  await requireSoundCluster({ dataDir, clusterDir: existing, record: kept });
  const record = kept ?? (await readClusterRecord(dataDir));
  const account = await chooseAccount(existing, log);
  const clusterDir = existing ?? (await placeCluster(dataDir, account, log));
  await claimCluster(dataDir, clusterDir);
  const binaries = await placeBinaries(await findBinaries(), account, log);
  // Recorded before it is used: a cluster whose password nobody wrote down could not be entered again.
  writeClusterRecord(dataDir, { ...record, clusterDir });
  await initCluster({ binaries, clusterDir, account, superuserPassword: record.superuserPassword, fsync });
  const logFile = join(dataDir, 'postgres.log');
  return { record, settings: { binaries, clusterDir, account, logFile, port: port ?? record.port, fsync } };
}

/** A copy of a data folder names the original's cluster; while that lies in its own data folder, it is not the copy's. */
async function isOfNoOther(clusterDir: string): Promise<boolean> {
  return (await exists(clusterDir)) && !(await exists(join(dirname(clusterDir), 'postgres.json')));
}

function connectionUrl(user: string, password: string, port: number, database: string): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
