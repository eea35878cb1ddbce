import pino from 'pino';
import { env } from './env';

let shared: pino.Logger | undefined;

/** Structured log lines on standard output. Secrets and message texts do not belong in them. */
export function logger(): pino.Logger {
  shared ??= pino({
    level: env().logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  });
  return shared;
}

/**
 * An error as it is logged: its words and its trace, without the values that a query was given. Drizzle writes those
 * into its message, and Postgres into `detail`; they are PINs' hashes, customers' numbers and what they wrote.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const {
    params: _params,
    parameters: _parameters,
    detail: _detail,
    ...told
  } = pino.stdSerializers.err(error);
  const values = valuesIn(error);
  const without = (text: string) => values.reduce((left, each) => left.replaceAll(each, ''), text);
  return { ...told, message: without(told.message), stack: without(told.stack) };
}

/** What Drizzle adds to its message, of the error and of every cause. */
function valuesIn(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = 'params' in error ? [`\nparams: ${error.params}`] : [];
  return [...own, ...valuesIn(error.cause)];
}
