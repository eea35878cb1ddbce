import { cannedReplies } from '@/db/schema/canned-replies';
import { customerBranches } from '@/db/schema/customer-branches';
import { customerIdentities } from '@/db/schema/customer-identities';
import { customers } from '@/db/schema/customers';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { lineProposals } from '@/db/schema/line-proposals';
import { orderAttachments } from '@/db/schema/order-attachments';
import { orderLines } from '@/db/schema/order-lines';
import { orderTasks } from '@/db/schema/order-tasks';
import { orders } from '@/db/schema/orders';
import { passkeys } from '@/db/schema/passkeys';
import { inTenant } from '@/db/tenant';
import { addAlias } from '../../catalogue/add-alias';
import { addSpecialPrice } from '../../catalogue/add-special-price';
import { createProduct } from '../../catalogue/create-product';
import { newProduct } from '../../catalogue/testing/new-product';
import { addItemCode } from '../../customers/add-item-code';
import { createCustomer } from '../../customers/create-customer';
import { mergeCustomers } from '../../customers/merge-customers';
import { newCustomer } from '../../customers/testing/new-customer';
import { mintUserId } from '../../ids';
import { createImport } from '../../imports/create-import';
import { oweWork } from '../../ledger/owe-work';
import { abandonWork } from '../../ledger/settle-work';
import { createApiKey } from '../../settings/create-api-key';
import type { TestTenant } from '../../tenancy/testing/make-tenant';
import { createWebhook } from '../../webhooks/create-webhook';
import { listEvents } from '../../webhooks/list-events';

