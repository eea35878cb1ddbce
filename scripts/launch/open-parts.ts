import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DemoPlan, planDemo } from '@/db/seed/demo/plan-demo';
import { seedDemoTenant } from '@/db/seed/seed-demo-tenant';
import { type OpenDatabase, openDatabase } from './open-database';
import type { Settings } from './read-settings';
import { say, timed } from './report';
import { type Functions, startFunctions } from './start-functions';
import { type Sandboxes, startSandboxes } from './start-sandboxes';
import type { StopList } from './stop-list';
import { tellAboutInstallation } from './tell-about-installation';

export type Parts = {
  /** What the processes of the service must know to reach these parts. */
  environment: Record<string, string>;
  functions: Functions;
  /** Makes the demo tenant where there is to be one; resolves when it is there. */
  seed(): Promise<void>;
  /** What is to be known of the installation, line by line, once it is there. */
  tell(): Promise<string[]>;
};

/**
 * Opens what the service relies on, side by side; `lost` hears when one of it is gone for good. Throws LaunchError or
 * EmbeddedPostgresError for what the reader can put right.
 */
export async function openParts(
  started: StopList,
  settings: Settings,
  lost: (reason: string) => void,
): Promise<Parts> {
  const plan = settings.env.embedded && isNew(settings.env.dataDir) ? beginPlan() : undefined;
  const [database, functions, sandboxes] = await Promise.all([
    started.open(
      'database',
      timed('database', () => openDatabase(settings, say, lost)),
    ),
    started.open('executor', startFunctions(settings, say)),
    settings.env.embedded
      ? started.open(
          'sandboxes',
          timed('sandbox servers', () => startSandboxes(settings)),
        )
      : undefined,
  ]);
  return {
    environment: {
      ...functions.environment,
      ...(sandboxes?.messagingApiUrl && { MESSAGING_API_URL: sandboxes.messagingApiUrl }),
      ...(database.folder && { DATABASE_FOLDER: database.folder }),
      DATABASE_APP_URL: database.appUrl,
      DATABASE_SYSTEM_URL: database.systemUrl,
    },
    functions,
    seed: async () => {
      if (!sandboxes) return;
      await started.hold(() => timed('demo tenant', () => seed(settings, database, sandboxes, plan)));
    },
    tell: () => tellAboutInstallation(database.ownerUrl, settings.env),
  };
}

/** No database has been made there yet, so there will be a demo tenant to make. */
function isNew(dataDir: string): boolean {
  return !existsSync(join(dataDir, 'postgres.json'));
}

/** Begun while the database is being made; whoever waits for it hears what went wrong. */
function beginPlan(): Promise<DemoPlan> {
  const plan = planDemo();
  plan.catch(() => undefined);
  return plan;
}

async function seed(
  { env }: Settings,
  database: OpenDatabase,
  sandboxes: Sandboxes,
  plan: Promise<DemoPlan> | undefined,
): Promise<void> {
  const about = {
    ownerUrl: database.ownerUrl,
    encryptionKey: env.encryptionKey,
    dataDir: env.dataDir,
    ...(env.s3 && { audio: { kind: 's3' as const, ...env.s3 } }),
    erpEndpoint: sandboxes.erp.endpoint,
    agentCode: sandboxes.erp.agentCode,
    agentPassword: sandboxes.erp.agentPassword,
    messagingPhoneNumberId: env.messaging.phoneNumberId ?? '100000000000001',
    messagingAccessToken: sandboxes.messagingAccessToken,
  };
  await seedDemoTenant(about, plan);
}
