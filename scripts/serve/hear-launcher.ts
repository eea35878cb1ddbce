import { z } from 'zod';
import { awaitedParts, setGoneParts, setMissingParts } from '@/lib/health/readiness';

const news = z.object({
  /** Variables whose values were not known yet when this process was started. */
  environment: z.record(z.string(), z.string()).optional(),
  missing: z.array(z.enum(awaitedParts)).optional(),
  gone: z.array(z.enum(awaitedParts)).optional(),
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
      const { environment, missing, gone } = heard.data;
      if (missing) setMissingParts(missing);
      if (gone) setGoneParts(gone);
      if (!environment) return;
      Object.assign(process.env, environment);
      resolve();
    });
  });
}
