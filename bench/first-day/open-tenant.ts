import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import postgres from 'postgres';
import { closeConnections } from '@/db/close-connections';
import { startEmbeddedPostgres } from '@/db/embedded/start-embedded-postgres';
import { migrateDatabase, restrictedUrls } from '@/db/migrate';
import { makeDataDir } from '@/db/testing/make-data-dir';
import { testEnvironment } from '@/db/testing/test-environment';
import type { Context } from '@/lib/context';
import { mintTenantId } from '@/lib/ids';

/** A tenant with nothing in it, on a database of its own that goes at the end. */
export async function openTenant(): Promise<{ ctx: Context; close(): Promise<void> }> {
  const dataDir = makeDataDir('order-intake-first-day-');
  const server = await startEmbeddedPostgres({ dataDir, fsync: false, log: () => undefined });
  await migrateDatabase(server.url, testEnvironment.ENCRYPTION_KEY);
  const { appUrl, systemUrl } = restrictedUrls(server.url, testEnvironment.ENCRYPTION_KEY);
  Object.assign(process.env, testEnvironment, {
    DATA_DIR: dataDir,
    DATABASE_APP_URL: appUrl,
    DATABASE_SYSTEM_URL: systemUrl,
  });
  const id = randomUUID();
  const owner = postgres(server.url, { max: 1 });
  await owner`insert into tenants (id, slug, name) values (${id}, 'first-day', 'First Day Wholesale')`;
  await owner.end();
  const actor = { kind: 'system', name: 'the bench' } as const;
  return {
    ctx: { tenantId: mintTenantId(id), actor, requestId: 'bench' },
    close: async () => {
      await closeConnections();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
