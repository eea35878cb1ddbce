import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { env } from '../env';
import { connectErp } from '../erp/connect-erp';
import { AppError } from '../errors';
import { getTenant } from '../tenancy/get-tenant';

/** Asks the ERP whether the saved settings work; nothing is created there. Throws `erp_not_configured`. */
export async function testErpConnection(ctx: Context) {
  const config = await inTenant(ctx, async (tx) => (await getTenant(tx, ctx)).openErpConfig());
  if (config === null) throw new AppError('erp_not_configured', 'Save the settings of an ERP first.');
  const connector = connectErp(config, { allowPrivateTargets: env().allowPrivateTargets });
  const { checks, ...report } = await connector.testConnection();
  return { ...report, checks: [...checks] };
}
