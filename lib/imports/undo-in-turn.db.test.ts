import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '@/db/tenant';
import { runOwedWork } from '@/inngest/testing/run-owed-work';
import { setTierPrice } from '../catalogue/set-tier-price';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { beginUndo } from './begin-undo';
import type { ImportTarget } from './import-status';
import { committed, seen } from './testing/import-rows';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

const undo = async (id: string) => {
  await beginUndo(tenant.manager, { importId: id });
  await runOwedWork(tenant.tenantId, 'import/due');
  return seen(tenant.manager, id);
};

describe('imports about the same rows', () => {
  const products = 'sku,name,price,Gold price,substitutes\nA,Apple,10,9,B\nB,Bread,20,,\n';
  const customers = 'name,phone,phone 2,account\nSunrise,0825550142,0825550143,SUN1\n';
  const branches = 'customer,branch,address\nSUN1,North,1 Main Road\n';
  it.each<[string, [ImportTarget, string][]]>([
    [
      'products',
      [
        ['products', products],
        ['products', products.replace('Apple,10,9,B', 'Apples,11,8,')],
      ],
    ],
    [
      'base prices',
      [
        ['products', products],
        ['prices', 'sku,price\nA,12\n'],
        ['prices', 'sku,price\nA,13\n'],
      ],
    ],
    [
      'tier prices',
      [
        ['products', products],
        ['prices', 'sku,price tier,price\nA,GOLD,7\nB,GOLD,6\n'],
      ],
    ],
    [
      'customers',
      [
        ['customers', customers],
        ['customers', customers.replace('Sunrise', 'Sunset').replace('0143', '0144')],
      ],
    ],
    [
      'branches',
      [
        ['customers', customers],
        ['branches', branches],
        ['branches', branches.replace('1 Main', '2 Main')],
      ],
    ],
  ])('are undone one after the other, the last first: %s', async (_what, files) => {
    const ids: string[] = [];
    for (const [target, file] of files) ids.push((await committed(tenant.manager, target, file)).id);
    for (const id of ids.toReversed())
      expect(await undo(id)).toMatchObject({ status: 'UNDONE', problem: null });
    const [left] = await inTenant(tenant, (tx) =>
      tx.execute(
        sql`select (select count(*)::int from products) as products, (select count(*)::int from customers) as customers`,
      ),
    );
    expect(left).toEqual({ products: 0, customers: 0 });
  });

  it('are not undone where somebody has given what they made a price of a tier meanwhile', async () => {
    const { id } = await committed(tenant.manager, 'products', products);
    await setTierPrice(tenant.manager, { idOrSku: 'B', priceTier: 'GOLD', price: 5 });
    expect((await undo(id)).problem).toContain('of row 3;');
  });

  it('are not undone while a later one is stored, and say which rows it changed', async () => {
    const many = (price: number) =>
      `sku,name,price\n${Array.from({ length: 7 }, (_, at) => `A${at},Apple,${price}`).join('\n')}\n`;
    const first = await committed(tenant.manager, 'products', many(10));
    await committed(tenant.manager, 'prices', 'sku,price\nA3,9\n');
    expect((await undo(first.id)).problem).toBe(
      'What the import stored was changed since, of row 5; nothing was undone.',
    );
    await committed(tenant.manager, 'products', many(11));
    expect(await undo(first.id)).toMatchObject({
      status: 'COMMITTED',
      problem:
        'What the import stored was changed since, of rows 2, 3, 4, 5, 6 and more; nothing was undone.',
    });
  });
});
