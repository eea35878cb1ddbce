import { Inngest } from 'inngest';
import { env, isInngestDev } from '@/lib/env';
import { logger } from '@/lib/logger';

/** The client of whichever executor is configured: Inngest's cloud, a server of one's own, or the embedded one. */
export function createClient(): Inngest {
  const { baseUrl, eventKey, signingKey, dev } = env().inngest;
  const log = logger().child({ part: 'functions' });
  return new Inngest({
    id: 'order-intake',
    logger: {
      info: (...args: unknown[]) => log.info({ args }, 'function'),
      warn: (...args: unknown[]) => log.warn({ args }, 'function'),
      error: (...args: unknown[]) => log.error({ args }, 'function'),
      debug: (...args: unknown[]) => log.debug({ args }, 'function'),
    },
    isDev: isInngestDev(dev),
    ...(baseUrl ? { baseUrl } : isAddress(dev) ? { baseUrl: dev } : {}),
    ...(eventKey ? { eventKey } : {}),
    ...(signingKey ? { signingKey } : {}),
  });
}

/** A development server signs nothing; every other executor signs its calls. */
export function isSignatureAsked(): boolean {
  return !isInngestDev(env().inngest.dev);
}

function isAddress(dev: string | undefined): dev is string {
  return dev !== undefined && /^https?:/.test(dev);
}
