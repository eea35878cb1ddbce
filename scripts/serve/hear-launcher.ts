import { z } from 'zod';
import { awaitedParts, setGoneParts, setMissingParts } from '@/lib/health/readiness';
import { passCallsTo } from './pass-to-functions';
import { tellRegistered } from './when-registered';

const news = z.object({
  /** Variables whose values were not known yet when this process was started. */
  environment: z.record(z.string(), z.string()).optional(),
  missing: z.array(z.enum(awaitedParts)).optional(),
  gone: z.array(z.enum(awaitedParts)).optional(),
  /** Where the functions' own process takes the calls of an Inngest server; null while there is none. */
  functionsPort: z.int().nullable().optional(),
  /** When an Inngest server was told of functions that it did not know, in ms since 1970. */
  registeredAt: z.number().optional(),
});
/** What the launcher tells a process that it has started, as far as it has changed. */
export type News = z.input<typeof news>;

/**
 * Hears the launcher from now on; resolves once the environment is complete. At once without a launcher: then it is
 * what the process was started with.
 */
export function hearLauncher(): Promise<void> {
  if (process.send === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    process.on('message', (message) => {
      const heard = news.safeParse(message);
      if (!heard.success) return;
      const { environment, missing, gone, functionsPort, registeredAt } = heard.data;
      if (missing) setMissingParts(missing);
      if (gone) setGoneParts(gone);
      if (functionsPort !== undefined) passCallsTo(functionsPort);
      if (registeredAt !== undefined) tellRegistered(registeredAt);
      if (!environment) return;
      Object.assign(process.env, environment);
      resolve();
    });
  });
}
