import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { clientOptions, type Transaction } from '@/db/client';
import { tenants } from '@/db/schema/tenants';
import type { AudioStore } from '@/lib/audio/audio-store';
import { type AudioStoreConfig, openAudioStore } from '@/lib/audio/store';
import { secretBox } from '@/lib/secrets';
import type { BuiltOrder } from './demo/build-order';
import { insertProducts, insertStock } from './demo/insert-catalogue';
import { insertAliases, insertCustomers } from './demo/insert-customers';
import { insertOrders, reservationsOf } from './demo/insert-orders';
import { type DemoSurroundings, insertTenant } from './demo/insert-tenant';
import { type DemoPlan, planDemo } from './demo/plan-demo';
import { readRecording } from './demo/voice-notes';

export interface DemoSeed extends DemoSurroundings {
  /** The schema's owner, who passes row-level security. */
  ownerUrl: string;
  encryptionKey: string;
  /** Recordings are put under it, where the service looks for them unless it keeps them in `audio`. */
  dataDir: string;
  audio?: AudioStoreConfig;
  /** The moment that the demo's orders lead up to; now, when absent. */
  now?: Date;
}

/**
 * Makes the demo tenant, in one transaction, unless there is a tenant `demo` already. Two at once make one.
 * Says whether it made it. A `plan` that was begun before saves the time that it takes.
 */
export async function seedDemoTenant(
  seed: DemoSeed,
  plan?: Promise<DemoPlan>,
): Promise<{ created: boolean }> {
  const client = postgres(seed.ownerUrl, { ...clientOptions, max: 1 });
  try {
    const db = drizzle(client);
    const held = await db.select({ id: tenants.id }).from(tenants).where(eq(tenants.slug, 'demo'));
    if (held.length > 0) return { created: false };
    const planned = await (plan ?? planDemo(seed.now));
    return { created: await db.transaction((tx) => insertDemo(tx, planned, seed)) };
  } finally {
    await client.end({ timeout: 5 });
  }
}

async function insertDemo(tx: Transaction, plan: DemoPlan, seed: DemoSeed): Promise<boolean> {
  const { tenant, catalogue, customers, aliases, built, madeAt } = plan;
  const { tenantId } = tenant;
  // The triggers that count changes of the catalogue ask for the tenant.
  await tx.execute(sql`select set_config('app.tenant_id', ${tenantId}, true)`);
  const box = secretBox(seed.encryptionKey);
  if (!(await insertTenant(tx, { ...plan, surroundings: seed, box }))) return false;
  await insertProducts(tx, tenantId, catalogue, madeAt);
  await insertCustomers(tx, tenantId, customers.values(), madeAt);
  await insertAliases(tx, tenant, aliases);
  await insertStock(tx, tenant, catalogue, reservationsOf(built));
  await insertOrders(tx, plan, built, { phoneNumberId: seed.messagingPhoneNumberId });
  const audio = seed.audio ?? { kind: 'files', folder: join(seed.dataDir, 'audio') };
  await keepRecordings(openAudioStore(audio), built);
  return true;
}

/** Before the commit: an order never names a recording that is not there. */
async function keepRecordings(store: AudioStore, built: readonly BuiltOrder[]): Promise<void> {
  await Promise.all(
    built.map(async ({ demo, row }) => {
      if (demo.voice && row.audioKey && !row.parentOrderId) {
        await store.put(row.audioKey, readRecording(demo.voice), 'audio/ogg');
      }
    }),
  );
}
