import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '@/db/client';
import { beforeCommit, inSavepoint, inTenant } from '@/db/tenant';
import { makeTenant } from '@/lib/tenancy/testing/make-tenant';

it('runs the one of two transactions again that PostgreSQL ends because they wait for each other', async () => {
  const { tenantId } = await makeTenant();
  const [first, second] = await inTenant({ tenantId }, async (tx) =>
    tx.execute<{ id: string }>(
      sql`insert into locations (tenant_id, code, name) values (${tenantId}, 'NORTH', 'North'), (${tenantId}, 'SOUTH', 'South') returning id`,
    ),
  );
  let runs = 0;
  let holding = 0;
  let bothHold: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    bothHold = resolve;
  });
  const rename = (ids: (string | undefined)[], suffix: string) =>
    inTenant({ tenantId }, async (tx) => {
      runs += 1;
      for (const [at, id] of ids.entries()) {
        await tx.execute(sql`update locations set name = name || ${suffix} where id = ${id}`);
        if (at > 0) continue;
        holding += 1;
        if (holding >= 2) bothHold?.();
        await held;
      }
    });
  await Promise.all([rename([first?.id, second?.id], '1'), rename([second?.id, first?.id], '2')]);
  expect(runs).toBe(3);
  const names = await inTenant({ tenantId }, (tx) =>
    tx.execute<{ name: string }>(
      sql`select name from locations where tenant_id = ${tenantId} and name ~ '[12]'`,
    ),
  );
  expect(names.map(({ name }) => [...name].sort().slice(0, 2).join(''))).toEqual(['12', '12']);
});

const scope = async () => ({ tenantId: (await makeTenant()).tenantId });
const open = (tx: Transaction, code: string) =>
  tx.execute(sql`insert into locations (tenant_id, code, name)
    values (nullif(current_setting('app.tenant_id', true), '')::uuid, ${code}, ${code})`);
const codes = (of: Awaited<ReturnType<typeof scope>>) =>
  inTenant(of, async (tx) => {
    const rows = await tx.execute<{ code: string }>(
      sql`select code from locations where code ~ '^[0-9]$' order by created_at, code`,
    );
    return rows.map(({ code }) => code);
  });

describe('what is written before the commit', () => {
  it('comes behind all else, in the order in which it was asked for', async () => {
    const tenant = await scope();
    const order: string[] = [];
    await inTenant(tenant, async (tx) => {
      for (const code of ['1', '2'])
        await beforeCommit(tx, (last) => {
          order.push(code);
          return open(last, code);
        });
      await inTenant(tenant, (same) => open(same, '3'));
      order.push('3');
    });
    expect(order).toEqual(['3', '1', '2']);
    expect((await codes(tenant)).sort()).toEqual(['1', '2', '3']);
  });

  it('goes with a savepoint that fails, and stays with one that does not', async () => {
    const tenant = await scope();
    await inTenant(tenant, async (tx) => {
      const failing = inSavepoint(tx, async (inner) => {
        await beforeCommit(inner, (last) => open(last, '1'));
        throw new Error('on purpose');
      });
      await expect(failing).rejects.toThrow('on purpose');
      await inSavepoint(tx, (inner) => beforeCommit(inner, (last) => open(last, '2')));
      expect(await codes(tenant)).toEqual([]);
    });
    expect(await codes(tenant)).toEqual(['2']);
  });
});
