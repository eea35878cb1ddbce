type Log = (details: Record<string, unknown>, message: string) => void;

/** What the executor needs of a logger; pino's fits. */
export type ExecutorLogger = { info: Log; warn: Log; error: Log };

/** Says nothing. */
export const silentLogger: ExecutorLogger = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
