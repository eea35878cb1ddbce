import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { InngestFunction } from 'inngest';
import { Inngest } from 'inngest';
import { serve } from 'inngest/node';

export const eventKey = 'a-test-event-key';
export const signingKey = 'signkey-test-0123456789abcdef0123456789abcdef';

export type TestApp = {
  url: string;
  port: number;
  client: Inngest.Any;
  /** How many calls the executor has made. */
  calls: () => number;
  /** Cuts every connection and stops listening, as a killed process would. */
  kill: () => Promise<void>;
};

export type TestAppOptions = {
  executorUrl: string;
  functions: (client: Inngest) => InngestFunction.Any[];
  /** 0 takes any free port. */
  port?: number;
  signingKey?: string;
  /** Sees each request first; answers whether it has dealt with it. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** An app with the real SDK, its functions served at `/api/inngest` of a real HTTP server. */
export async function startApp(options: TestAppOptions): Promise<TestApp> {
  const client = createClient(options.executorUrl, options.signingKey);
  const handler = serve({ client, functions: options.functions(client) });
  let calls = 0;
  const server = createServer((request, response) => {
    if (options.intercept?.(request, response)) return;
    if (request.method === 'POST') calls += 1;
    if (request.url?.startsWith('/api/inngest')) handler(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    client,
    calls: () => calls,
    kill: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

const silent = () => undefined;

/** An SDK client set up as in production, for this executor. */
function createClient(executorUrl: string, key: string = signingKey): Inngest {
  const logger = { info: silent, warn: silent, error: silent, debug: silent };
  return new Inngest({
    id: 'app',
    isDev: false,
    baseUrl: executorUrl,
    eventKey,
    signingKey: key,
    logger,
    internalLogger: logger,
  });
}
