import { beforeEach, describe, expect, it } from 'vitest';
import { POST as createProductRoute, GET as productsRoute } from '@/app/api/products/route';
import { idempotencyKeys } from '@/db/schema/idempotency-keys';
import { inTenant } from '@/db/tenant';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

const product = { sku: 'A-1', name: 'Flour', basePrice: 10 };
async function post(body: unknown, key: string, sender: 'manager' | 'clerk' = 'manager') {
  const request = await tenant.requestAs(sender, 'POST', '/api/products', body);
  request.headers.set('idempotency-key', key);
  return callRoute(createProductRoute, request);
}
const replayed = ({ headers }: { headers: Headers }) => headers.get('idempotency-replayed');
async function productCount(of = tenant) {
  const { body } = await callRoute(productsRoute, of.requestAs('manager', 'GET', '/api/products'));
  return (body as { total: number }).total;
}

describe('a POST with an Idempotency-Key', () => {
  it('is carried out once; a repeat gets the stored answer, and says so', async () => {
    const first = await post(product, 'key-1');
    const second = await post(product, 'key-1');
    expect(first.status).toBe(201);
    expect(replayed(first)).toBeNull();
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(replayed(second)).toBe('true');
    expect(second.headers.get('content-type')).toBe('application/json');
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    expect(await productCount()).toBe(1);
  });

  it('is refused when the key comes with another body', async () => {
    await post(product, 'key-1');
    const other = await post({ ...product, sku: 'B-1' }, 'key-1');
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    expect(await productCount()).toBe(1);
  });

  it('is carried out once when many arrive at the same moment; the others learn that it is running', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(product, 'key-1')));
    expect(await productCount()).toBe(1);
    expect(answers.filter((each) => each.status === 201 && replayed(each) === null)).toHaveLength(1);
    for (const each of answers.filter(({ status }) => status !== 201)) {
      expect(each).toMatchObject({ status: 409, body: { code: 'idempotency_in_flight' } });
      expect(each.headers.get('retry-after')).toBe('1');
    }
  });

  it('may come again, corrected, after it was refused', async () => {
    expect((await post({ ...product, basePrice: -1 }, 'key-1')).status).toBe(400);
    await post(product, 'other');
    expect((await post(product, 'key-1')).status).toBe(409);
    expect((await post({ ...product, sku: 'B-1' }, 'key-1')).status).toBe(201);
  });

  it('is let through again when the first died, a minute later, and anew after a day', async () => {
    await post(product, 'key-1');
    const set = (change: Partial<typeof idempotencyKeys.$inferInsert>) =>
      inTenant(tenant, (tx) => tx.update(idempotencyKeys).set(change));
    const again = { ...product, sku: 'B-1' };
    await set({ status: null, answer: null });
    expect((await post(product, 'key-1')).body).toMatchObject({ code: 'idempotency_in_flight' });
    await set({ lockedUntil: new Date(Date.now() - 1) });
    expect((await post(again, 'key-1')).status).toBe(201);
    await set({ createdAt: new Date(Date.now() - 24 * 60 * 60_000 - 1000) });
    expect((await post({ ...product, sku: 'C-1' }, 'key-1')).status).toBe(201);
  });

  it('shares its key with no other caller, tenant or endpoint', async () => {
    await post(product, 'key-1');
    expect((await post(product, 'key-1', 'clerk')).status).toBe(403);
    const first = tenant;
    tenant = await makeTenant();
    const theirs = await post(product, 'key-1');
    expect([theirs.status, replayed(theirs)]).toEqual([201, null]);
    expect([await productCount(), await productCount(first)]).toEqual([1, 1]);
  });

  it.each([
    ['empty', ''],
    ['256 characters', 'x'.repeat(256)],
  ])('is refused with a key that is %s', async (_name, key) => {
    expect(await post(product, key)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', errors: [{ path: 'header.idempotency-key' }] },
    });
    expect(await productCount()).toBe(0);
  });
});
