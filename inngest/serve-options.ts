import type { serve } from 'inngest/next';
import { env } from '@/lib/env';
import { createClient } from './client';
import { allFunctions } from './functions';

/**
 * What `/api/inngest` is served with. The executor is told where to call from the configuration and never by a
 * request, which could name any host; and only whoever signs with the signing key may ask for a registration.
 */
export function serveOptions(): Parameters<typeof serve>[0] {
  const client = createClient();
  return {
    client,
    functions: allFunctions(client),
    serveOrigin: env().inngest.serveOrigin,
    enableUnauthedSync: false,
  };
}
