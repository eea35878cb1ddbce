import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Big from 'big.js';
import { and, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeWork } from '@/components/settings/health-words';
import { connections } from '@/db/client';
import { closeConnections } from '@/db/close-connections';
import { ledger } from '@/db/schema/ledger';
import { messagingChannels } from '@/db/schema/messaging-channels';
import { notifications } from '@/db/schema/notifications';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { products } from '@/db/schema/products';
import { stockLevels } from '@/db/schema/stock-levels';
import { tenants } from '@/db/schema/tenants';
import { users } from '@/db/schema/users';
import { inTenant } from '@/db/tenant';
import { ownerUrl } from '@/db/testing/test-database';
import { testEnvironment } from '@/db/testing/test-environment';
import { verifyPin } from '@/lib/auth/pin';
import { env } from '@/lib/env';
import { describeHealth } from '@/lib/health/describe-health';
import { mintTenantId, type TenantId } from '@/lib/ids';
import { openAccessToken } from '@/lib/messaging/open-access-token';
import { sumAmounts } from '@/lib/money';
import { fullOrder } from '@/lib/orders/answers';
import { getOrder } from '@/lib/orders/get-order';
import { listOrders } from '@/lib/orders/list-orders';
import { repriceOrders } from '@/lib/orders/reprice-orders';
import { orderStatuses } from '@/lib/orders/status';
import { secretBox } from '@/lib/secrets';
import { openErpConfig } from '@/lib/tenancy/stored-erp-config';
import { seedDemoTenant } from './seed-demo-tenant';

const seed = () => ({
  ownerUrl: ownerUrl(),
  encryptionKey: testEnvironment.ENCRYPTION_KEY,
  dataDir: env().dataDir,
  erpEndpoint: 'http://127.0.0.1:18080/sandbox',
  agentCode: 'AGENT',
  agentPassword: 'agent-password-in-clear',
  messagingPhoneNumberId: '100000000000001',
  messagingAccessToken: 'access-token-in-clear',
});

const owner = postgres(ownerUrl(), { max: 1 });
const db = drizzle(owner);
let demo: { tenantId: TenantId };

beforeAll(async () => {
  const outcomes = await Promise.all([seedDemoTenant(seed()), seedDemoTenant(seed())]);
  expect(outcomes.filter(({ created }) => created)).toHaveLength(1);
  const [tenant] = await db.select().from(tenants).where(eq(tenants.slug, 'demo'));
  demo = { tenantId: mintTenantId(tenant?.id ?? '') };
});

afterAll(async () => {
  await owner.end();
  await closeConnections();
});

describe('seeding the demo tenant', () => {
  it('does nothing when the tenant is there', async () => {
    const before = await db.select().from(orders);
    expect(await seedDemoTenant(seed())).toEqual({ created: false });
    expect(await db.select().from(orders)).toEqual(before);
    expect(await db.select().from(tenants)).toHaveLength(1);
  });

  it('keeps passwords and tokens sealed, and readable with the key', async () => {
    const box = secretBox(testEnvironment.ENCRYPTION_KEY);
    const [tenant] = await db.select().from(tenants);
    const [channel] = await db.select().from(messagingChannels);
    expect(JSON.stringify([tenant, channel])).not.toContain('in-clear');
    expect(openErpConfig(tenant?.erpConfig ?? {}, box, demo.tenantId)).toMatchObject({
      type: 'erp_evolution',
      endpoint: seed().erpEndpoint,
      agentPassword: seed().agentPassword,
    });
    expect(channel && openAccessToken(channel)).toBe(seed().messagingAccessToken);
  });

  it('lets manager and clerk in with their PINs', async () => {
    const people = await db.select().from(users);
    const hashOf = (name: string) => people.find(({ username }) => username === name)?.pinHash ?? null;
    expect(people.map(({ username, role }) => [username, role]).sort()).toEqual([
      ['clerk', 'clerk'],
      ['manager', 'manager'],
    ]);
    expect(await verifyPin(hashOf('manager'), '246810')).toBe(true);
    expect(await verifyPin(hashOf('clerk'), '135790')).toBe(true);
  });
});

