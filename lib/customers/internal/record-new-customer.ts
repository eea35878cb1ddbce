import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import { recordEvent } from '../../webhooks/record-event';
import { type CustomerRow, viewCustomer } from './customer-view';

/** Tells other systems of a customer that was added: `customer.created`. */
export async function recordNewCustomer(tx: Transaction, ctx: Context, row: CustomerRow): Promise<void> {
  await recordEvent(tx, ctx, {
    name: 'customer.created',
    customerId: row.id,
    data: { customer: viewCustomer(row) },
  });
}
