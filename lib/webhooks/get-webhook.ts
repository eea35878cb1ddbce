import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { Webhook } from './contract';
import { getEndpointRow, viewEndpoint } from './internal/endpoint-row';

/** One registered receiver, without its secret. Throws `not_found`. */
export async function getWebhook(ctx: Context, webhookId: string): Promise<Webhook> {
  return inTenant(ctx, async (tx) => viewEndpoint(await getEndpointRow(tx, ctx, webhookId)));
}
