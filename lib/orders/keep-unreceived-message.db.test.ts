import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ledger } from '@/db/schema/ledger';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import { oweWork } from '../ledger/owe-work';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { giveUpReading } from './give-up-reading';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const message = 'the database was away';

async function oweMessageOfNoOrder() {
  const messageId = randomUUID();
  const workId = await inTenant(tenant, (tx) => oweWork(tx, tenant, 'message/received', { messageId }));
  return { messageId, workId };
}

const workOf = (workId: string) =>
  inTenant(tenant, async (tx) => (await tx.select().from(ledger).where(eq(ledger.id, workId)))[0]);

it('a message that never became an order is owed again: an outage must not lose it', async () => {
  const given = await oweMessageOfNoOrder();
  const before = Date.now();
  await giveUpReading(tenant.clerk, { ...given, message });
  const work = await workOf(given.workId);
  expect(work).toMatchObject({ doneAt: null, failedAt: null, generation: 1, lastError: message });
  expect(work?.dueAt.getTime()).toBeGreaterThan(before);
  expect(work?.dueAt.getTime()).toBeLessThan(before + 60 * 60_000);
});

it('a message that has not become an order within a day is a dead letter', async () => {
  const given = await oweMessageOfNoOrder();
  vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 25 * 60 * 60_000));
  await giveUpReading(tenant.clerk, { ...given, message });
  expect(await workOf(given.workId)).toMatchObject({ failedAt: expect.any(Date), lastError: message });
});
