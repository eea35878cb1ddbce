import pino from 'pino';
import { env } from './env';

let shared: pino.Logger | undefined;

/** Structured log lines on standard output. Secrets and message texts do not belong in them. */
export function logger(): pino.Logger {
  shared ??= pino({ level: env().logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  return shared;
}
