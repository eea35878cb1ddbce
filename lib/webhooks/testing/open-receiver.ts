import { makeTenant, type TestTenant } from '../../tenancy/testing/make-tenant';
import { createWebhook } from '../create-webhook';
import { type Receiver, startReceiver } from './start-receiver';

/** A tenant whose webhook has a receiver of approved orders; the test stops it. */
export async function openReceiver(
  secret?: string,
): Promise<{ tenant: TestTenant; receiver: Receiver; webhookId: string }> {
  const tenant = await makeTenant();
  const receiver = await startReceiver();
  const webhook = { url: receiver.url, secret, events: ['order.approved' as const] };
  return { tenant, receiver, webhookId: (await createWebhook(tenant.manager, webhook)).id };
}
