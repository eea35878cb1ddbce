import { randomUUID } from 'node:crypto';
import type { Transaction } from '@/db/client';
import { productPrices, products } from '@/db/schema/products';
import { stockLevels } from '@/db/schema/stock-levels';
import { clock } from '@/lib/clock';
import type { TenantId } from '@/lib/ids';
import type { Decimal } from '@/lib/money';
import type { DemoTenant } from './insert-tenant';
import { type DemoProduct, readDemoProducts } from './read-products';

/** A product of the demo with the id it got. */
export interface SeededProduct extends DemoProduct {
  id: string;
}

/** How much approved orders have reserved, by `productId` and `locationId`. */
export type Reservations = { productId: string; locationId: string; quantity: number }[];

/** The catalogue with the ids that it will have. */
export function planProducts(): SeededProduct[] {
  return readDemoProducts().map((product) => ({ ...product, id: randomUUID() }));
}

/** Inserts the catalogue with the prices of its tiers. */
export async function insertProducts(
  tx: Transaction,
  tenantId: TenantId,
  catalogue: readonly SeededProduct[],
  madeAt: Date,
): Promise<void> {
  await tx.insert(products).values(
    catalogue.map((row) => ({
      id: row.id,
      tenantId,
      sku: row.sku,
      name: row.name,
      unitOfMeasure: row.unit,
      packSize: row.pack_size,
      basePrice: row.base_price,
      binLocation: row.bin,
      reorderPoint: String(row.reorder_point),
      safetyStock: String(row.safety_stock),
      category: row.category,
      isZeroRated: row.zero_rated,
      barcode: row.barcode,
      createdAt: madeAt,
      updatedAt: madeAt,
    })),
  );
  await tx.insert(productPrices).values(catalogue.flatMap((product) => tierPrices(tenantId, product)));
}

function tierPrices(tenantId: TenantId, product: SeededProduct) {
  const prices = { TRADE: product.price_trade, CONTRACT: product.price_contract };
  return Object.entries(prices).flatMap(([priceTier, price]) =>
    price === null ? [] : [{ tenantId, productId: product.id, priceTier, price }],
  );
}

/** What a customer of this tier pays for one unit, without VAT. */
export function priceFor(product: SeededProduct, priceTier: string): Decimal {
  const tier = { TRADE: product.price_trade, CONTRACT: product.price_contract }[priceTier];
  return tier ?? product.base_price;
}

/** Inserts what lies at both locations and what is reserved of it; `isLow` follows from the two. */
export async function insertStock(
  tx: Transaction,
  tenant: DemoTenant,
  catalogue: readonly SeededProduct[],
  reservations: Reservations,
): Promise<void> {
  const { tenantId, locations } = tenant;
  const rows = catalogue.flatMap((product) =>
    [
      { locationId: locations.JHB.id, onHand: product.stock_jhb },
      { locationId: locations.DBN.id, onHand: product.stock_dbn },
    ].map(({ locationId, onHand }) => {
      const reserved = reservations
        .filter((each) => each.productId === product.id && each.locationId === locationId)
        .reduce((sum, each) => sum + each.quantity, 0);
      return {
        tenantId,
        productId: product.id,
        locationId,
        onHand: String(onHand),
        reserved: String(reserved),
        isLow: onHand - reserved < product.reorder_point,
        countedAt: clock.now(),
      };
    }),
  );
  await tx.insert(stockLevels).values(rows);
}
