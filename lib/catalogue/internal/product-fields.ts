import type { BodyOf } from '../../http/endpoint';
import type { updateProductEndpoint } from '../contract';
import type { ProductRow } from './product-view';

type ProductFields = BodyOf<typeof updateProductEndpoint>;
type StoredFields = Partial<
  Omit<ProductRow, 'tenantId' | 'id' | 'letters' | 'version' | 'createdAt' | 'updatedAt'>
>;

/** Fields as the API takes them, in the form in which they are stored (amounts as decimal strings); absent ones stay absent. */
export function storedFields(fields: ProductFields): StoredFields {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([field, value]) => [field, decimalFields.has(field) ? String(value) : value]),
  );
}
const decimalFields: ReadonlySet<string> = new Set(['basePrice', 'reorderPoint', 'safetyStock']);
