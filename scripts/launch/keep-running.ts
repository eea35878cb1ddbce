import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from '@/db/embedded/embedded-postgres-error';
import type { EmbeddedPostgres } from '@/db/embedded/start-embedded-postgres';
import { LaunchError } from './launch-error.mjs';

type Server = Pick<EmbeddedPostgres, 'url' | 'gone' | 'stop'>;

interface Keeping<S extends Server> {
  start(): Promise<S>;
  log(line: string): void;
  /** Hears that the server is gone for good, and why. */
  lost(reason: string): void;
  /** Between two tries, milliseconds. */
  againAfterMs?: number;
}

/** A try takes a moment, so this is about once in half a minute. */
const triesBetweenWords = 30;

/**
 * Starts a database server again whenever it ends unexpectedly, and goes on trying when it cannot be started: what is in
 * its way, as a full disk, may go. Only one that had to take another port is lost, for nobody would find it.
 */
export function keepRunning<S extends Server>(first: S, keeping: Keeping<S>): { stop(): Promise<void> } {
  const { start, log, lost, againAfterMs = 1000 } = keeping;
  const ending = new AbortController();
  let server = first;
  let starting: Promise<S | undefined> | undefined;

  const startAgain = async (): Promise<S | undefined> => {
    for (let tries = 0; !ending.signal.aborted; tries += 1) {
      try {
        return await start();
      } catch (error) {
        if (!(error instanceof EmbeddedPostgresError)) throw error;
        if (tries % triesBetweenWords === 0) log(`${error.message}; trying again`);
        await sleep(againAfterMs, undefined, { signal: ending.signal }).catch(() => undefined);
      }
    }
    return undefined;
  };
  const watch = async (): Promise<void> => {
    for (;;) {
      await server.gone;
      if (ending.signal.aborted) return;
      log('the database ended unexpectedly; starting it again');
      starting = startAgain();
      const next = await starting;
      if (!next) return;
      if (next.url !== server.url) throw new LaunchError('The database had to take another port.');
      server = next;
      log('the database is back');
    }
  };
  watch().catch((error: unknown) => lost(error instanceof Error ? error.message : String(error)));

  return {
    stop: async () => {
      ending.abort();
      const last = await starting?.catch(() => undefined);
      await (last ?? server).stop();
    },
  };
}
