import { setTimeout as sleep } from 'node:timers/promises';
import { signBody } from '@/inngest/embedded/sign';
import { startExecutor } from '@/inngest/embedded/start-executor';
import type { Settings } from './read-settings';

export type Functions = {
  /** What the service must know to reach the executor. */
  environment: Record<string, string>;
  /** Makes the executor know the functions that are served there; called whenever their process has started. */
  register(appUrl: string): Promise<void>;
  /** Lets running calls end for that long, then breaks them off. */
  close(boundMs: number): Promise<void>;
};

type Log = (line: string) => void;

const longestPauseMs = 10_000;

/** Starts the embedded executor, or prepares for the Inngest server that was configured instead. */
export async function startFunctions(
  settings: Pick<Settings, 'executor' | 'env'>,
  log: Log,
): Promise<Functions> {
  const { executor: keys, env } = settings;
  if (!keys) {
    log(`the Inngest server is told to call ${env.inngest.serveOrigin}/api/inngest`);
    const register = (url: string) => registerElsewhere(url, env.inngest.signingKey, log);
    return { environment: {}, register, close: async () => undefined };
  }
  const say = (details: Record<string, unknown>, message: string) => {
    const { err, ...rest } = details;
    const cause = err instanceof Error ? ` (${err.message})` : '';
    log(`executor: ${message}${cause} ${JSON.stringify(rest)}`);
  };
  const executor = await startExecutor({ ...keys, logger: { info: () => undefined, warn: say, error: say } });
  return {
    environment: {
      INNGEST_BASE_URL: executor.url,
      INNGEST_EVENT_KEY: keys.eventKey,
      INNGEST_SIGNING_KEY: keys.signingKey,
    },
    register: (appUrl) => executor.registerApp(appUrl),
    close: (boundMs) => executor.close(boundMs),
  };
}

/**
 * Resolves once the functions are registered. PUT asks the SDK to do it with its server, which may be away for a
 * while; the service is of use meanwhile.
 */
async function registerElsewhere(appUrl: string, signingKey: string | undefined, log: Log): Promise<void> {
  for (let pauseMs = 500; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const problem = await askToRegister(appUrl, signingKey);
    if (problem === undefined) return;
    log(`the functions are not registered yet (${problem}); trying again in ${pauseMs / 1000} s`);
    await sleep(pauseMs, undefined, { ref: false });
  }
}

/** Signed as the server signs its own calls: of others the service takes no such request. A development server has no key. */
async function askToRegister(appUrl: string, signingKey: string | undefined): Promise<string | undefined> {
  try {
    const response = await fetch(`${appUrl}/api/inngest`, {
      method: 'PUT',
      ...(signingKey && { headers: { 'x-inngest-signature': signBody(signingKey, '', Date.now()) } }),
      signal: AbortSignal.timeout(15_000),
    });
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
