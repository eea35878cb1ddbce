import { redirect } from 'next/navigation';
import { AppError } from '@/lib/errors';

/** A customer; the page of the one who took over, where this one was merged into another. */
export async function orSurvivor<T>(customer: Promise<T>): Promise<T> {
  try {
    return await customer;
  } catch (error) {
    const mergedInto = error instanceof AppError ? error.details.extra?.mergedInto : undefined;
    if (typeof mergedInto === 'string') redirect(`/customers/${mergedInto}`);
    throw error;
  }
}
