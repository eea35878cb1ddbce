// @ts-check

/** A reason not to start that the reader can do something about; the message says what, in one line. */
export class LaunchError extends Error {
  /** @override */
  name = 'LaunchError';

  /**
   * @param {string} message
   * @param {'in use' | 'stopping'} [reason] `in use`: another instance holds the data folder; `stopping`: not for long.
   */
  constructor(message, reason) {
    super(message);
    this.reason = reason;
  }
}

/**
 * The code of a system error (`EADDRINUSE`), if it is one.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function errorCode(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
