import type { BodyOf } from '../../http/endpoint';
import { createProductEndpoint } from '../contract';

type NewProduct = BodyOf<typeof createProductEndpoint>;

/** What `createProduct` takes, with the API's defaults for all that a test does not care about. */
export function newProduct(fields: Partial<NewProduct> & { sku: string }): NewProduct {
  return createProductEndpoint.body.parse({ name: `Product ${fields.sku}`, basePrice: 10, ...fields });
}
