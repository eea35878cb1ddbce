import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { TenantId } from '@/lib/ids';
import { connections, type Transaction } from './client';

const current = new AsyncLocalStorage<{ tenantId: TenantId; tx: Transaction }>();

/**
 * The usual door to the database: runs `work` in a transaction that sees one tenant's rows and no others.
 * A transaction already open for the same tenant is reused, so verbs can call verbs and stay atomic.
 */
export async function inTenant<T>(
  scope: { tenantId: TenantId },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const open = current.getStore();
  if (open) {
    if (open.tenantId !== scope.tenantId) throw new Error('a transaction of another tenant is open');
    return work(open.tx);
  }
  return connections().app.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.tenant_id', ${scope.tenantId}, true)`);
    return current.run({ tenantId: scope.tenantId, tx }, () => work(tx));
  });
}
