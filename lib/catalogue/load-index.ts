import { setImmediate } from 'node:timers/promises';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { catalogueVersions } from '@/db/schema/catalogue-versions';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { env } from '../env';
import type { TenantId } from '../ids';
import { buildIndexInSteps } from '../matching/build-index';
import type { CatalogueIndex } from '../matching/index/catalogue-index';
import { readAliases, readCodes, readProducts } from './internal/read-catalogue';
import { takeInChanges } from './internal/take-in-changes';

interface Held {
  version: number;
  /** Each waits for the one before: an index is changed by one at a time. */
  index: Promise<CatalogueIndex>;
  /** Products in it, those that were taken out included: what its memory goes by. 0 until it is read. */
  products: number;
}

/** What this process keeps ready, the tenant asked for longest ago first. */
const held = new Map<TenantId, Held>();

/**
 * The index of the tenant's catalogue and aliases as they are now. Kept in memory, where it takes in what has changed since
 * by the database's account, so what a clerk teaches counts for the next message on every machine.
 */
export async function loadIndex(ctx: Pick<Context, 'tenantId'>): Promise<CatalogueIndex> {
  const version = await inTenant(ctx, (tx) => versionOf(tx, ctx));
  const known = held.get(ctx.tenantId);
  held.delete(ctx.tenantId);
  const current =
    known && known.version >= version
      ? known
      : { version, index: known ? renewed(ctx, known) : readIndex(ctx), products: known?.products ?? 0 };
  held.set(ctx.tenantId, current);
  try {
    const index = await current.index;
    current.products = index.products.length;
    letGo(env().indexedProducts);
    return index;
  } catch (error) {
    held.delete(ctx.tenantId);
    throw error;
  }
}

/** Lets those asked for longest ago go until no more products are held than are wanted; the last one stays, whatever its size. */
function letGo(most: number): void {
  let products = 0;
  for (const each of held.values()) products += each.products;
  for (const [tenantId, each] of held) {
    if (products <= most || held.size === 1) return;
    held.delete(tenantId);
    products -= each.products;
  }
}

async function versionOf(tx: Transaction, ctx: Pick<Context, 'tenantId'>): Promise<number> {
  const [row] = await tx
    .select({ version: catalogueVersions.version })
    .from(catalogueVersions)
    .where(mine(catalogueVersions, ctx));
  return row?.version ?? 0;
}

/** The index that is held with what has changed since, or another where that cannot be told or is too much. */
async function renewed(ctx: Pick<Context, 'tenantId'>, { version, index }: Held): Promise<CatalogueIndex> {
  const known = await index;
  return (await takeInChanges(ctx, known, version)) ? known : readIndex(ctx);
}

/** Read after the version: a change in between is in the index already and is only taken in once more. */
async function readIndex(ctx: Pick<Context, 'tenantId'>): Promise<CatalogueIndex> {
  // Not while it is built: nothing is asked of the database then.
  const source = await inTenant(ctx, async (tx) => ({
    products: await readProducts(tx, ctx),
    aliases: await readAliases(tx, ctx),
    customerCodes: await readCodes(tx, ctx),
  }));
  return inSlices(buildIndexInSteps(source));
}

/** So long a slice of building lasts, in ms; requests and messages of others are answered between two. */
const sliceMs = 10;

/** Takes the steps to their end without ever holding up the process for longer than a slice. */
async function inSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  let until = performance.now() + sliceMs;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + sliceMs;
  }
}
