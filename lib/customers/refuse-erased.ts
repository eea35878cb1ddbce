import { AppError } from '../errors';

/** Throws `customer_erased`: nothing is known, taught or ordered of them any more. */
export function refuseErased({ erasedAt }: { erasedAt: Date | null }): void {
  if (erasedAt !== null) throw new AppError('customer_erased', 'The customer was erased.');
}
