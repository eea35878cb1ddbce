import { eq } from 'drizzle-orm';
import { tenants } from '@/db/schema/tenants';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock, localDate } from '../clock';
import type { Context } from '../context';
import type { BodyOf } from '../http/endpoint';
import { forgetTenant, getTenant } from '../tenancy/get-tenant';
import { viewTenant } from './internal/tenant-view';
import type { saveTenantSettingsEndpoint, TenantSettings } from './tenant-contract';

type TenantChanges = BodyOf<typeof saveTenantSettingsEndpoint>;

/**
 * Changes the tenant; what is left out stays. Amounts already stored keep their figures when the currency changes.
 * The trail keeps each changed field as it was and as it is; a change of nothing leaves none.
 */
export async function saveTenantSettings(ctx: Context, changes: TenantChanges): Promise<TenantSettings> {
  return inTenant(ctx, async (tx) => {
    await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, ctx.tenantId)).for('update');
    const before = viewTenant(await getTenant(tx, ctx));
    const after: TenantSettings = {
      slug: before.slug,
      name: changes.name ?? before.name,
      country: changes.country ?? before.country,
      currency: changes.currency ?? before.currency,
      locale: changes.locale ?? before.locale,
      timeZone: changes.timeZone ?? before.timeZone,
      undoSeconds: changes.undoSeconds ?? before.undoSeconds,
      quietSeconds: changes.quietSeconds ?? before.quietSeconds,
      // Null is a value here: a clerk decides on all.
      takeChangesFrom: given(changes.takeChangesFrom, before.takeChangesFrom),
      asksByItself: changes.asksByItself ?? before.asksByItself,
      readsBackByItself: changes.readsBackByItself ?? before.readsBackByItself,
      sessionIdleMinutes: changes.sessionIdleMinutes ?? before.sessionIdleMinutes,
      managersNeedSecondFactor: changes.managersNeedSecondFactor ?? before.managersNeedSecondFactor,
      readsErpCustomers: changes.readsErpCustomers ?? before.readsErpCustomers,
      readsErpProducts: changes.readsErpProducts ?? before.readsErpProducts,
      erpWins: changes.erpWins ?? before.erpWins,
      showsItemCodes: changes.showsItemCodes ?? before.showsItemCodes,
      // Null is a value here: kept for good.
      keepRecordingsDays: given(changes.keepRecordingsDays, before.keepRecordingsDays),
      keepTextsDays: given(changes.keepTextsDays, before.keepTextsDays),
    };
    const changed = changedFields(before, after);
    if (Object.keys(changed).length === 0) return before;
    const { slug: _, ...stored } = after;
    await tx
      .update(tenants)
      .set({ ...stored, ...firstNight(before, after) })
      .where(eq(tenants.id, ctx.tenantId));
    forgetTenant(tx);
    await recordAudit(tx, ctx, { action: 'tenant.changed', data: changed });
    return after;
  });
}

/** What is switched on by day is read for the first time in the night that comes. */
function firstNight(before: TenantSettings, after: TenantSettings): { erpReadsOwedOn?: string } {
  const isNew =
    (after.readsErpProducts && !before.readsErpProducts) ||
    (after.readsErpCustomers && !before.readsErpCustomers);
  return isNew ? { erpReadsOwedOn: localDate(clock.now(), after.timeZone) } : {};
}

const given = <T>(value: T | undefined, otherwise: T): T => (value === undefined ? otherwise : value);

function changedFields(before: TenantSettings, after: TenantSettings): Record<string, unknown> {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([field, value]) => was.get(field) !== value);
  return Object.fromEntries(changed.map(([field, value]) => [field, { from: was.get(field), to: value }]));
}
