import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { newestFirst } from '@/db/newest-first';
import { customers } from '@/db/schema/customers';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { messagingChannels } from '@/db/schema/messaging-channels';
import { orders } from '@/db/schema/orders';
import { tenants } from '@/db/schema/tenants';
import { inTenant } from '@/db/tenant';
import { runOwedWork } from '@/inngest/testing/run-owed-work';
import { createProduct } from '../../catalogue/create-product';
import { newProduct } from '../../catalogue/testing/new-product';
import { env } from '../../env';
import { erpConfigSchema } from '../../erp/config';
import { type SandboxErp, startSandboxErp } from '../../erp/sandbox/start-sandbox-erp';
import { oweWork } from '../../ledger/owe-work';
import { type SandboxPlatform, startSandboxPlatform } from '../../messaging/sandbox/start-sandbox-platform';
import { columnPlace } from '../../secret-places';
import { secretBox } from '../../secrets';
import { sealErpConfig } from '../../tenancy/stored-erp-config';
import { makeTenant, type TestTenant } from '../../tenancy/testing/make-tenant';
import type { FullOrder } from '../answers';
import { getOrder } from '../get-order';

/** A tenant at work: a small catalogue, a sandbox ERP and a sandbox platform, both over real HTTP. */
export interface Desk extends TestTenant {
  erp: SandboxErp;
  platform: SandboxPlatform;
  phoneNumberId: string;
  /** A message from a customer whom somebody has confirmed, ingested and read; the order as the clerk sees it. */
  receive(text: string, from?: string): Promise<FullOrder>;
  /** Does all owed work that is due; see `runOwedWork`. */
  work: typeof runOwedWork extends (tenantId: never, only?: infer Only) => infer Done
    ? (only?: Only) => Done
    : never;
  close(): Promise<void>;
}

export const agent = { agentCode: 'agent', agentPassword: 'sandbox-secret' };
const accessToken = 'platform-access-token';

export async function openDesk(): Promise<Desk> {
  const platform = await startSandboxPlatform({ host: '127.0.0.1', port: 0, accessToken });
  // Before anything reads the configuration: the platform's address is the service's, not a tenant's.
  process.env.MESSAGING_API_URL = platform.url;
  const tenant = await makeTenant();
  const erp = await startSandboxErp({ host: '127.0.0.1', port: 0, ...agent });
  const phoneNumberId = `10${Math.floor(Math.random() * 1e13)}`;
  await furnish(tenant, erp.url, phoneNumberId);
  const work = (only?: Parameters<typeof runOwedWork>[1]) => runOwedWork(tenant.tenantId, only);
  return {
    ...tenant,
    erp,
    platform,
    phoneNumberId,
    work,
    receive: async (text, from = '+27825550142') => {
      await putIntoInbox(tenant, text, from);
      await work('message/received');
      await confirmSenders(tenant);
      return newestOrder(tenant);
    },
    close: async () => {
      await Promise.all([erp.close(), platform.close()]);
    },
  };
}

/** What a clerk does with a first order; a test of that delivers a message itself. */
async function confirmSenders({ tenantId }: TestTenant): Promise<void> {
  await inTenant({ tenantId }, (tx) =>
    tx.update(customers).set({ verification: 'VERIFIED' }).where(eq(customers.tenantId, tenantId)),
  );
}

async function furnish(tenant: TestTenant, erpUrl: string, phoneNumberId: string): Promise<void> {
  const box = secretBox(env().encryptionKey);
  const config = erpConfigSchema.parse({
    type: 'erp_evolution',
    endpoint: erpUrl,
    branchCode: 'JHB',
    warehouseCode: 'MAIN',
    ...agent,
    defaultCustomerAccount: 'CASH',
  });
  const channel = { tenantId: tenant.tenantId, id: randomUUID() };
  const place = columnPlace('messaging_channels', 'access_token_sealed', channel);
  await inTenant(tenant, async (tx) => {
    await tx
      .update(tenants)
      // Most tests send one order after the other in the name of the same customer.
      .set({ erpConfig: sealErpConfig(config, box, tenant.tenantId), quietSeconds: 0 })
      .where(eq(tenants.id, tenant.tenantId));
    await tx
      .insert(messagingChannels)
      .values({ ...channel, phoneNumberId, accessTokenSealed: box.seal(accessToken, place) });
  });
  for (const product of shelf) await createProduct(tenant.manager, newProduct(product));
}

/** Names far enough apart that no test depends on how well the matching is doing. */
const shelf = [
  {
    sku: 'COLA-330',
    name: 'Zing Cola 330ml can',
    basePrice: 9.95,
    binLocation: 'A-10-1',
    packSize: 24,
    reorderPoint: 20,
  },
  {
    sku: 'BREAD-BR',
    name: 'Harvest Brown Bread 700g',
    basePrice: 15.5,
    binLocation: 'A-2-1',
    isZeroRated: true,
  },
  { sku: 'SUGAR-10', name: 'Crystal White Sugar 10kg', basePrice: 189.99, binLocation: '' },
];

async function putIntoInbox({ tenantId }: TestTenant, text: string, from: string): Promise<void> {
  const raw = { id: `wamid.${randomUUID()}`, type: 'text', text: { body: text } };
  await inTenant({ tenantId }, async (tx) => {
    const [stored] = await tx
      .insert(inboundMessages)
      .values({
        tenantId,
        dedupeKey: `message:${raw.id}`,
        source: 'MESSAGING',
        kind: 'text',
        payload: { from, userId: null, profileName: 'Sunrise Spaza', raw },
      })
      .returning({ id: inboundMessages.id });
    if (!stored) throw new Error('the message was not stored');
    await oweWork(tx, { tenantId }, 'message/received', { messageId: stored.id });
  });
}

async function newestOrder({ tenantId, clerk }: TestTenant): Promise<FullOrder> {
  const newest = await inTenant({ tenantId }, async (tx) => {
    const [row] = await tx
      .select({ id: orders.id })
      .from(orders)
      .orderBy(newestFirst(orders.createdAt))
      .limit(1);
    return row;
  });
  if (!newest) throw new Error('the message became no order');
  return getOrder(clerk, { orderId: newest.id });
}
