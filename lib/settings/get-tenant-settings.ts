import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { getTenant } from '../tenancy/get-tenant';
import { viewTenant } from './internal/tenant-view';
import type { TenantSettings } from './tenant-contract';

/** The tenant's name, country (ISO 3166), currency (ISO 4217), locale, time zone, and the seconds of undo. */
export async function getTenantSettings(ctx: Context): Promise<TenantSettings> {
  return inTenant(ctx, async (tx) => viewTenant(await getTenant(tx, ctx)));
}
