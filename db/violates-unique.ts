import postgres from 'postgres';

/** Whether a write failed because the named unique constraint already holds such a row. Drizzle wraps the driver's error. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return (
    cause instanceof postgres.PostgresError && cause.code === '23505' && cause.constraint_name === constraint
  );
}