/** Gives a tenant one of everything that a path can name; the parameters that name it, by the start of the path. */
export async function furnishTenant(tenant: TestTenant): Promise<(path: string) => Record<string, string>> {
  const { manager, tenantId } = tenant;
  const product = await createProduct(manager, newProduct({ sku: 'BEV-0012', name: 'Cola 330ml' }));
  const alias = await addAlias(manager, { product: product.id, aliasText: 'red cans', customerId: null });
  const price = await addSpecialPrice(manager, {
    ...{ idOrSku: product.id, customerId: null, priceTier: 'GOLD', price: 9 },
    ...{ from: '2026-01-01', to: null },
  });
  const key = await createApiKey(manager, { name: 'Screen', scopes: ['orders:read'] });
  const webhook = await createWebhook(manager, {
    url: 'https://receiver.example.com/orders',
    secret: 'a-secret-of-some-length',
    events: ['order.approved'],
  });
  const { customer, identity, branch, reply, order, line, proposal, task, inDoubt, picture } = await inTenant(
    tenant,
    async (tx) => {
      const [sender] = await tx
        .insert(customers)
        .values({ tenantId, name: 'Sunrise Spaza', phoneNumber: '+27825550142' })
        .returning();
      if (!sender) throw new Error('no customer');
      const [heard] = await tx
        .insert(inboundMessages)
        .values({
          ...{ tenantId, customerId: sender.id, dedupeKey: `message:of-${tenantId}`, source: 'MESSAGING' },
          ...{ kind: 'text', payload: {}, outcome: 'ORDER', processedAt: new Date() },
        })
        .returning();
      if (!heard) throw new Error('no message');
      const [placed] = await tx
        .insert(orders)
        .values({
          ...{ tenantId, source: 'MESSAGING', status: 'PENDING_REVIEW', customerId: sender.id },
          inboundMessageId: heard.id,
          rawText: '2 cola; how much is the rice?',
          accounted: [{ start: 24, end: 28, as: 'left_out', reason: 'only asked about?', doubtful: true }],
        })
        .returning();
      if (!placed) throw new Error('no order');
      const [first] = await tx
        .insert(orderLines)
        .values({
          tenantId,
          orderId: placed.id,
          position: 1,
          rawItemText: 'cola',
          quantity: '2',
          orderQuantity: '2',
          productId: product.id,
        })
        .returning();
      if (!first) throw new Error('no line');
      const [inDoubt] = await tx
        .insert(orders)
        .values({
          ...{ tenantId, customerId: sender.id, source: 'MESSAGING', status: 'APPROVED' },
          ...{ erpDoubt: 'PERSON', erpDoubtSince: new Date(), erpOutcomeUnknown: true },
        })
        .returning();
      if (!inDoubt) throw new Error('no order in doubt');
      const [identity] = await tx.select().from(customerIdentities);
      if (!identity) throw new Error('no number');
      const [branch] = await tx
        .insert(customerBranches)
        .values({ tenantId, customerId: sender.id, name: 'Main Street' })
        .returning();
      if (!branch) throw new Error('no branch');
      const [reply] = await tx
        .insert(cannedReplies)
        .values({ tenantId, title: 'Thanks', body: 'Thank you, {customer}.', language: 'en' })
        .returning();
      if (!reply) throw new Error('no canned reply');
      const change = { kind: 'REMOVE_LINE' as const, phrase: 'cola', words: 'cancel this' };
      const [asked] = await tx
        .insert(lineProposals)
        .values({ tenantId, orderId: placed.id, lineId: first.id, change })
        .returning();
      const [owed] = await tx
        .insert(orderTasks)
        .values({ tenantId, orderId: placed.id, kind: 'MESSAGE_DELETED', message: 'Ask them.' })
        .returning();
      if (!asked || !owed) throw new Error('no proposal or task');
      const [picture] = await tx
        .insert(orderAttachments)
        .values({ tenantId, orderId: placed.id, kind: 'IMAGE' })
        .returning();
      if (!picture) throw new Error('no picture');
      return {
        customer: sender,
        identity,
        branch,
        reply,
        order: placed,
        line: first,
        proposal: asked,
        task: owed,
        inDoubt,
        picture,
      };
    },
  );
  const [event] = (await listEvents(manager, { limit: 1 })).events;
  const deadLetterId = await inTenant(tenant, async (tx) => {
    const workId = await oweWork(tx, tenant, 'event/recorded', { eventId: order.id });
    await abandonWork(tx, tenant, workId, 'It could not be done.');
    return workId;
  });
  const twins = [
    await createCustomer(manager, newCustomer({ name: 'Joe’s Diner', phoneNumber: '082 555 0150' })),
    await createCustomer(manager, newCustomer({ name: 'Joes Diner', phoneNumber: '082 555 0151' })),
  ] as const;
  const itemCode = await addItemCode(manager, {
    customerId: customer.id,
    code: '44712',
    product: product.id,
  });
  const rows = [{ sku: 'BEV-0013', name: 'Cola 1l', basePrice: 10 }];
  const sent = await createImport(manager, { target: 'products', rows });
  const { mergeId } = await mergeCustomers(manager, { customerId: twins[0].id, with: twins[1].id });
  const userId = manager.actor.kind === 'user' ? manager.actor.userId : '';
  const [passkey] = await inTenant(tenant, (tx) =>
    tx
      .insert(passkeys)
      .values({
        ...{ tenantId, userId: mintUserId(userId), name: 'My phone', credentialId: `of-${tenantId}` },
        ...{ publicKey: 'AA', counter: 0, transports: [], isSynced: false },
      })
      .returning({ id: passkeys.id }),
  );
  if (!passkey) throw new Error('no passkey');
  const named: [start: string, params: Record<string, string>][] = [
    ['/api/orders/:id/erp-doubt', { id: inDoubt.id }],
    [
      '/api/orders/:id',
      {
        ...{ id: order.id, lineId: line.id, proposalId: proposal.id, taskId: task.id },
        attachmentId: picture.id,
      },
    ],
    ['/api/products/:id', { id: product.id, priceId: price.id }],
    ['/api/aliases/:id', { id: alias.id }],
    ['/api/customers/merges/:id', { id: mergeId }],
    [
      '/api/customers/:id',
      {
        ...{ id: customer.id, otherId: twins[0].id, identityId: identity.id },
        ...{ branchId: branch.id, codeId: itemCode.id },
      },
    ],
    ['/api/locations/:id', { id: tenant.location.id }],
    ['/api/imports/:id', { id: sent.id }],
    ['/api/settings/api-keys/:id', { id: key.id }],
    ['/api/settings/canned-replies/:id', { id: reply.id }],
    ['/api/settings/webhooks/:id', { id: webhook.id, deliveryId: order.id }],
    ['/api/settings/users/:id', { id: userId }],
    ['/api/auth/passkeys/:id', { id: passkey.id }],
    ['/api/auth/sessions/:id', { id: await tenant.sessionOf('manager') }],
    ['/api/settings/dead-letters/:id', { id: deadLetterId }],
    ['/api/events', { after: event?.id ?? '' }],
  ];
  return (path) => {
    const found = named.find(([start]) => path.startsWith(start));
    if (!found) throw new Error(`nothing is furnished for ${path}`);
    return found[1];
  };
}
