import type { RequestListener } from 'node:http';
import { serve } from 'inngest/node';
import { serveOptions } from './serve-options';

/** Serves every function to the executor over plain `node:http`. */
export function nodeHandler(): RequestListener {
  return serve(serveOptions());
}
