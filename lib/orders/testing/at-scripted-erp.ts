import { and, asc, eq, isNull } from 'drizzle-orm';
import { vi } from 'vitest';
import { ledger } from '@/db/schema/ledger';
import { notifications } from '@/db/schema/notifications';
import { tenants } from '@/db/schema/tenants';
import { inTenant } from '@/db/tenant';
import { clock } from '../../clock';
import { env } from '../../env';
import { type ErpConfig, erpConfigSchema } from '../../erp/config';
import {
  type ScriptedErp,
  type ScriptedErpOptions,
  startScriptedErp,
} from '../../erp/testing/start-scripted-erp';
import { mintOrderId } from '../../ids';
import { secretBox } from '../../secrets';
import { sealErpConfig } from '../../tenancy/stored-erp-config';
import type { TestTenant } from '../../tenancy/testing/make-tenant';
import { approveOrder } from '../approve-order';
import { getOrder } from '../get-order';
import { agent, type Desk } from './open-desk';

/** Starts an ERP that answers as a test has written down, and makes it the tenant's. */
export async function useScriptedErp(
  tenant: TestTenant,
  options: ScriptedErpOptions = {},
  type: ErpConfig['type'] = 'erp_evolution',
): Promise<ScriptedErp> {
  const erp = await startScriptedErp(options);
  const evolution = { branchCode: 'JHB', warehouseCode: 'MAIN', ...agent, defaultCustomerAccount: 'CASH' };
  const config = erpConfigSchema.parse({
    type,
    endpoint: erp.url,
    ...(type === 'erp_evolution' ? evolution : {}),
  });
  const erpConfig = sealErpConfig(config, secretBox(env().encryptionKey), tenant.tenantId);
  await inTenant(tenant, (tx) =>
    tx.update(tenants).set({ erpConfig }).where(eq(tenants.id, tenant.tenantId)),
  );
  return erp;
}

/** Approves and does not wait for what comes of it, as a clerk does who has gone on to the next order. */
export async function startApproval(desk: Desk, order: { id: string }): Promise<void> {
  const orderId = mintOrderId(order.id);
  const approval = approveOrder(desk.clerk, { orderId, overrideCreditHold: false });
  approval.catch(() => undefined);
  while ((await getOrder(desk.clerk, { orderId })).status !== 'APPROVED') {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The syncs that are still owed, the next one first. */
export function owedSyncs(tenant: TestTenant) {
  return inTenant(tenant, (tx) =>
    tx
      .select()
      .from(ledger)
      .where(
        and(
          eq(ledger.tenantId, tenant.tenantId),
          eq(ledger.name, 'order/approved'),
          isNull(ledger.doneAt),
          isNull(ledger.failedAt),
        ),
      )
      .orderBy(asc(ledger.dueAt)),
  );
}

/**
 * Lets the time pass at once: does each sync when it is due, until none is owed or `until` has come. `before` is called
 * ahead of each, with the moment that it is. The clock then stands still there.
 */
export async function passTime(
  desk: Desk,
  { until = new Date(8.64e15), before }: { until?: Date; before?: (now: Date) => void } = {},
): Promise<void> {
  for (let times = 0; times < 3_000; times += 1) {
    const [next] = await owedSyncs(desk);
    if (!next || next.dueAt > until) {
      if (until.getTime() < 8.64e15) setNow(until);
      return;
    }
    const now = new Date(Math.max(next.dueAt.getTime(), clock.now().getTime()));
    setNow(now);
    before?.(now);
    await desk.work('order/approved');
  }
  throw new Error('the syncs never end');
}

/** Holds the service's clock at a moment; `vi.restoreAllMocks()` lets it run again. */
export function setNow(now: Date): void {
  vi.spyOn(clock, 'now').mockReturnValue(now);
}

/** What the customers of the tenant were or are to be told about an order. */
export async function toldAbout(tenant: TestTenant, orderId: string): Promise<string[]> {
  const rows = await inTenant(tenant, (tx) =>
    tx
      .select({ body: notifications.body })
      .from(notifications)
      .where(eq(notifications.orderId, mintOrderId(orderId))),
  );
  return rows.map(({ body }) => body);
}
