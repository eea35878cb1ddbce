const longest = 500;

/**
 * An error in words that may be stored, shown and handed to an executor: of a failed query only that it failed, for its
 * text and Postgres's words carry the values it was given, which are customers' names, numbers and messages.
 */
export function tellError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if (isOfQuery(error)) return `a query of the database failed${codeOf(error)}`;
  const told = error.message === '' ? error.name : error.message;
  return told.replaceAll('\u0000', '').toWellFormed().slice(0, longest);
}

/** Drizzle's errors start with the query; the driver's own are told by their name. */
function isOfQuery(error: Error): boolean {
  return error.name === 'PostgresError' || error.message.startsWith('Failed query:');
}

/** The SQLSTATE or the driver's code, which name the kind of fault and no value. */
function codeOf(error: Error): string {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return ` (${cause.code})`;
  }
  return '';
}
