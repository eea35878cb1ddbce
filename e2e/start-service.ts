import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const appSecret = 'the secret of the browser tests';

/**
 * Starts the service exactly as `npm start` does, on a free port and a data folder of its own, and stops it when the
 * tests are through. Nothing is started when E2E_BASE_URL names a service that runs already.
 */
export default async function startService(): Promise<() => Promise<void>> {
  if (process.env.E2E_BASE_URL) return async () => undefined;
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'order-intake-e2e-'));
  const launcher = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      MESSAGING_APP_SECRET: appSecret,
      MESSAGING_VERIFY_TOKEN: 'verify',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    launcher.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('is ready')) resolve();
    });
    launcher.once('exit', () => reject(new Error(`the service did not start:\n${said}`)));
  });
  process.env.E2E_BASE_URL = `http://localhost:${port}`;
  return async () => {
    const gone = new Promise((resolve) => launcher.once('exit', resolve));
    launcher.kill('SIGTERM');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}
