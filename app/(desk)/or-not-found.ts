import { notFound } from 'next/navigation';
import { AppError } from '@/lib/errors';
import { isUuid, mintOrderId, type OrderId } from '@/lib/ids';

/** What a verb gives; the page's "not found" when there is no such thing. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  }
}

/** The order id of an address. */
export function orderIdOf(segment: string): OrderId {
  return isUuid(segment) ? mintOrderId(segment) : notFound();
}
