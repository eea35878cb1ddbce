import { setImmediate } from 'node:timers/promises';
import { and, asc, gt, isNotNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { catalogueVersions } from '@/db/schema/catalogue-versions';
import { customerItemCodes } from '@/db/schema/customer-item-codes';
import { customers } from '@/db/schema/customers';
import { productAliases } from '@/db/schema/product-aliases';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { TenantId } from '../ids';
import { buildIndexInSteps } from '../matching/build-index';
import type { CatalogueProduct, CustomerCode } from '../matching/catalogue';
import type { CatalogueIndex } from '../matching/index/catalogue-index';

interface Held {
  version: number;
  index: Promise<CatalogueIndex>;
}

/** As many tenants as one process keeps ready; the one asked for longest ago goes first. */
const mostTenants = 50;
const held = new Map<TenantId, Held>();

/**
 * The index of the tenant's catalogue and aliases as they are now. Kept in memory and rebuilt when the database
 * says that either has changed, so what a clerk teaches counts for the next message on every machine.
 */
export async function loadIndex(ctx: Pick<Context, 'tenantId'>): Promise<CatalogueIndex> {
  const version = await inTenant(ctx, (tx) => versionOf(tx, ctx));
  const known = held.get(ctx.tenantId);
  held.delete(ctx.tenantId);
  const current = known?.version === version ? known : { version, index: readIndex(ctx) };
  held.set(ctx.tenantId, current);
  const [oldest] = held.keys();
  if (held.size > mostTenants && oldest) held.delete(oldest);
  try {
    return await current.index;
  } catch (error) {
    held.delete(ctx.tenantId);
    throw error;
  }
}

async function versionOf(tx: Transaction, ctx: Pick<Context, 'tenantId'>): Promise<number> {
  const [row] = await tx
    .select({ version: catalogueVersions.version })
    .from(catalogueVersions)
    .where(mine(catalogueVersions, ctx));
  return row?.version ?? 0;
}

/** Read after the version: a change in between is in the index already and only rebuilds it once more. */
async function readIndex(ctx: Pick<Context, 'tenantId'>): Promise<CatalogueIndex> {
  // Not while it is built: nothing is asked of the database then.
  const source = await inTenant(ctx, async (tx) => {
    const catalogue = await readProducts(tx, ctx);
    const aliases = await tx
      .select({
        id: productAliases.id,
        text: productAliases.aliasText,
        productId: productAliases.productId,
        customerId: productAliases.customerId,
        taughtBy: productAliases.taughtBy,
        taughtAt: productAliases.createdAt,
      })
      .from(productAliases)
      .where(mine(productAliases, ctx));
    return { products: catalogue, aliases, customerCodes: await readCodes(tx, ctx) };
  });
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

/** So many rows are read at once: they are made objects of in one go. */
const readAtOnce = 1_000;

async function readProducts(tx: Transaction, ctx: Pick<Context, 'tenantId'>): Promise<CatalogueProduct[]> {
  const all: CatalogueProduct[] = [];
  for (;;) {
    const last = all.at(-1)?.id;
    const some = await tx
      .select({
        id: products.id,
        sku: products.sku,
        name: products.name,
        unitOfMeasure: products.unitOfMeasure,
        packSize: products.packSize,
        barcode: products.barcode,
        category: products.category,
      })
      .from(products)
      .where(and(mine(products, ctx), last === undefined ? undefined : gt(products.id, last)))
      .orderBy(asc(products.id))
      .limit(readAtOnce);
    all.push(...some);
    if (some.length < readAtOnce) return all;
  }
}

/** Each customer's own codes; those of one who was merged are the survivor's, whose own go before them. */
async function readCodes(tx: Transaction, ctx: Pick<Context, 'tenantId'>): Promise<CustomerCode[]> {
  const codes = await tx
    .select({
      customerId: customerItemCodes.customerId,
      productId: customerItemCodes.productId,
      code: customerItemCodes.code,
    })
    .from(customerItemCodes)
    .where(mine(customerItemCodes, ctx))
    .orderBy(asc(customerItemCodes.createdAt));
  if (codes.length === 0) return [];
  const merged = await tx
    .select({ id: customers.id, mergedInto: customers.mergedInto })
    .from(customers)
    .where(and(mine(customers, ctx), isNotNull(customers.mergedInto)));
  const survivors = new Map(merged.map(({ id, mergedInto }) => [id, mergedInto]));
  const survivorOf = (id: string): string => {
    const next = survivors.get(id);
    return next ? survivorOf(next) : id;
  };
  const isMerged = ({ customerId }: CustomerCode) => survivors.has(customerId);
  return [...codes.filter(isMerged), ...codes.filter((code) => !isMerged(code))].map((code) => ({
    ...code,
    customerId: survivorOf(code.customerId),
  }));
}
