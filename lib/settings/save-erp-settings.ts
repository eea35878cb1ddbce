import { eq } from 'drizzle-orm';
import { tenants } from '@/db/schema/tenants';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { env } from '../env';
import type { ErpConfig } from '../erp/config';
import { AppError } from '../errors';
import type { BodyOf } from '../http/endpoint';
import { forgetErpAway } from '../orders/forget-erp-away';
import { handOverDoubts } from '../orders/hand-over-doubts';
import { secretBox } from '../secrets';
import { forgetTenant, getTenant, type Tenant } from '../tenancy/get-tenant';
import { sealErpConfig } from '../tenancy/stored-erp-config';
import type { ErpSettings, saveErpSettingsEndpoint } from './contract';
import { viewErpSettings } from './internal/erp-view';

type GivenSettings = BodyOf<typeof saveErpSettingsEndpoint>;

/**
 * Sets how the ERP is reached. A password or secret left out stays, as long as the origin does: a stored one is never
 * sent to another host or port, nor without the encryption that it was typed for. Orders that wait for the ERP are tried
 * at once; those that may be in the one before are a person's. Throws `invalid_input`, and `secret_unreadable` when what was to stay cannot be read.
 */
export async function saveErpSettings(ctx: Context, given: GivenSettings): Promise<ErpSettings> {
  return inTenant(ctx, async (tx) => {
    const tenant = await getTenant(tx, ctx);
    const config = withSecrets(given, tenant);
    const former = tenant.readErpConfig();
    if (former && isOther(former, config)) await handOverDoubts(tx, ctx, former.endpoint);
    const erpConfig = sealErpConfig(config, secretBox(env().encryptionKey), ctx.tenantId);
    await tx.update(tenants).set({ erpConfig }).where(eq(tenants.id, ctx.tenantId));
    forgetTenant(tx);
    await forgetErpAway(tx, ctx);
    const shown = viewErpSettings(config);
    await recordAudit(tx, ctx, { action: 'erp.configured', data: shown });
    return shown;
  });
}

function withSecrets(given: GivenSettings, tenant: Tenant): ErpConfig {
  if (given.type === 'generic_webhook' && given.secret !== undefined) {
    return { ...given, secret: given.secret };
  }
  if (given.type === 'erp_evolution' && given.agentPassword !== undefined) {
    return { ...given, agentPassword: given.agentPassword };
  }
  const stored = tenant.openErpConfig();
  const sameOrigin = stored !== null && originOf(stored.endpoint) === originOf(given.endpoint);
  if (given.type === 'generic_webhook') {
    const kept = stored?.type === 'generic_webhook' ? stored.secret : null;
    if (kept !== null && !sameOrigin) throw secretNeeded('secret');
    return { ...given, secret: kept };
  }
  if (stored?.type !== 'erp_evolution' || !sameOrigin) throw secretNeeded('agentPassword');
  return { ...given, agentPassword: stored.agentPassword };
}

/** Another kind of connection, or another host: what one was sent the other knows nothing of. */
const isOther = (former: Pick<ErpConfig, 'type' | 'endpoint'>, config: ErpConfig): boolean =>
  former.type !== config.type || originOf(former.endpoint) !== originOf(config.endpoint);

function originOf(endpoint: string): string {
  return new URL(endpoint).origin;
}

function secretNeeded(path: string): AppError {
  const message = 'Required: none is stored for this address.';
  return new AppError('invalid_input', `Not valid: ${path}.`, {
    errors: [{ path, code: 'required', message }],
  });
}
