import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { clientOptions, type Transaction } from '@/db/client';
import { tenants } from '@/db/schema/tenants';
import type { AudioStore } from '@/lib/audio/audio-store';
import { type AudioStoreConfig, openAudioStore } from '@/lib/audio/store';
import { mintTenantId, type TenantId } from '@/lib/ids';
import { buildIndex } from '@/lib/matching/build-index';
import type { CatalogueProduct } from '@/lib/matching/catalogue';
import { secretBox } from '@/lib/secrets';
import type { BuiltOrder } from './demo/build-order';
import { insertProducts, insertStock, type SeededProduct } from './demo/insert-catalogue';
import { insertAliases, insertCustomers } from './demo/insert-customers';
import { buildOrders, insertOrders, reservationsOf } from './demo/insert-orders';
import { type DemoSurroundings, hashDemoPins, insertTenant } from './demo/insert-tenant';
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

const dayMs = 86_400_000;
/** The distributor has been a customer of ours for this long. */
const madeDaysAgo = 60;

/**
 * Makes the demo tenant, in one transaction, unless there is a tenant `demo` already. Two at once make one.
 * Says whether it made it.
 */
export async function seedDemoTenant(seed: DemoSeed): Promise<{ created: boolean }> {
  const client = postgres(seed.ownerUrl, { ...clientOptions, max: 1 });
  try {
    const db = drizzle(client);
    const held = await db.select({ id: tenants.id }).from(tenants).where(eq(tenants.slug, 'demo'));
    if (held.length > 0) return { created: false };
    const pinHashes = await hashDemoPins();
    const tenantId = mintTenantId(randomUUID());
    return { created: await db.transaction((tx) => insertDemo(tx, tenantId, seed, pinHashes)) };
  } finally {
    await client.end({ timeout: 5 });
  }
}

async function insertDemo(
  tx: Transaction,
  tenantId: TenantId,
  seed: DemoSeed,
  pinHashes: Awaited<ReturnType<typeof hashDemoPins>>,
): Promise<boolean> {
  // The triggers that count changes of the catalogue ask for the tenant.
  await tx.execute(sql`select set_config('app.tenant_id', ${tenantId}, true)`);
  const now = seed.now ?? new Date();
  const madeAt = new Date(now.getTime() - madeDaysAgo * dayMs);
  const box = secretBox(seed.encryptionKey);
  const tenant = await insertTenant(tx, { tenantId, madeAt, surroundings: seed, box, pinHashes });
  if (!tenant) return false;
  const catalogue = await insertProducts(tx, tenantId, madeAt);
  const customers = await insertCustomers(tx, tenantId, madeAt);
  const known = { catalogue, customers, clerk: tenant.clerk };
  const aliases = await insertAliases(tx, tenantId, known, now);

  const index = buildIndex({ products: catalogue.map(asMatched), aliases });
  const products = new Map(catalogue.map((product) => [product.id, product]));
  const world = { tenant, customers, products, index, now };
  const built = buildOrders(world);
  await insertStock(tx, tenant, catalogue, reservationsOf(built));
  await insertOrders(tx, world, built, { phoneNumberId: seed.messagingPhoneNumberId });
  const audio = seed.audio ?? { kind: 'files', folder: join(seed.dataDir, 'audio') };
  await keepRecordings(openAudioStore(audio), built);
  return true;
}

function asMatched(product: SeededProduct): CatalogueProduct {
  const { id, sku, name, unit, pack_size, barcode, category } = product;
  return { id, sku, name, unitOfMeasure: unit, packSize: pack_size, barcode, category };
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
