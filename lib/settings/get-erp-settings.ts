import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { getTenant } from '../tenancy/get-tenant';
import type { ErpSettings } from './contract';
import { viewErpSettings } from './internal/erp-view';

/** How the tenant's ERP is reached, without secrets. */
export async function getErpSettings(ctx: Context): Promise<ErpSettings> {
  return inTenant(ctx, async (tx) => viewErpSettings((await getTenant(tx, ctx)).readErpConfig()));
}
