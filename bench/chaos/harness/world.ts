import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { readClusterRecord } from '@/db/embedded/cluster-record';
import { makeDataDir } from '@/db/testing/make-data-dir';
import { freePort } from '@/e2e/run-service';
import { History } from './history';
import { type OutsideWorld, startErp, startOutside } from './outside/start-outside';
import { Product } from './product';
import { type Random, seededRandom } from './random';
import { makeTenant, type Tenant, type TenantWishes } from './tenants';

export const appSecret = 'the secret of the chaos';
export const authSecret = 'an auth secret of thirty-two characters and more';
export const encryptionKey = 'an encryption key of thirty-two characters and more';

/** Everything that a scenario works with: the product, the world outside it, and chance. */
export interface World extends OutsideWorld {
  product: Product;
  /** Reads and arranges as the schema's owner, past row-level security. */
  sql: postgres.Sql;
  history: History;
  random: Random;
  folder: string;
  dataDir: string;
  /** How the schema's owner reaches the database. */
  ownerUrl: string;
  log(line: string): void;
  tenant(wishes?: TenantWishes): Promise<Tenant>;
  /** The same world with a history and a chance of its own, for one scenario. */
  scene(name: string, log: (line: string) => void): World;
  /** The same world with an ERP of its own, which may be killed. */
  withOwnErp(): Promise<World>;
  /** The same world with other parts, for a scenario that breaks them. */
  with(parts: Partial<WorldParts>): World;
  /** Ends every process that was started. */
  close(keepFolder: boolean): Promise<void>;
}

type WorldParts = Omit<World, 'tenant' | 'scene' | 'with' | 'withOwnErp'>;

export async function openWorld(
  seed: number,
  prepareDataDir: (dataDir: string) => void = () => undefined,
  environment: Record<string, string> = {},
): Promise<World> {
  const folder = makeDataDir('order-intake-chaos-');
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o711);
  prepareDataDir(dataDir);
  const outside = await startOutside(folder);
  const product = new Product({
    port: await freePort(),
    dataDir,
    environment: {
      AUTH_SECRET: authSecret,
      ENCRYPTION_KEY: encryptionKey,
      MESSAGING_APP_SECRET: appSecret,
      MESSAGING_API_URL: outside.platform.url,
      MESSAGING_ACCESS_TOKEN: 'of the chaos',
      ...environment,
    },
  });
  let sql: postgres.Sql | undefined;
  const close = async (keepFolder: boolean) => {
    await product.end();
    await Promise.all([...Object.values(outside).map((server) => server.kill()), sql?.end({ timeout: 1 })]);
    if (!keepFolder) rmSync(folder, { recursive: true, force: true });
  };
  try {
    await product.start();
    const { ownerPassword, port } = await readClusterRecord(dataDir);
    const ownerUrl = `postgres://order_intake_owner:${ownerPassword}@127.0.0.1:${port}/order_intake`;
    const connected = postgres(ownerUrl, { max: 4, onnotice: () => undefined, connect_timeout: 5 });
    sql = connected;
    return lookAt({
      ...outside,
      product,
      sql: connected,
      history: new History(),
      random: seededRandom(seed),
      folder,
      dataDir,
      ownerUrl,
      log: (line) => console.log(`    ${line}`),
      close,
    });
  } catch (error) {
    await close(true);
    throw error;
  }
}

/** What can be done in a world, from its parts; one with another part is another world in the same place. */
function lookAt(parts: WorldParts): World {
  const world: World = {
    ...parts,
    tenant: (wishes = {}) => makeTenant(world, encryptionKey, wishes),
    scene: (name, log) => lookAt({ ...parts, history: new History(), random: parts.random.fork(name), log }),
    with: (others) => lookAt({ ...parts, ...others }),
    withOwnErp: async () => lookAt({ ...parts, erp: await startErp(parts.folder, `erp-${randomUUID()}`) }),
  };
  return world;
}
