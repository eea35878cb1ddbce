import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { inTenant } from '@/db/tenant';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { loadIndex } from './load-index';

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
