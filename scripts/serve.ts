import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { surviveLostWrites } from '@/db/survive-lost-writes';
import { readEnv } from '@/lib/env';
import { describeListenFault } from './launch/require-free-port.mjs';
import { answerWhileStarting } from './serve/answer-while-starting';
import { hearLauncher } from './serve/hear-launcher';
import type { OpenService } from './serve/open-service';
import { stopInOrder } from './serve/stop-in-order';
import { traceIfAsked } from './serve/trace-if-asked';

/**
 * The service's process: it answers from the first moment, if only that it is starting, and loads the service
 * meanwhile. Started by scripts/launch.ts, or by itself where everything it needs is configured.
 */
async function serve(): Promise<void> {
  let service: OpenService | undefined;
  let closeTracing: (() => Promise<void>) | undefined;
  stopInOrder(async () => {
    await service?.close();
    await closeTracing?.();
  });
  const isEnvironmentComplete = hearLauncher();
  const { port, host } = readEnv();

  const server = createServer((request, response) => {
    void (service?.answer ?? answerWhileStarting)(request, response);
  });
  // Longer than the minute for which proxies keep a connection: one closed just as it is used again is an error there.
  server.keepAliveTimeout = 75_000;
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw describeListenFault(error, host, port);
  });

  const { openService } = await import('./serve/open-service');
  await isEnvironmentComplete;
  closeTracing = await traceIfAsked('service');
  service = await openService(server);
  process.send?.({ ready: true, port: (server.address() as AddressInfo).port });
}

surviveLostWrites();
serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
