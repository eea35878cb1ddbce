// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, LaunchError } from './launch-error.mjs';

/**
 * Waits until the service can listen there, for `patienceMs` at most, and throws LaunchError when it cannot: better
 * before everything else is started.
 * @param {string} host
 * @param {number} port
 * @param {number} patienceMs
 */
export async function requireFreePort(host, port, patienceMs) {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const fault = await tryToListen(host, port);
    if (fault === undefined) return;
    if (errorCode(fault) !== 'EADDRINUSE' || Date.now() > deadline)
      throw describeListenFault(fault, host, port);
    await sleep(100);
  }
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<unknown>}
 */
async function tryToListen(host, port) {
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

/**
 * @param {unknown} error
 * @param {string} host
 * @param {number} port
 */
export function describeListenFault(error, host, port) {
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
