import { eq } from 'drizzle-orm';
import postgres from 'postgres';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { GET as streamRoute } from '@/app/api/orders/stream/route';
import { stopListening } from '@/db/listen';
import { apiKeys } from '@/db/schema/api-keys';
import { customers } from '@/db/schema/customers';
import { orders } from '@/db/schema/orders';
import { users } from '@/db/schema/users';
import { inTenant } from '@/db/tenant';
import { hashApiKey } from '../auth/api-key';
import * as callers from '../auth/find-callers';
import { keyFor } from '../auth/testing/key-for';
import { env } from '../env';
import { streamTiming } from '../http/answer-events';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { keptChanges } from './internal/order-feed';
import { tellMissedChanges } from './tell-missed-changes';

vi.mock('../auth/find-callers', { spy: true });

let a: TestTenant;
let b: TestTenant;
beforeAll(async () => {
  [a, b] = [await makeTenant(), await makeTenant()];
});
const usual = { ...streamTiming };
afterEach(() => Object.assign(streamTiming, usual));

interface Told {
  id?: string;
  event?: string;
  data?: { orderId?: string; status?: string; version?: number };
  comment?: string;
}

async function open(
  tenant: TestTenant,
  lastEventId?: string,
  sender: Parameters<TestTenant['requestAs']>[0] = 'clerk',
) {
  const leaving = new AbortController();
  const plain = await tenant.requestAs(sender, 'GET', '/api/orders/stream');
  const request = new Request(plain, { signal: leaving.signal });
  if (lastEventId !== undefined) request.headers.set('last-event-id', lastEventId);
  const response = await streamRoute(request, { params: Promise.resolve({}) });
  onTestFinished(() => leaving.abort());
  const blocks = blocksOf(response);
  const next = async () => (await blocks.next()).value;
  return { response, next, leave: () => leaving.abort() };
}

async function* blocksOf(response: Response): AsyncGenerator<Told, undefined> {
  let held = '';
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    held += new TextDecoder().decode(chunk);
    for (let at = held.indexOf('\n\n'); at >= 0; at = held.indexOf('\n\n')) {
      const told = read(held.slice(0, at));
      held = held.slice(at + 2);
      if (told) yield told;
    }
  }
  return undefined;
}

function read(block: string): Told | undefined {
  if (block.startsWith('retry:')) return undefined;
  if (block.startsWith(':')) return { comment: block.slice(1).trim() };
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/).slice(0, 2)));
  return { ...fields, data: JSON.parse(fields.data) };
}

async function placeOrder({ tenantId }: TestTenant, count = 1): Promise<string> {
  return inTenant({ tenantId }, async (tx) => {
    const [sender] = await tx.insert(customers).values({ tenantId, name: 'Sunrise Spaza' }).returning();
    if (!sender) throw new Error('no customer');
    const row = { tenantId, source: 'MESSAGING', status: 'PENDING_REVIEW', customerId: sender.id } as const;
    const placed = await tx
      .insert(orders)
      .values(Array.from({ length: count }, () => row))
      .returning();
    return placed[0]?.id ?? '';
  });
}

