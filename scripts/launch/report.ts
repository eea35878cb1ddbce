import { EmbeddedPostgresError } from '@/db/embedded/embedded-postgres-error';
import { UnfitDatabaseError } from '@/db/unfit-database-error';
import { EnvError } from '@/lib/env';
import { LaunchError } from './launch-error.mjs';

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
  console.error(isPlain && error instanceof Error ? error.message : error);
}
