import { startExecutor } from '@/inngest/embedded/start-executor';
import { keepRegistered, type RegistrationNews } from './keep-registered';
import type { Settings } from './read-settings';

export type Functions = {
  /** What the service must know to reach the executor. */
  environment: Record<string, string>;
  /**
   * Makes the executor know the functions that are served there; called whenever their process has started. Resolves once it
   * does. A server of others is asked again and again from then on, and `hear` told what it answers.
   */
  register(appUrl: string, hear?: (news: RegistrationNews) => void): Promise<void>;
  /** Lets running calls end for that long, then breaks them off. */
  close(boundMs: number): Promise<void>;
};

type Log = (line: string) => void;

/** Starts the embedded executor, or prepares for the Inngest server that was configured instead. */
export async function startFunctions(
  settings: Pick<Settings, 'executor' | 'env'>,
  log: Log,
): Promise<Functions> {
  const { executor: keys, env } = settings;
  if (!keys) {
    log(`the Inngest server is told to call ${env.inngest.serveOrigin}/api/inngest`);
    let registered: { stop(): void } | undefined;
    const register = async (appUrl: string, hear: (news: RegistrationNews) => void = () => undefined) => {
      registered?.stop();
      const kept = keepRegistered({ appUrl, signingKey: env.inngest.signingKey, log, hear });
      registered = kept;
      await kept.done;
    };
    return { environment: {}, register, close: async () => registered?.stop() };
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
