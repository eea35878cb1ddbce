import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { locations } from '@/db/schema/locations';
import { products } from '@/db/schema/products';
import { stockLevels } from '@/db/schema/stock-levels';
import { inTenant } from '@/db/tenant';
import type { WantedProducts } from '../catalogue/wanted-products';
import { wantedProducts } from '../catalogue/wanted-products';
import type { Context } from '../context';
import { notFound } from '../errors';
import { type After, moment, number, readPages, type Sheet, text } from '../exports/sheet';
import { findLocationByReference } from '../locations/find-location-by-reference';
import { availableStock } from './stock-view';

const columns = [
  text('SKU'),
  text('Product'),
  text('Location'),
  text('Location name'),
  number('On hand'),
  number('Reserved'),
  number('Available'),
  number('Reorder point'),
  number('Safety stock'),
  text('Unit of measure'),
  text('Bin location'),
  moment('Counted'),
];

export interface WantedStock extends WantedProducts {
  /** A location by id or code. */
  location?: string | undefined;
}

/** What lies where, by product, as far as somebody has counted it. Throws `not_found` for the location. */
export async function stockSheet(ctx: Context, query: WantedStock): Promise<Sheet> {
  const { location: named } = query;
  const place =
    named === undefined ? undefined : await inTenant(ctx, (tx) => findLocationByReference(tx, ctx, named));
  if (named !== undefined && !place) throw notFound('location');
  const { locationId } = stockLevels;
  const pages = readPages(ctx, {
    read: (tx, { last, limit }: After<{ name: string; id: string; locationId: string }>) =>
      tx
        .select({ level: stockLevels, product: products, location: locations })
        .from(products)
        .innerJoin(stockLevels, and(mine(stockLevels, ctx), eq(stockLevels.productId, products.id)))
        .innerJoin(locations, mine(locations, ctx, locationId))
        .where(
          and(
            wantedProducts(tx, ctx, query),
            isNotNull(stockLevels.countedAt),
            place && eq(locationId, place.id),
            last &&
              sql`(${products.name}, ${products.id}, ${locationId}) > (${last.name}, ${last.id}::uuid, ${last.locationId}::uuid)`,
          ),
        )
        .orderBy(asc(products.name), asc(products.id), asc(locationId))
        .limit(limit),
    keyOf: ({ product, level }) => ({ ...product, locationId: level.locationId }),
    view: ({ level, product, location }) => [
      product.sku,
      product.name,
      location.code,
      location.name,
      level.onHand,
      level.reserved,
      availableStock(level),
      product.reorderPoint,
      product.safetyStock,
      product.unitOfMeasure,
      product.binLocation,
      level.countedAt,
    ],
  });
  return { name: 'stock', columns, pages };
}
