import { mintOrderId } from '../../ids';
import type { TestTenant } from '../../tenancy/testing/make-tenant';
import { listOrderEvents } from '../list-order-events';

/** The audit trail of an order, oldest first: what was done, by whom, with which data. */
export async function orderTrail(tenant: TestTenant, orderId: string) {
  const page = { orderId: mintOrderId(orderId), limit: 200, offset: 0 };
  return (await listOrderEvents(tenant.clerk, page)).events;
}

/** Only what was done. */
export async function orderActions(tenant: TestTenant, orderId: string): Promise<string[]> {
  return (await orderTrail(tenant, orderId)).map(({ action }) => action);
}
