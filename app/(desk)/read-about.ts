import { getProduct } from '@/lib/catalogue/get-product';
import type { Context } from '@/lib/context';
import { getCustomer } from '@/lib/customers/get-customer';
import { isUuid } from '@/lib/ids';
import { orNotFound } from './or-not-found';

/** The product and the customer that a list's address is about, if it names any; "not found" when there is no such one. */
export async function readAbout(ctx: Context, one: (name: string) => string | undefined) {
  const productId = one('product');
  const customerId = one('customer');
  return {
    product: productId ? await orNotFound(getProduct(ctx, productId)) : undefined,
    customer: customerId && isUuid(customerId) ? await orNotFound(getCustomer(ctx, customerId)) : undefined,
  };
}