describe('the stream of order changes', () => {
  it('tells a change to its own tenant and no other', async () => {
    const [mine, theirs] = [await open(a), await open(b)];
    expect(mine.response.headers.get('content-type')).toContain('text/event-stream');
    expect(mine.response.headers.get('cache-control')).toContain('no-transform');
    expect([(await mine.next())?.event, (await theirs.next())?.event]).toEqual(['ready', 'ready']);

    const hidden = await placeOrder(b);
    const shown = await placeOrder(a);
    expect(await mine.next()).toMatchObject({
      event: 'order',
      data: { orderId: shown, status: 'PENDING_REVIEW', version: 1 },
    });
    const told = await theirs.next();
    expect(told).toMatchObject({ event: 'order', data: { orderId: hidden } });
    expect(told?.data).not.toHaveProperty('tenantId');
  });

  it('resumes after the last event that the client has seen', async () => {
    const first = await open(a);
    const ready = await first.next();
    first.leave();
    const other = await open(a);
    await other.next();
    const missed = [await placeOrder(a), await placeOrder(a)];
    for (const orderId of missed) expect(await other.next()).toMatchObject({ data: { orderId } });
    const again = await open(a, ready?.id);
    const told = [await again.next(), await again.next(), await again.next()];
    expect(told.map((each) => each?.data?.orderId)).toEqual([...missed, undefined]);
    expect(told[2]?.event).toBe('ready');
    const later = await placeOrder(a);
    expect(await again.next()).toMatchObject({ data: { orderId: later } });
  });

  it('asks to look anew when too much was missed, or the id is not one of its own', async () => {
    const first = await open(a);
    const ready = await first.next();
    for (const strange of ['00000000-1', 'x', `${ready?.id}9`]) {
      expect((await (await open(a, strange)).next())?.event).toBe('resync');
    }
    await placeOrder(a, keptChanges + 1);
    for (let told = 0; told <= keptChanges; told += 1) await first.next();
    const behind = await open(a, ready?.id);
    expect((await behind.next())?.event).toBe('resync');
  });

  it('asks to look anew when the database’s connection was lost', async () => {
    const stream = await open(a);
    await stream.next();
    const same = postgres(env().database.systemUrl, { max: 1 });
    const ended = await same`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`;
    await same.end({ timeout: 1 });
    expect(ended.length).toBeGreaterThan(0);
    expect((await stream.next())?.event).toBe('resync');
    const later = await placeOrder(a);
    expect(await stream.next()).toMatchObject({ event: 'order', data: { orderId: later } });
  });

  it('asks to look anew when a process may have died before it told of its changes', async () => {
    const stream = await open(a);
    await stream.next();
    tellMissedChanges();
    expect((await stream.next())?.event).toBe('resync');
  });

  it('shows that it lives while nothing happens', async () => {
    streamTiming.heartbeatMs = 20;
    const stream = await open(a);
    await stream.next();
    expect(await stream.next()).toEqual({ comment: 'still here' });
  });

  it('lets a reader go that does not read, and one that leaves', async () => {
    streamTiming.heartbeatMs = 20;
    const slow = await open(a);
    for (let round = 0; round < 6; round += 1) await placeOrder(a, 100);
    await expect
      .poll(async () => (await slow.next()) === undefined, { timeout: 8000, interval: 1 })
      .toBe(true);
    const left = await open(a);
    await left.next();
    left.leave();
    expect(await left.next()).toBeUndefined();
  });

  it('ends when its user is switched off', async () => {
    streamTiming.recheckMs = 20;
    const tenant = await makeTenant();
    const [clerk, manager] = [await open(tenant), await open(tenant, undefined, 'manager')];
    await clerk.next();
    await manager.next();
    await inTenant(tenant, (tx) =>
      tx.update(users).set({ disabledAt: new Date() }).where(eq(users.username, 'clerk')),
    );
    expect(await clerk.next()).toBeUndefined();
    const shown = await placeOrder(tenant);
    expect(await manager.next()).toMatchObject({ data: { orderId: shown } });
  });

  it('ends when its API key is revoked, or has lost its scope', async () => {
    streamTiming.recheckMs = 20;
    const tenant = await makeTenant();
    const keys = [await keyFor(tenant, 'orders:read'), await keyFor(tenant, 'orders:read')];
    const [revoked, narrowed] = [
      await open(tenant, undefined, keys[0]),
      await open(tenant, undefined, keys[1]),
    ];
    const kept = await open(tenant, undefined, await keyFor(tenant, 'orders:read'));
    for (const each of [revoked, narrowed, kept]) await each.next();
    const change = (key: Record<string, string> | undefined, changes: Partial<typeof apiKeys.$inferInsert>) =>
      inTenant(tenant, (tx) =>
        tx
          .update(apiKeys)
          .set(changes)
          .where(eq(apiKeys.keyHash, hashApiKey(key?.['x-api-key'] ?? ''))),
      );
    await change(keys[0], { revokedAt: new Date() });
    expect(await revoked.next()).toBeUndefined();
    await change(keys[1], { scopes: ['catalogue:read'] });
    expect(await narrowed.next()).toBeUndefined();
    const shown = await placeOrder(tenant);
    expect(await kept.next()).toMatchObject({ data: { orderId: shown } });
  });

  it('is asked about together with all others of the process', async () => {
    const tenant = await makeTenant();
    const asked = vi.mocked(callers.findCallers);
    asked.mockClear();
    streamTiming.recheckMs = 300;
    const streams = [await open(tenant), await open(tenant), await open(tenant, undefined, 'manager')];
    for (const each of streams) await each.next();
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(1);
    expect(asked.mock.lastCall?.[0]).toHaveLength(3);
  });

  it('is refused when its user has twenty open, until one of them is closed', async () => {
    const tenant = await makeTenant();
    const streams = [];
    for (let n = 0; n < 20; n += 1) streams.push(await open(tenant));
    const { response } = await open(tenant);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await response.json()).toMatchObject({ code: 'rate_limited' });
    expect((await open(tenant, undefined, 'manager')).response.status).toBe(200);
    streams[3]?.leave();
    expect((await open(tenant)).response.status).toBe(200);
    expect((await open(tenant)).response.status).toBe(429);
  });

  it('ends when the service stops', async () => {
    const stream = await open(a);
    await stream.next();
    await stopListening();
    expect(await stream.next()).toBeUndefined();
    const again = await open(a);
    expect((await again.next())?.event).toBe('ready');
  });

  it('is forbidden without orders:read', async () => {
    const request = await a.requestAs(await keyFor(a, 'catalogue:read'), 'GET', '/api/orders/stream');
    expect((await streamRoute(request, { params: Promise.resolve({}) })).status).toBe(403);
  });
});
