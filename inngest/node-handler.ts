import type { RequestListener } from 'node:http';
import { serve } from 'inngest/node';
import { createClient } from './client';
import { allFunctions } from './functions';

/** Serves every function to the executor over plain `node:http`. */
export function nodeHandler(): RequestListener {
  const client = createClient();
  return serve({ client, functions: allFunctions(client) });
}
