import { AppError } from '../errors';
import { diskFullCode, setDatabaseFull } from '../health/database-room';

/**
 * Codes of a database (or another server) that cannot be reached or takes no work just now: the system's,
 * postgres.js's own, and PostgreSQL's classes 08 (connection), 53 (out of connections, memory), 57P (shut down, starting);
 * and what it ends because it took too long (see db/client.ts) or stood in another's way.
 */
const awayCodes =
  /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ETIMEDOUT|EPIPE|CONNECT_TIMEOUT|CONNECTION_\w+|08\w{3}|53\w{3}|57P\d\w|57014|55P03|25P03|40P01|40001)$/;
const deepestCause = 5;

/**
 * Any error as the one to answer with: what a verb refused as it is, 503 when a part is away and the same request
 * may work in a moment, else 500. Nothing of the inside is told.
 */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isPartAway(error)) {
    return new AppError(
      'unavailable',
      'A part of the service is not available just now; try again in a moment.',
      {
        retryAfterSeconds: 2,
      },
    );
  }
  return new AppError(
    'internal',
    'The request could not be completed. Nothing that was saved before is lost.',
  );
}

/** Drizzle wraps the driver's errors, so the causes are looked at too. */
function isPartAway(error: unknown): boolean {
  let cause: unknown = error;
  for (let depth = 0; depth < deepestCause && cause instanceof Error; depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && awayCodes.test(cause.code)) {
      // Whoever asks how the service is must hear of it.
      if (cause.code === diskFullCode) setDatabaseFull(true);
      return true;
    }
    cause = cause.cause;
  }
  return false;
}
