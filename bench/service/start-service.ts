import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { startEmbeddedPostgres } from '@/db/embedded/start-embedded-postgres';
import { migrateDatabase, restrictedUrls } from '@/db/migrate';
import { seedDemoTenant } from '@/db/seed/seed-demo-tenant';
import { makeDataDir } from '@/db/testing/make-data-dir';
import { freePort } from '@/e2e/run-service';
import { startSandboxErp } from '@/lib/erp/sandbox/start-sandbox-erp';

export const appSecret = 'a secret for measuring with';
export const phoneNumberId = '100000000000001';
const encryptionKey = 'an encryption key of thirty-two characters and more';
const agent = { agentCode: 'agent', agentPassword: 'a sandbox password' };

export interface BenchedService {
  url: string;
  /** Of the process that answers. */
  pid: number;
  /** The restricted role that stores messages; what a peer connects as too. */
  systemUrl: string;
  /** The schema's owner, who makes tenants. */
  ownerUrl: string;
  close(): Promise<void>;
}

/**
 * The service as it ships, on a database, a data folder and ports of its own, with the demo tenant's catalogue.
 * Expects that `next build` has been run.
 */
export async function startService(environment: Record<string, string> = {}): Promise<BenchedService> {
  const dataDir = makeDataDir('order-intake-bench-');
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const erp = await startSandboxErp({ host: '127.0.0.1', port: 0, ...agent });
  await migrateDatabase(database.url, encryptionKey);
  await seedDemoTenant({
    ownerUrl: database.url,
    encryptionKey,
    dataDir,
    erpEndpoint: erp.url,
    ...agent,
    messagingPhoneNumberId: phoneNumberId,
    messagingAccessToken: 'unused',
  });
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      AUTH_SECRET: 'an auth secret of thirty-two characters and more',
      ENCRYPTION_KEY: encryptionKey,
      MESSAGING_APP_SECRET: appSecret,
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await readyLine(server);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    ownerUrl: database.url,
    systemUrl: restrictedUrls(database.url, encryptionKey).systemUrl,
    close: async () => {
      server.kill('SIGTERM');
      await new Promise((resolve) => server.once('exit', resolve));
      await Promise.all([erp.close(), database.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resolves when the launcher says that the service is ready; rejects when it ends before. */
export function readyLine(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('is ready')) resolve();
      });
    }
    server.once('close', () => reject(new Error(`the service did not start:\n${said}`)));
  });
}
