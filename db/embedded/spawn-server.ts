import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, closeSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Account } from './choose-account';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { type PostgresFolder, programEnvironment, programPath } from './find-binaries';
import { hasMisleadingPidFile } from './read-postmaster';

export type ServerSettings = {
  binaries: PostgresFolder;
  clusterDir: string;
  account: Account;
  logFile: string;
  /** The port of last time; another free one is taken when somebody else has it now. */
  port: number | undefined;
  fsync: boolean;
};

/**
 * Starts the server's process on a cluster that has none. Detached, so that a Ctrl-C meant for the launcher does not
 * reach the server before its clients have stopped.
 */
export async function spawnServer(settings: ServerSettings): Promise<ChildProcess> {
  const { clusterDir, account, logFile } = settings;
  if (hasMisleadingPidFile(clusterDir)) rmSync(join(clusterDir, 'postmaster.pid'));
  const options = Object.entries({
    ...serverOptions(settings.fsync),
    port: await chooseFreePort(settings.port),
  });
  // A file, not a pipe: the server must be able to outlive us.
  const log = openSync(logFile, 'a', 0o600);
  try {
    const child = spawn(
      programPath(settings.binaries, 'postgres'),
      ['-D', clusterDir, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      {
        cwd: clusterDir,
        detached: true,
        stdio: ['ignore', log, log],
        env: programEnvironment(),
        windowsHide: true,
        ...account,
      },
    );
    child.once('error', (error) => appendFileSync(logFile, `${error.message}\n`));
    // From here on it is found by its pid file, like a server that was taken over.
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

function serverOptions(fsync: boolean): Record<string, string | number> {
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: 100,
    shared_buffers: '256MB',
    // Compiling a query costs more than these short queries take.
    jit: 'off',
    random_page_cost: 1.1,
    // The log tells what the server did; faults of statements reach the client, and customers' data stay out of it.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...(fsync ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  };
}

async function chooseFreePort(preferred: number | undefined): Promise<number> {
  const port = (preferred && (await tryPort(preferred))) || (await tryPort(0));
  if (!port)
    throw new EmbeddedPostgresError('There is no free port on 127.0.0.1 for the embedded PostgreSQL.');
  return port;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}
