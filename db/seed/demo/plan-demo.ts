import { buildIndex } from '@/lib/matching/build-index';
import type { CatalogueProduct } from '@/lib/matching/catalogue';
import type { Role } from '@/lib/permissions';
import type { BuiltOrder, DemoWorld } from './build-order';
import { planProducts, type SeededProduct } from './insert-catalogue';
import { type AliasRow, asAliases, planAliases, planCustomers } from './insert-customers';
import { buildOrders } from './insert-orders';
import { hashDemoPins, planTenant } from './insert-tenant';

/** The whole demo with the ids it will have, as it can be known before there is a database. */
export interface DemoPlan extends Omit<DemoWorld, 'index'> {
  catalogue: readonly SeededProduct[];
  aliases: readonly AliasRow[];
  built: readonly BuiltOrder[];
  pinHashes: Record<Role, string>;
  /** When the distributor became a customer of ours. */
  madeAt: Date;
}

const dayMs = 86_400_000;
const madeDaysAgo = 60;

/**
 * Plans the demo, its orders leading up to `now`. Takes a second of the processor, for the real reader reads the
 * messages; a start does it while the database is being made.
 */
export async function planDemo(now = new Date()): Promise<DemoPlan> {
  const hashing = hashDemoPins();
  const tenant = planTenant();
  const catalogue = planProducts();
  const customers = planCustomers();
  const aliases = planAliases(tenant, { catalogue, customers }, now);
  const index = buildIndex({ products: catalogue.map(asMatched), aliases: asAliases(aliases) });
  const products = new Map(catalogue.map((product) => [product.id, product]));
  const built = await buildOrders({ tenant, customers, products, index, now });
  const madeAt = new Date(now.getTime() - madeDaysAgo * dayMs);
  return { tenant, customers, products, now, catalogue, aliases, built, pinHashes: await hashing, madeAt };
}

function asMatched(product: SeededProduct): CatalogueProduct {
  const { id, sku, name, unit, pack_size, barcode, category } = product;
  return { id, sku, name, unitOfMeasure: unit, packSize: pack_size, barcode, category };
}
