import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { customers } from '@/db/schema/customers';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { receiveOrder } from './receive-order';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});

it('warns of all but one when the same text comes several times at the same moment', async () => {
  const { tenantId } = tenant;
  const [customer] = await inTenant(tenant, (tx) =>
    tx.insert(customers).values({ tenantId, name: 'Sunrise Spaza', phoneNumber: '+27825550142' }).returning(),
  );
  if (!customer) throw new Error('the customer was not stored');
  const receive = () =>
    inTenant(tenant, (tx) =>
      receiveOrder(tx, tenant.clerk, {
        messageId: randomUUID(),
        source: 'MESSAGING',
        customer,
        isNewCustomer: false,
        choices: [],
        sameSenderAs: null,
        rawText: '2 cola',
        isVoiceNote: false,
        recording: null,
        receivedAt: new Date(),
      }),
    );
  await Promise.all([receive(), receive(), receive(), receive()]);

  const stored = await inTenant(tenant, (tx) =>
    tx.select({ warnings: orders.warnings }).from(orders).where(eq(orders.customerId, customer.id)),
  );
  expect(stored).toHaveLength(4);
  const warned = stored.filter(({ warnings }) => warnings.some(({ code }) => code === 'possible_duplicate'));
  expect(warned).toHaveLength(3);
});
