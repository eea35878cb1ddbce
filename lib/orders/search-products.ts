import { and } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import { loadIndex } from '../catalogue/load-index';
import { pricesInForce } from '../catalogue/prices-in-force';
import type { Context } from '../context';
import { notFound } from '../errors';
import { requirePermission } from '../http/gate';
import type { OrderId } from '../ids';
import type { HistoryEntry } from '../matching/catalogue';
import { type FoundProduct, searchCatalogue } from '../matching/search-catalogue';
import { toNumber } from '../money';
import { findAvailable } from '../stock/find-available';
import { viewProduct } from './internal/line-view';
import { historyOf } from './internal/order-history';
import type { SearchedProduct } from './search-contract';

interface Search {
  search?: string | undefined;
  order?: OrderId | undefined;
  limit: number;
}

/** For whom is searched, and from where the goods will come. */
interface Purpose {
  customerId: string | null;
  locationId: string | null;
  history: HistoryEntry[];
}

const forNobody: Purpose = { customerId: null, locationId: null, history: [] };

/**
 * The products that a text may mean, the likeliest first; of an empty one, what the order's customer takes most often.
 * Throws `not_found` for an order that is not there, and `forbidden` for one that the actor may not read.
 */
export async function searchProducts(
  ctx: Context,
  { search = '', order, limit }: Search,
): Promise<{ products: SearchedProduct[] }> {
  if (order !== undefined) requirePermission(ctx, 'orders:read');
  const index = search.trim() === '' ? null : await loadIndex(ctx);
  return inTenant(ctx, async (tx) => {
    const purpose = order === undefined ? forNobody : await purposeOf(tx, ctx, order);
    const found = index ? searchCatalogue(index, search, purpose, limit) : usualOf(purpose, limit);
    return { products: await view(tx, ctx, found, purpose) };
  });
}

async function purposeOf(tx: Transaction, ctx: Context, orderId: OrderId): Promise<Purpose> {
  const [order] = await tx
    .select({ customerId: orders.customerId, locationId: orders.locationId })
    .from(orders)
    .where(mine(orders, ctx, orderId));
  if (!order) throw notFound('order');
  return { ...order, history: await historyOf(tx, ctx, order.customerId) };
}

const usualOf = ({ history }: Purpose, limit: number): FoundProduct[] =>
  history
    .toSorted((one, other) => other.times - one.times || one.lastOrderedDaysAgo - other.lastOrderedDaysAgo)
    .slice(0, limit)
    .map(({ productId }) => ({ productId, reason: null }));

/** What is no longer sold comes last. The index may know a product that is gone meanwhile: it is left out. */
async function view(
  tx: Transaction,
  ctx: Context,
  found: readonly FoundProduct[],
  { customerId, locationId, history }: Purpose,
): Promise<SearchedProduct[]> {
  const productIds = found.map(({ productId }) => productId);
  const rows = await tx
    .select()
    .from(products)
    .where(and(mine(products, ctx), isAmong(products.id, productIds)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const prices = customerId === null ? null : await pricesInForce(tx, ctx, { customerId, productIds });
  const places = locationId === null ? [] : productIds.map((productId) => ({ productId, locationId }));
  const availableOf = await findAvailable(tx, ctx, places);
  const past = new Map(history.map((entry) => [entry.productId, entry]));
  const shown = found.flatMap(({ productId, reason }) => {
    const product = byId.get(productId);
    if (!product) return [];
    const available = locationId === null ? undefined : availableOf({ productId, locationId });
    const last = past.get(productId);
    return {
      ...viewProduct(product),
      unitPrice: toNumber(prices?.get(productId)?.unitPrice ?? product.basePrice),
      binLocation: product.binLocation,
      isDiscontinued: product.isDiscontinued,
      available: available === undefined ? null : toNumber(available),
      lastOrderedDaysAgo: last ? Math.floor(last.lastOrderedDaysAgo) : null,
      reason,
    };
  });
  return shown.toSorted((one, other) => Number(one.isDiscontinued) - Number(other.isDiscontinued));
}
