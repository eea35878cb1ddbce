import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, LaunchError } from './launch-error';

/**
 * Waits until the service can listen there, for `patienceMs` at most, and throws LaunchError when it cannot: better
 * before everything else is started.
 */
export async function requireFreePort(host: string, port: number, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const fault = await tryToListen(host, port);
    if (fault === undefined) return;
    if (errorCode(fault) !== 'EADDRINUSE' || Date.now() > deadline)
      throw describeListenFault(fault, host, port);
    await sleep(100);
  }
}

async function tryToListen(host: string, port: number): Promise<unknown> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    return error;
  }
  server.close();
  await once(server, 'close');
  return undefined;
}

function describeListenFault(error: unknown, host: string, port: number): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new LaunchError(`Port ${port} is taken: stop the program that uses it, or set PORT to another.`);
    case 'EACCES':
      return new LaunchError(`Port ${port} is reserved for the administrator: set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new LaunchError(
        `This machine has no address ${host}: set HOST to one of its own, or leave it out.`,
      );
    default:
      return error;
  }
}
