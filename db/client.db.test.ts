import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, expect, it } from 'vitest';
import { PUT as creditRoute } from '@/app/api/customers/[id]/credit-status/route';
import { connections } from '@/db/client';
import { systemDb, systemSql } from '@/db/system';
import { ownerUrl } from '@/db/testing/test-database';
import { furnishTenant } from '@/lib/http/testing/furnish-tenant';
import { callRoute } from '@/lib/tenancy/testing/call-route';
import { makeTenant } from '@/lib/tenancy/testing/make-tenant';

const owner = postgres(ownerUrl(), { max: 1 });
afterAll(() => owner.end({ timeout: 1 }));

it('bounds every statement, every wait for a lock and every forgotten transaction', async () => {
  const ask = sql`select name, setting::int as ms from pg_settings where name like '%_timeout' and unit = 'ms'`;
  const bare = await systemSql()`
    select name, setting::int as ms from pg_settings where name like '%_timeout' and unit = 'ms'`;
  for (const rows of [await connections().app.execute(ask), await systemDb().execute(ask), bare]) {
    const found = Object.fromEntries(rows.map(({ name, ms }) => [name, Number(ms)]));
    for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
      expect(found[name], name).toBeGreaterThan(0);
      expect(found[name], name).toBeLessThanOrEqual(30_000);
    }
  }
});

it('answers 503 to a request that waits too long for a lock, and writes nothing of it', async () => {
  const tenant = await makeTenant();
  const { id = '' } = (await furnishTenant(tenant))('/api/customers/:id');
  const setHold = () =>
    callRoute(
      creditRoute,
      tenant.requestAs('manager', 'PUT', `/api/customers/${id}/credit-status`, { creditStatus: 'HOLD' }),
      { id },
    );
  const changes = async () =>
    owner`select action from audit_events where tenant_id = ${tenant.tenantId} and subject_id = ${id}`;
  const before = (await changes()).length;
  await owner.begin(async (held) => {
    await held`select from customers where id = ${id} for update`;
    const answer = await setHold();
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
  expect(await changes()).toHaveLength(before);
  expect(await setHold()).toMatchObject({ status: 200 });
  expect(await changes()).toHaveLength(before + 1);
});

it('ends a transaction that was forgotten, so that its locks are free', async () => {
  const forgotten = connections().app.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 100`);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await tx.execute(sql`select 1`);
  });
  await expect(forgotten).rejects.toThrow();
  expect(await connections().app.execute(sql`select 1 as one`)).toEqual([{ one: 1 }]);
});
