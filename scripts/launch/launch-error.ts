/** A reason not to start that the reader can do something about; the message says what, in one line. */
export class LaunchError extends Error {
  override name = 'LaunchError';
  constructor(
    message: string,
    /** `in use`: another instance holds the data folder. */
    readonly reason?: 'in use',
  ) {
    super(message);
  }
}

/** The code of a system error (`EADDRINUSE`), if it is one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
