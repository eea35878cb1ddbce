import type { Context } from '../context';
import { openErp } from '../tenancy/open-erp';

/** Asks the ERP whether the saved settings work; nothing is created there. Throws `erp_not_configured`. */
export async function testErpConnection(ctx: Context) {
  const connector = await openErp(ctx);
  const { checks, ...report } = await connector.testConnection();
  return { ...report, checks: [...checks] };
}
