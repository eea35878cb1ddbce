import { EmbeddedPostgresError } from '@/db/embedded/embedded-postgres-error';
import { UnfitDatabaseError } from '@/db/unfit-database-error';
import { EnvError } from '@/lib/env';
import { asAppError } from '@/lib/http/as-app-error';
import { errorCode, LaunchError } from './launch-error.mjs';

export function say(line: string): void {
  console.log(`  ${line}`);
}

/** Says how long a part of the start took. */
export async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(`${name.padEnd(22)} ${seconds.padStart(6)} s`);
  return result;
}

const plainFaults = [LaunchError, EmbeddedPostgresError, EnvError, UnfitDatabaseError];

/** One line for what the reader can put right, everything for what is our fault. */
export function reportFault(error: unknown): void {
  const isPlain = plainFaults.some((kind) => error instanceof kind);
  console.error(isPlain && error instanceof Error ? error.message : (tellSystemFault(error) ?? error));
}

/** What a file or a folder that was named says no with. */
const fileFaults: Record<string, string> = {
  ENOENT: 'is not there',
  EACCES: 'may not be used by this user',
  EPERM: 'may not be used by this user',
  EISDIR: 'is a folder, not a file',
  ENOTDIR: 'lies in what is no folder',
  ENOSPC: 'has no room: its disk is full',
  EROFS: 'lies on a disk that may only be read',
};

/** A fault of the machine in a line; undefined for what may be ours. */
function tellSystemFault(error: unknown): string | undefined {
  if (error instanceof Error && 'path' in error && typeof error.path === 'string') {
    const fault = fileFaults[errorCode(error) ?? ''];
    if (fault !== undefined) return `${error.path} ${fault}.`;
  }
  return isUnavailable(error)
    ? 'The database went away in the middle of it: see whether it runs, then do it again.'
    : undefined;
}

/** The database is not there, or not for now. */
export function isUnavailable(error: unknown): boolean {
  return asAppError(error).code === 'unavailable';
}
