import { AppError } from '../../errors';
import type { CustomerRow } from './customer-view';

/** Throws `customer_merged`, naming the customer who took over this one. */
export function refuseMerged({ name, mergedInto }: Pick<CustomerRow, 'name' | 'mergedInto'>): void {
  if (mergedInto === null) return;
  throw new AppError('customer_merged', `${name} was merged into another customer.`, {
    extra: { mergedInto },
  });
}
