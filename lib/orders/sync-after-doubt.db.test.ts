import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { orders } from '@/db/schema/orders';
import { tenants } from '@/db/schema/tenants';
import { inTenant } from '@/db/tenant';
import { env } from '../env';
import { erpConfigSchema } from '../erp/config';
import { mintOrderId } from '../ids';
import { secretBox } from '../secrets';
import { sealErpConfig } from '../tenancy/stored-erp-config';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
let receiver: Server;
/** What the tenant's endpoint answers, request by request. */
let statuses: number[];
beforeEach(async () => {
  desk = await openDesk();
  receiver = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(statuses.shift() ?? 500).end());
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/orders`;
  const config = erpConfigSchema.parse({ type: 'generic_webhook', endpoint });
  const erpConfig = sealErpConfig(config, secretBox(env().encryptionKey), desk.tenantId);
  await inTenant(desk, (tx) => tx.update(tenants).set({ erpConfig }).where(eq(tenants.id, desk.tenantId)));
});
afterEach(async () => {
  receiver.close();
  await desk.close();
});

it('remembers through a refusal that an earlier call may have created the order', async () => {
  const order = await desk.receive('2 zing cola 330ml can');
  const mine = eq(orders.id, mintOrderId(order.id));
  await inTenant(desk, (tx) => tx.update(orders).set({ erpOutcomeUnknown: true }).where(mine));
  statuses = [401];
  await expect(approveAt(desk, order)).rejects.toMatchObject({ code: 'erp_refused' });

  // Mended, the endpoint says that it has the order already, and does not name it.
  statuses = [409];
  expect(await approveAt(desk, order)).toMatchObject({
    status: 'COMPLETED',
    erpSalesOrderId: expect.stringMatching(/^OI-\d{4}-\d+$/),
  });
});
