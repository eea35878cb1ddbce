import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { acceptEvents } from './accept-events';
import type { ExpectedRegistrations } from './accept-registration';
import { acceptRegistration } from './accept-registration';
import { AppLink } from './app-link';
import { CallQueue } from './call-queue';
import { EventMemory } from './event-memory';
import type { ExecutorLogger } from './logger';
import { silentLogger } from './logger';
import { registerApp } from './register-app';
import { Registry } from './registry';
import { defaultRetryDelayMs } from './retry-delay';
import { Runs } from './runs';
import { serveProtocol } from './serve-protocol';
import { hashSigningKey } from './sign';
import { Waits } from './waits';

export type ExecutorOptions = {
  host?: string;
  /** 0 takes any free port. */
  port?: number;
  /** What apps put into the address they send events to. */
  eventKey: string;
  /** At least 32 hexadecimal digits, an optional `signkey-…-` before them. */
  signingKey: string;
  /** Apps register by themselves, as with an Inngest server, and say where they are called; otherwise only those asked to. */
  takesAnyApp?: boolean;
  logger?: ExecutorLogger;
  /** Calls to apps at once, all functions together. */
  maxCalls?: number;
  /** Calls of one function at once: fewer than `maxCalls`, so that each kind of work has room of its own. */
  maxCallsOfFunction?: number;
  /** Runs under way, past which events are refused until some have ended. */
  maxRuns?: number;
  /** How long the app may take to answer one call. */
  callTimeoutMs?: number;
  /** How long `close` waits for running calls, unless it is told. */
  closeTimeoutMs?: number;
  retryDelayMs?: (attempt: number) => number;
};

/** Calls by state; `sleeping` counts sleeps and waits for a retry. */
export type ExecutorStats = {
  queued: number;
  running: number;
  sleeping: number;
  runs: number;
  failedLastHour: number;
};

export type Executor = {
  url: string;
  /** Resolves once the app at this address has registered; throws when its registration is refused. See register-app. */
  registerApp(appUrl: string): Promise<void>;
  stats(): ExecutorStats;
  /** Resolves once no run is left. */
  idle(): Promise<void>;
  /** Takes no more events, lets running calls end for `withinMs` (else as it was started with), and forgets every run. */
  close(withinMs?: number): Promise<void>;
};

const dayOfEventIds = 100_000;

/**
 * Starts an executor for one machine: an HTTP server that speaks an Inngest server's protocol, so that Inngest functions
 * served at `/api/inngest` run on it unchanged. Nothing is kept on disk: whoever sends events sends those of unfinished
 * work again after a restart. Throws on a malformed signing key or a port that is taken.
 */
export async function startExecutor(options: ExecutorOptions): Promise<Executor> {
  hashSigningKey(options.signingKey);
  const parts = buildParts(options);
  const { registry, runs, memory, expected, linkTo, stats, logger } = parts;
  let isClosing = false;
  const server = serveProtocol({
    eventKey: options.eventKey,
    signingKey: options.signingKey,
    logger,
    isClosing: () => isClosing,
    register: (body) =>
      acceptRegistration(
        { registry, expected, linkTo: options.takesAnyApp ? linkTo : undefined, logger },
        body,
      ),
    takeEvents: (headers, body) =>
      acceptEvents({ registry, runs, memory, maxRuns: options.maxRuns ?? 50_000 }, headers, body),
    health: () => ({ status: 200, body: { ok: true, functions: registry.functionCount } }),
    runs: () => ({ status: 200, body: stats() }),
  });

  return {
    url: await listen(server, options.host ?? '127.0.0.1', options.port ?? 0),
    registerApp: (appUrl) => registerApp(linkTo(new URL(appUrl).origin), expected),
    stats,
    idle: () => runs.idle(),
    close: async (withinMs = options.closeTimeoutMs ?? 10_000) => {
      isClosing = true;
      await endCalls(parts, withinMs);
      await closeServer(server);
    },
  };
}

type Parts = ReturnType<typeof buildParts>;

function buildParts(options: ExecutorOptions) {
  const { signingKey, logger = silentLogger, maxCalls = 512, callTimeoutMs = 15 * 60_000 } = options;
  const registry = new Registry();
  const queue = new CallQueue(maxCalls);
  const waits = new Waits();
  const runs = new Runs({
    registry,
    queue,
    waits,
    logger,
    maxCallsOfFunction: options.maxCallsOfFunction ?? 96,
    retryDelayMs: options.retryDelayMs ?? defaultRetryDelayMs,
  });
  const memory = new EventMemory(dayOfEventIds);
  const expected: ExpectedRegistrations = new Map();
  const links = new Map<string, AppLink>();
  const linkTo = (appUrl: string): AppLink => {
    const known = links.get(appUrl);
    if (known && !known.isRetired) return known;
    const link = new AppLink(appUrl, { signingKey, maxCalls, callTimeoutMs, logger });
    links.set(appUrl, link);
    return link;
  };
  const stats = (): ExecutorStats => ({
    queued: queue.waiting,
    running: queue.running,
    sleeping: waits.size,
    runs: runs.size,
    failedLastHour: runs.failedInLastHour(),
  });
  return { registry, queue, waits, runs, memory, expected, links, linkTo, stats, logger };
}

async function endCalls({ queue, waits, links }: Parts, timeoutMs: number): Promise<void> {
  waits.close();
  for (const link of links.values()) link.stopWaiting();
  const bound = new AbortController();
  await Promise.race([queue.stop(), delay(timeoutMs, undefined, { signal: bound.signal })]);
  bound.abort();
  await Promise.all([...links.values()].map((link) => link.close()));
}

async function listen(server: Server, host: string, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The executor listens on no port.');
  return `http://${host}:${address.port}`;
}

async function closeServer(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
