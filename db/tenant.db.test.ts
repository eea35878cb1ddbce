import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { inTenant } from '@/db/tenant';
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
