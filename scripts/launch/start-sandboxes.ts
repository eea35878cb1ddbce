import { join } from 'node:path';
import { startSandboxErp } from '@/lib/erp/sandbox/start-sandbox-erp';
import { startSandboxPlatform } from '@/lib/messaging/sandbox/start-sandbox-platform';
import { deriveSecret } from './keep-secrets';
import type { Settings } from './read-settings';
import { startOnRememberedPort } from './remember-ports';

export type Sandboxes = {
  erp: { endpoint: string; agentCode: string; agentPassword: string };
  /** Undefined when messages go to the real platform, or to wherever MESSAGING_API_URL says. */
  messagingApiUrl: string | undefined;
  messagingAccessToken: string;
  close(): Promise<void>;
};

/** What stands in for other people's servers in embedded mode: always an ERP, a messaging platform when none is set. */
export async function startSandboxes({ env, environment }: Settings): Promise<Sandboxes> {
  const { dataDir, encryptionKey, port } = env;
  const account = { agentCode: 'DEMO', agentPassword: deriveSecret(encryptionKey, 'sandbox ERP') };
  const erp = await startOnRememberedPort(dataDir, 'sandbox ERP', port + 80, (erpPort) =>
    startSandboxErp({
      host: '127.0.0.1',
      port: erpPort,
      ...account,
      // A distributor's, so that reading them is tried out at its size.
      masters: { customers: 800, products: 10_000 },
      dataFile: join(dataDir, 'sandbox-erp.jsonl'),
    }),
  );
  const sandboxToken = deriveSecret(encryptionKey, 'sandbox messaging platform');
  const isPlatformSet = Boolean(env.messaging.accessToken ?? environment.MESSAGING_API_URL);
  const platform = isPlatformSet
    ? undefined
    : await startSandboxPlatform({ host: '127.0.0.1', port: 0, accessToken: sandboxToken });
  return {
    erp: { endpoint: erp.url, ...account },
    messagingApiUrl: platform?.url,
    messagingAccessToken: env.messaging.accessToken ?? sandboxToken,
    close: async () => {
      await Promise.all([erp.close(), platform?.close()]);
    },
  };
}