describe('the demo tenant', () => {
  it('has orders in every status, each as the API shows orders', async () => {
    const rows = await inTenant(demo, (tx) => tx.select().from(orders));
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(orderStatuses));
    const ctx = { ...demo, actor: { kind: 'system', name: 'test' }, requestId: 'test' } as const;
    for (const { id } of rows) fullOrder.parse(await getOrder(ctx, { orderId: id }));
    const listed = await listOrders(ctx, { search: 'mandla', limit: 10, offset: 0 });
    expect(listed.orders.length).toBeGreaterThan(1);
    expect(rows.some(({ parentOrderId }) => parentOrderId !== null)).toBe(true);
    const failed = rows.filter(({ status }) => status === 'FAILED');
    expect(failed.every(({ erpLastError }) => erpLastError)).toBe(true);
    const completed = rows.filter(({ status }) => status === 'COMPLETED');
    expect(completed.every(({ erpSalesOrderId }) => /^SO-\d{4}-\d{5}$/.test(erpSalesOrderId ?? ''))).toBe(
      true,
    );
    expect(new Set(completed.map(({ erpSalesOrderId }) => erpSalesOrderId)).size).toBe(completed.length);
  });

  it('has lines whose spans are their phrases and whose subtotals make the total', async () => {
    const lines = await db.select().from(orderLines);
    for (const order of await db.select().from(orders)) {
      const own = lines.filter(({ orderId }) => orderId === order.id);
      expect(sumAmounts(own.map(({ subtotal }) => subtotal))).toBe(order.totalAmount);
      for (const line of own) {
        expect(order.rawText.slice(line.spanStart ?? 0, line.spanEnd ?? 0)).toBe(line.rawItemText);
      }
      if (['APPROVED', 'COMPLETED'].includes(order.status)) {
        expect(own.every(({ productId, verified }) => productId !== null && verified)).toBe(true);
      }
    }
  });

  it('has the prices that the catalogue asks for, so that what is approved is what was shown', async () => {
    const ctx = { ...demo, actor: { kind: 'system', name: 'test' }, requestId: 'test' } as const;
    const priced = () =>
      db
        .select({
          id: orderLines.id,
          unitPrice: orderLines.unitPrice,
          sold: orderLines.orderQuantity,
          subtotal: orderLines.subtotal,
        })
        .from(orderLines)
        .orderBy(orderLines.id);
    const before = await priced();
    await inTenant(demo, (tx) => repriceOrders(tx, ctx, sql`true`));
    expect(await priced()).toEqual(before);
  });

  it('reads most lines by itself and shows candidates with reasons', async () => {
    const lines = await db.select().from(orderLines);
    const matched = lines.filter(({ productId, edited }) => productId !== null && !edited);
    expect(matched.length).toBeGreaterThan(lines.length * 0.7);
    expect(matched.every(({ candidates }) => candidates.every(({ reason }) => reason !== ''))).toBe(true);
    expect(lines.some(({ matchReason }) => matchReason.includes('taught by Thandi Mokoena'))).toBe(true);
    expect(lines.some(({ edited }) => edited)).toBe(true);
  });

  it('has an order of some sixty lines, and one in review without a line', async () => {
    const lines = await db.select().from(orderLines);
    const inReview = await db.select().from(orders).where(eq(orders.status, 'PENDING_REVIEW'));
    const counts = inReview.map(({ id }) => lines.filter(({ orderId }) => orderId === id).length);
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(55);
    expect(Math.min(...counts)).toBe(0);
  });

  it('has reserved what approved orders need, and nothing more', async () => {
    const approved = await db
      .select({ productId: orderLines.productId, quantity: orderLines.orderQuantity })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(orders.status, 'APPROVED'));
    const levels = await db.select().from(stockLevels);
    expect(approved.length).toBeGreaterThan(0);
    for (const { productId, reserved } of levels.filter(({ reserved }) => Number(reserved) > 0)) {
      const needed = approved.filter((line) => line.productId === productId);
      expect(needed.reduce((sum, line) => sum.plus(line.quantity), new Big(0)).eq(reserved)).toBe(true);
    }
    expect(levels.filter(({ reserved }) => Number(reserved) > 0)).toHaveLength(approved.length);
  });

  it('has an order in review that takes a product below its reorder point', async () => {
    const crossing = await db
      .select({
        sku: products.sku,
        left: stockLevels.onHand,
        point: products.reorderPoint,
        taken: orderLines.orderQuantity,
      })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .innerJoin(products, eq(products.id, orderLines.productId))
      .innerJoin(
        stockLevels,
        and(eq(stockLevels.productId, products.id), eq(stockLevels.locationId, orders.locationId)),
      )
      .where(eq(orders.status, 'PENDING_REVIEW'));
    const found = crossing.filter(({ left, point, taken }) => {
      const available = Number(left);
      return available >= Number(point) && available - Number(taken) < Number(point);
    });
    expect(found.map(({ sku }) => sku)).toContain('GRN-1020');
  });

  it('keeps every recording where the service looks for it', async () => {
    const voiced = (await db.select().from(orders)).filter(({ audioKey }) => audioKey !== null);
    expect(voiced.length).toBeGreaterThanOrEqual(6);
    for (const { audioKey } of voiced) {
      const bytes = await readFile(join(env().dataDir, 'audio', audioKey ?? ''));
      expect(bytes.subarray(0, 4).toString('latin1')).toBe('OggS');
    }
  });

  it('owes later work for exactly the orders that are under way', async () => {
    const open = await db.select().from(ledger);
    const underWay = (await db.select().from(orders)).filter(({ status }) =>
      ['RECEIVED', 'APPROVED'].includes(status),
    );
    expect(open).toHaveLength(underWay.length);
    expect(open.every(({ dueAt, doneAt }) => dueAt.getTime() > Date.now() && doneAt === null)).toBe(true);
  });

  it('owes nothing that will show as late before it is done', async () => {
    const ctx = { ...demo, actor: { kind: 'system', name: 'test' }, requestId: 'test' } as const;
    const open = await db.select().from(ledger);
    const whenDue = Math.max(...open.map(({ dueAt }) => dueAt.getTime()));
    const { work } = await describeHealth(ctx);
    expect(work.map(({ name }) => name)).toEqual(['message/received', 'order/approved']);
    for (const each of work) {
      const shown = { ...each, owedSince: each.owedSince?.toISOString() ?? null };
      expect(judgeWork(shown, whenDue + 30_000)).toBe('fine');
    }
  });

  it('has told each customer once about what became of an order', async () => {
    const told = await db.select().from(notifications);
    expect(told.some(({ body }) => /SO-\d{4}-7\d{4}/.test(body))).toBe(true);
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set(['READ', 'DELIVERED', 'FAILED']));
  });

  it('is seen by the app role as itself alone, and not without its id', async () => {
    const [other] = await db.insert(tenants).values({ slug: 'other', name: 'Other' }).returning();
    const others = mintTenantId(other?.id ?? '');
    await db.insert(products).values({ tenantId: others, sku: 'X', name: 'X', basePrice: '1.00' });
    const mine = await inTenant(demo, (tx) => tx.select().from(products));
    expect(new Set(mine.map(({ tenantId }) => tenantId))).toEqual(new Set([demo.tenantId]));
    expect(mine.length).toBeGreaterThan(290);
    expect(await inTenant({ tenantId: others }, (tx) => tx.select().from(products))).toHaveLength(1);
    expect(await connections().app.select().from(products)).toEqual([]);
  });
});
