import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '@/db/tenant';
import { addItemCode } from '../customers/add-item-code';
import { createCustomer } from '../customers/create-customer';
import { newCustomer } from '../customers/testing/new-customer';
import { countingOnce } from '../imports/internal/store-rows';
import { matchPhrase } from '../matching/match-phrase';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { addAlias } from './add-alias';
import { createProduct } from './create-product';
import { deleteAlias } from './delete-alias';
import { loadIndex } from './load-index';
import { newProduct } from './testing/new-product';
import { updateProduct } from './update-product';

it('takes in a large catalogue without holding up the process', async () => {
  const tenant = await makeTenant();
  const products = 30_000;
  await inTenant(tenant, (tx) =>
    tx.execute(sql`
      insert into products (tenant_id, sku, name, base_price)
      select ${tenant.tenantId}, 'BULK-' || n, 'Bulk goods ' || n || ' ' || (n * 7919) % 1000 || 'g', 1
      from generate_series(1, ${products}) n`),
  );
  const watched = watchTurns();
  const index = await loadIndex(tenant);
  const longestMs = await watched.end();
  expect(index.liveProducts).toBe(products);
  // In one go it took half a second.
  expect(longestMs).toBeLessThan(150);
});

/** The most processor time, in ms, that one turn of the event loop took: what others do on the machine does not count. */
function watchTurns() {
  let longest = 0;
  let isOver = false;
  let used = process.cpuUsage();
  const watching = (async () => {
    while (!isOver) {
      await setImmediate();
      const { user, system } = process.cpuUsage(used);
      used = process.cpuUsage();
      longest = Math.max(longest, (user + system) / 1000);
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await watching;
      return longest;
    },
  };
}

describe('an index that is held', () => {
  let tenant: TestTenant;
  beforeEach(async () => {
    tenant = await makeTenant();
    await createProduct(tenant.manager, newProduct({ sku: 'BEV-1', name: 'Cola 330ml' }));
  });
  const sku = async (phrase: string, customerId: string | null = null) =>
    matchPhrase(await loadIndex(tenant), phrase, { customerId })[0]?.sku;
  /** Does the work, and says whether it was taken in by the index that was there. */
  const takesIn = async (work: () => Promise<unknown>) => {
    const before = await loadIndex(tenant);
    await work();
    return (await loadIndex(tenant)) === before;
  };
  const change = (idOrSku: string, changes: { name?: string; basePrice?: number }) =>
    updateProduct(tenant.manager, { idOrSku, changes });

  it('takes in a phrase that is taught, moved and forgotten', async () => {
    let id = '';
    const teach = async () => {
      ({ id } = await addAlias(tenant.manager, {
        product: 'BEV-1',
        aliasText: 'red ones',
        customerId: null,
      }));
    };
    expect(await takesIn(teach)).toBe(true);
    expect(await sku('red ones')).toBe('BEV-1');
    expect(await takesIn(() => deleteAlias(tenant.manager, id))).toBe(true);
    expect(await sku('red ones')).toBeUndefined();
  });

  it('takes in a product that is new, and one that has another name', async () => {
    const add = () => createProduct(tenant.manager, newProduct({ sku: 'BRD-1', name: 'Brown bread 700g' }));
    expect(await takesIn(add)).toBe(true);
    expect(await sku('brown bread')).toBe('BRD-1');
    expect(await takesIn(() => change('BRD-1', { name: 'Seeded loaf 700g' }))).toBe(true);
    expect([await sku('seeded loaf'), await sku('brown bread')]).toEqual(['BRD-1', undefined]);
  });

  it('takes in what a customer calls a product', async () => {
    const { id } = await createCustomer(tenant.manager, newCustomer());
    const code = () => addItemCode(tenant.manager, { customerId: id, code: '44712', product: 'BEV-1' });
    expect(await takesIn(code)).toBe(true);
    expect(await sku('44712', id)).toBe('BEV-1');
  });

  it('is left alone by what matching does not read', async () => {
    const version = () =>
      inTenant(tenant, (tx) => tx.execute<{ version: string }>(sql`select version from catalogue_versions`));
    const before = await version();
    await change('BEV-1', { basePrice: 12 });
    expect([...(await version())]).toEqual([...before]);
  });

  it('makes way for another when an import ends, and when it is told of too much or too late', async () => {
    const importOne = () =>
      inTenant(tenant, (tx) =>
        countingOnce(tx, async () => {
          await tx.execute(sql`insert into products (tenant_id, sku, name, base_price)
            values (${tenant.tenantId}, 'IMP-1', 'Imported sugar 1kg', 1)`);
        }),
      );
    expect(await takesIn(importOne)).toBe(false);
    expect(await sku('imported sugar')).toBe('IMP-1');
    const addMany = () =>
      inTenant(tenant, (tx) =>
        tx.execute(sql`insert into products (tenant_id, sku, name, base_price)
          select ${tenant.tenantId}, 'MANY-' || n, 'Many goods ' || n, 1 from generate_series(1, 1001) n`),
      );
    expect(await takesIn(addMany)).toBe(false);
    expect(await sku('many goods 7')).toBe('MANY-7');
    const oftener = async () => {
      for (let at = 0; at < 1_101; at += 1)
        await inTenant(tenant, (tx) =>
          tx.execute(sql`update products set name = 'Cola ' || ${at}::int || ' ml' where sku = 'BEV-1'`),
        );
    };
    expect(await takesIn(oftener)).toBe(false);
    expect(await sku('cola 1100 ml')).toBe('BEV-1');
  });

  it('takes in what several change at once, each once', async () => {
    await loadIndex(tenant);
    const names = ['rooibos', 'amasi', 'biltong', 'samp', 'mabela', 'chakalaka'];
    await Promise.all(
      names.map(async (aliasText) => {
        await addAlias(tenant.manager, { product: 'BEV-1', aliasText, customerId: null });
        await loadIndex(tenant);
      }),
    );
    for (const name of names) expect(await sku(name), name).toBe('BEV-1');
  });
});
