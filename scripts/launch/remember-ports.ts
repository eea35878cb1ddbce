import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '@/lib/write-whole.mjs';
import { errorCode, LaunchError } from './launch-error.mjs';

const ports = z.record(z.string(), z.number().int());

/**
 * Starts a small server on the port it had at the first start, because tenants have stored its address. The first
 * time that is `preferred`, or a free one when somebody has it. Throws LaunchError when its port is taken later.
 */
export async function startOnRememberedPort<S extends { url: string }>(
  dataDir: string,
  name: string,
  preferred: number,
  start: (port: number) => Promise<S>,
): Promise<S> {
  const file = join(dataDir, 'ports.json');
  const known = readPorts(file)[name];
  const server = await start(known ?? preferred).catch((error: unknown) => {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    if (known === undefined) return start(0);
    throw new LaunchError(`Port ${known} of the ${name} is taken: stop the program that uses it.`);
  });
  if (known === undefined) {
    const port = Number(new URL(server.url).port);
    // Read again: another server may have been remembered meanwhile.
    writeWhole(file, `${JSON.stringify({ ...readPorts(file), [name]: port }, null, 2)}\n`);
  }
  return server;
}

function readPorts(file: string): Record<string, number> {
  try {
    return ports.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
