import { logger } from '@/lib/logger';
import { takeConnections } from './client';

/**
 * Keeps the process alive when postgres.js 3.4 writes to a connection that was closed a moment before: it does so from a
 * timer, where no caller can catch it, and leaves that connection hanging (porsager/postgres, issue 1208). The pools are
 * opened anew; what other queries are under way has five seconds to end. Any other error nobody caught ends the process.
 */
export function surviveLostWrites(): void {
  process.on('uncaughtException', onUncaught);
}

function onUncaught(error: unknown): void {
  if (!isLostWrite(error)) {
    logger().fatal({ err: error }, 'an error that nobody caught');
    process.exit(1);
  }
  logger().warn(
    { err: error },
    'a connection to the database was lost while writing; the pools are opened anew',
  );
  takeConnections()
    ?.close()
    .catch((failure: unknown) =>
      logger().warn({ err: failure }, 'old connections to the database could not be closed'),
    );
}

function isLostWrite(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    error.message.includes("reading 'write'") &&
    /nextWrite.*[\\/]postgres[\\/]/.test(error.stack ?? '')
  );
}
