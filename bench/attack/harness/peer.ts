import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from '@/bench/chaos/harness/world';
import { freePort } from '@/e2e/run-service';
import { ensurePrograms } from '@/scripts/ensure-built.mjs';
import { Client } from './ask';

/** One more process of the service, on the same database, as on a second machine. */
export interface Peer {
  url: string;
  client: Client;
  close(): Promise<void>;
}

const readyWithinMs = 120_000;

/** Expects the environment of openGround(). Throws when it does not come up. */
export async function openPeer(
  { folder, product }: World,
  environment: Record<string, string> = {},
): Promise<Peer> {
  const port = String(await freePort());
  const log = openSync(join(folder, `peer-${port}.log`), 'a');
  const child = spawn(process.execPath, [join(await ensurePrograms(), 'serve.mjs')], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'warn', TRUST_PROXY: 'true' },
      // Tokens are of the address that they were made for: that of the first one, which nobody has told its own.
      APP_URL: `http://localhost:${new URL(product.url).port}`,
      ...environment,
    },
    stdio: ['ignore', log, log],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const url = `http://127.0.0.1:${port}`;
  const client = new Client(url, 64);
  const close = async () => {
    process.off('exit', kill);
    await client.close();
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (kill()) await gone;
  };
  const isReady = async () => {
    const answer = await client.ask({ method: 'GET', path: '/api/locations' }).catch(() => undefined);
    return answer?.status === 401;
  };
  for (const until = Date.now() + readyWithinMs; !(await isReady()); await sleep(100)) {
    if (child.exitCode === null && Date.now() < until) continue;
    await close();
    throw new Error(`the second process did not come up: ${folder}/peer-${port}.log`);
  }
  return { url, client, close };
}
