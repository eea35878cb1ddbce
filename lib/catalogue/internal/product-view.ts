import type { products } from '@/db/schema/products';
import { toNumber } from '../../money';
import type { Product } from '../answers';

export type ProductRow = typeof products.$inferSelect;

/** A product's row as the API shows it. */
export function viewProduct(row: ProductRow): Product {
  return {
    id: row.id,
    sku: row.sku,
    name: row.name,
    unitOfMeasure: row.unitOfMeasure,
    packSize: row.packSize,
    basePrice: toNumber(row.basePrice),
    binLocation: row.binLocation,
    reorderPoint: toNumber(row.reorderPoint),
    safetyStock: toNumber(row.safetyStock),
    category: row.category,
    isZeroRated: row.isZeroRated,
    barcode: row.barcode,
    isDiscontinued: row.isDiscontinued,
    version: row.version,
  };
}
