import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

export const appSecret = 'the secret of the browser tests';

export interface RunningService {
  url: string;
  /** The launcher's process group: the launcher, the service and whatever else it started. */
  groupId: number;
  stop(): Promise<void>;
}

/** Starts the service on that port and data folder exactly as `npm start` does; resolves when it is ready. */
export async function runService({
  port,
  dataDir,
}: {
  port: number;
  dataDir: string;
}): Promise<RunningService> {
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
    detached: true,
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    launcher.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('is ready')) resolve();
    });
    launcher.once('exit', () => reject(new Error(`the service did not start:\n${said}`)));
  });
  return {
    url: `http://localhost:${port}`,
    groupId: launcher.pid ?? 0,
    stop: async () => {
      const gone = new Promise((resolve) => launcher.once('exit', resolve));
      launcher.kill('SIGTERM');
      await gone;
    },
  };
}

/**
 * A port that nobody listens on now. It lies below those which systems hand out for port 0 (32768 and up on Linux): one
 * of these could be given to another program before the service listens on it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
