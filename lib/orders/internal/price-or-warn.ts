import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import type { OrderId } from '../../ids';
import type { OrderWarning } from '../warnings';
import { priceOrder } from './prices';

export const totalTooLarge = 'total_too_large';

/**
 * Prices the order; lines that come to more than an order can hold keep what prices they have, and the warning says so:
 * a customer's message must not lose its lines over a quantity, which a clerk puts right.
 */
export async function priceOrWarn(tx: Transaction, ctx: Context, orderId: OrderId): Promise<OrderWarning[]> {
  return (await orWarn(() => priceOrder(tx, ctx, orderId))).warnings;
}

/** What `price` gives, or the warning that it comes to more than an order can hold. */
export async function orWarn<Priced>(
  price: () => Promise<Priced>,
): Promise<{ priced?: Priced; warnings: OrderWarning[] }> {
  try {
    return { priced: await price(), warnings: [] };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid_input') throw error;
    return { warnings: [{ code: totalTooLarge, message: error.message }] };
  }
}
