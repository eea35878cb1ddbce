import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error';

const run = promisify(execFile);

/** The system user PostgreSQL runs as; undefined means the user who started us. */
export type Account = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root. As root, the owner of an existing cluster is taken, else the system user
 * `postgres`, which is created when missing; everybody else runs it as themselves.
 */
export async function chooseAccount(
  clusterDir: string | undefined,
  log: (line: string) => void,
): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const cluster = clusterDir ? await stat(clusterDir).catch(() => undefined) : undefined;
  if (cluster && cluster.uid !== 0) return { uid: cluster.uid, gid: cluster.gid };
  const existing = await findPostgresUser();
  if (existing) return existing;
  log('creating the system user "postgres", because PostgreSQL does not run as root');
  await createPostgresUser();
  const created = await findPostgresUser();
  if (created) return created;
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root and the system user "postgres" could not be created: start as another user, or create that user first.',
  );
}

/**
 * True when the account can pass through every folder on the way to `path` and read `path` itself.
 * Judged by permission bits; without an account everything counts as reachable.
 */
export async function canReach(account: Account, path: string): Promise<boolean> {
  if (!account) return true;
  if (!(await hasBits(account, path, 0o5))) return false;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!(await hasBits(account, folder, 0o1))) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Like canReach, for a folder that will get a subfolder belonging to the account: passing through is enough. */
export async function canPass(account: Account, folder: string): Promise<boolean> {
  if (!account) return true;
  if (!(await hasBits(account, folder, 0o1))) return false;
  return folder === dirname(folder) || canPass(account, dirname(folder));
}

async function hasBits(account: { uid: number; gid: number }, path: string, bits: number): Promise<boolean> {
  const { mode, uid, gid } = await stat(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}

async function findPostgresUser(): Promise<Account> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function createPostgresUser(): Promise<void> {
  try {
    await run('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/sbin/nologin',
      'postgres',
    ]);
  } catch {
    // Alpine has no useradd; what still goes wrong shows when the user is looked up again.
    await run('adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', 'postgres']).catch(() => undefined);
  }
}
