import packageJson from '@/package.json';
import { clock } from '../clock';

/** What has to be there before a message that comes in is read; of the database the health check asks itself. */
export const awaitedParts = ['functions', 'demo tenant'] as const;
export type AwaitedPart = (typeof awaitedParts)[number];

/** Next bundles this module once more, beside the process that hosts it; both must know the same. */
const holder = globalThis as typeof globalThis & {
  orderIntakeMissing?: readonly AwaitedPart[];
  orderIntakeGone?: readonly AwaitedPart[];
};

/**
 * What is still missing. Nothing, where nobody awaits anything: hosted without the launcher, the service is ready as
 * soon as it answers and its database does.
 */
export function missingParts(): readonly AwaitedPart[] {
  return holder.orderIntakeMissing ?? [];
}

/** Told by whoever starts the parts, each time the whole of what is missing. */
export function setMissingParts(parts: readonly AwaitedPart[]): void {
  holder.orderIntakeMissing = parts;
}

/** What was there once and is not now: its process was killed, say, and is being started again. */
export function goneParts(): readonly AwaitedPart[] {
  return holder.orderIntakeGone ?? [];
}

export function setGoneParts(parts: readonly AwaitedPart[]): void {
  holder.orderIntakeGone = parts;
}

/** Seconds after which asking again makes sense while the service is starting. */
export const startingRetrySeconds = 1;

/** The answer of `GET /api/health`. */
export function describeProcess<Status extends 'ok' | 'degraded' | 'starting'>(status: Status) {
  return {
    status,
    timestamp: clock.now().toISOString(),
    uptime: Math.floor(process.uptime()),
    version: packageJson.version,
  };
}
