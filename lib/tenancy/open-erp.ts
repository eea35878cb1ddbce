import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { env } from '../env';
import { connectErp } from '../erp/connect-erp';
import type { ErpConnector } from '../erp/connector';
import { AppError } from '../errors';
import { getTenant } from './get-tenant';

/** The connector to the tenant's ERP by its saved settings. Throws `erp_not_configured`. */
export async function openErp(ctx: Context): Promise<ErpConnector> {
  const config = await inTenant(ctx, async (tx) => (await getTenant(tx, ctx)).openErpConfig());
  if (config === null) throw new AppError('erp_not_configured', 'Save the settings of an ERP first.');
  return connectErp(config, { allowPrivateTargets: env().allowPrivateTargets });
}
