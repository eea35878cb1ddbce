import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { customers } from '@/db/schema/customers';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { notifications } from '@/db/schema/notifications';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { env } from '../env';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { describeParts } from './describe-parts';
import type { PartStatus, StatusOf } from './part-status';

let tenant: TestTenant;
const settings = env();
const { baseUrl } = settings.inngest;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterEach(() => {
  settings.inngest.baseUrl = baseUrl;
});

async function part<Name extends PartStatus['part']>(name: Name, who = tenant): Promise<StatusOf<Name>> {
  const parts = await describeParts(who.manager);
  const found = parts.find((each): each is StatusOf<Name> => each.part === name);
  if (!found) throw new Error(`no part ${name}`);
  return found;
}

async function makeOrder(values: Partial<typeof orders.$inferInsert>): Promise<string> {
  return inTenant(tenant, async (tx) => {
    const [customer] = await tx
      .insert(customers)
      .values({ tenantId: tenant.tenantId, name: 'Spaza', phoneNumber: `+27${Math.random()}`.slice(0, 14) })
      .returning({ id: customers.id });
    const [order] = await tx
      .insert(orders)
      .values({ tenantId: tenant.tenantId, source: 'MESSAGING', customerId: customer?.id ?? '', ...values })
      .returning({ id: orders.id });
    if (!order || !customer) throw new Error('the order was not made');
    await tx.insert(notifications).values({
      tenantId: tenant.tenantId,
      orderId: order.id,
      customerId: customer.id,
      kind: 'completed',
      toNumber: '+27820000000',
      body: 'done',
      status: 'FAILED',
      errorMessage: 'The window is closed.',
    });
    return order.id;
  });
}

describe('describeParts', () => {
  it('measures the database and finds its clock to be ours', async () => {
    expect((await part('database')).latencyMs).toBeGreaterThan(0);
    // A wrong zone would be off by an hour; a busy machine is not by a minute.
    expect(Math.abs((await part('clock')).aheadMs)).toBeLessThan(60_000);
  });

  it('knows whether the executor answers', async () => {
    settings.inngest.baseUrl = undefined;
    expect(await part('executor')).toMatchObject({ kind: 'cloud', reachable: null });
    const executor = createServer((_request, response) => response.writeHead(404).end());
    await new Promise<void>((resolve) => executor.listen(0, '127.0.0.1', resolve));
    const { port } = executor.address() as AddressInfo;
    settings.inngest.baseUrl = `http://127.0.0.1:${port}`;
    expect(await part('executor')).toMatchObject({ reachable: true });
    await new Promise((resolve) => executor.close(resolve));
    expect(await part('executor')).toMatchObject({ reachable: false });
  });

  it('says what became of the latest orders in the ERP, of this tenant only', async () => {
    expect(await part('erp')).toMatchObject({ isConfigured: false, waiting: 0, lastRefusal: null });
    const erpSyncedAt = new Date('2026-03-01T10:00:00.000Z');
    await makeOrder({ status: 'COMPLETED', erpSyncedAt });
    await makeOrder({ status: 'APPROVED' });
    const orderId = await makeOrder({ status: 'FAILED', erpLastError: 'No such item' });
    expect(await part('erp')).toMatchObject({
      waiting: 1,
      lastSyncedAt: erpSyncedAt.toISOString(),
      lastRefusal: { orderId, message: 'No such item' },
    });
    expect(await part('erp', await makeTenant())).toMatchObject({ waiting: 0, lastSyncedAt: null });
  });

  it('knows the latest sync by when it was, not by when its order came', async () => {
    const latest = new Date('2026-03-02T10:00:00.000Z');
    const earlier = new Date('2026-03-01T10:00:00.000Z');
    const days = (n: number) => new Date(Date.UTC(2026, 1, n));
    await makeOrder({ status: 'COMPLETED', createdAt: days(1), erpSyncedAt: latest });
    await makeOrder({ status: 'COMPLETED', createdAt: days(20), erpSyncedAt: earlier });
    await makeOrder({ status: 'COMPLETED', createdAt: days(21), erpSyncedAt: null });
    expect((await part('erp')).lastSyncedAt).toBe(latest.toISOString());
  });

  it('says when a message last came in, and why the last one out did not go', async () => {
    expect(await part('messaging')).toMatchObject({ hasNumber: false, lastReceivedAt: null });
    const receivedAt = new Date('2026-03-01T10:00:00.000Z');
    const message = { tenantId: tenant.tenantId, source: 'MESSAGING', payload: {} } as const;
    await inTenant(tenant, (tx) =>
      tx.insert(inboundMessages).values([
        { ...message, dedupeKey: `message:${randomUUID()}`, kind: 'text', receivedAt },
        { ...message, dedupeKey: `status:${randomUUID()}`, kind: 'status' },
      ]),
    );
    await makeOrder({});
    expect(await part('messaging')).toMatchObject({
      lastReceivedAt: receivedAt.toISOString(),
      lastFailure: { message: 'The window is closed.' },
    });
  });

  it('tries where recordings are kept, and says what is wrong there', async () => {
    expect(await part('storage')).toMatchObject({ kind: 'files', problem: null });
    const other = await makeTenant();
    await writeFile(join(settings.dataDir, 'audio', other.tenantId), 'in the way');
    const { problem } = await part('storage', other);
    expect(problem).toBe('Nothing can be written there (EEXIST).');
  });
});
