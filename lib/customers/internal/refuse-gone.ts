import { AppError } from '../../errors';
import { refuseErased } from '../refuse-erased';
import type { CustomerRow } from './customer-view';

/** Throws `customer_erased`, or `customer_merged`, naming the customer who took over this one. */
export function refuseGone(customer: Pick<CustomerRow, 'name' | 'mergedInto' | 'erasedAt'>): void {
  refuseErased(customer);
  const { name, mergedInto } = customer;
  if (mergedInto === null) return;
  throw new AppError('customer_merged', `${name} was merged into another customer.`, {
    extra: { mergedInto },
  });
}
