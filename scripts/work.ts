import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, setPriority } from 'node:os';
import { closeConnections } from '@/db/close-connections';
import { stopListening } from '@/db/listen';
import { surviveLostWrites } from '@/db/survive-lost-writes';
import { nodeHandler } from '@/inngest/node-handler';
import { tellMissedChanges } from '@/lib/orders/tell-missed-changes';
import { drainServer } from './serve/drain-server';
import { hearLauncher } from './serve/hear-launcher';
import { stopInOrder } from './serve/stop-in-order';
import { traceIfAsked } from './serve/trace-if-asked';

/**
 * The durable functions in a process of their own, for the embedded executor: reading a message is work for the
 * processor, and whoever is being acknowledged or answered meanwhile comes first. Elsewhere the service's own
 * `/api/inngest` does the same.
 */
async function work(): Promise<void> {
  let server: Server | undefined;
  let closeTracing: (() => Promise<void>) | undefined;
  stopInOrder(async () => {
    if (server) await drainServer(server, 10_000);
    await stopListening();
    await closeConnections();
    await closeTracing?.();
  });
  await hearLauncher();
  closeTracing = await traceIfAsked('functions');
  server = createServer(nodeHandler());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  tellMissedChanges();
  // Only now: what it reads may wait, but a start waits for it.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  process.send?.({ ready: true, port: (server.address() as AddressInfo).port });
}

// A copy: the library of the functions reads every variable several times for each call, and each look at the real ones goes
// through the system.
process.env = { ...process.env };
surviveLostWrites();
work().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
