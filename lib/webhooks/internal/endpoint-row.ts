import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { webhookEndpoints } from '@/db/schema/webhook-endpoints';
import type { Context } from '../../context';
import { env } from '../../env';
import { notFound } from '../../errors';
import { columnPlace } from '../../secret-places';
import { secretBox } from '../../secrets';
import type { Webhook } from '../contract';
import { type EventName, eventNames } from '../event-names';

export type EndpointRow = typeof webhookEndpoints.$inferSelect;

/** Endpoints that were not removed, one or (without an id) all of the tenant's. */
export function liveEndpoints(ctx: Pick<Context, 'tenantId'>, endpointId?: string) {
  return and(
    mine(webhookEndpoints, ctx),
    isNull(webhookEndpoints.deletedAt),
    endpointId === undefined ? undefined : eq(webhookEndpoints.id, endpointId),
  );
}

/** Throws `not_found`. */
export async function getEndpointRow(
  tx: Transaction,
  ctx: Context,
  endpointId: string,
): Promise<EndpointRow> {
  const [row] = await tx.select().from(webhookEndpoints).where(liveEndpoints(ctx, endpointId));
  if (!row) throw notFound('webhook');
  return row;
}

/** A receiver's row as the API shows it, without its secret. */
export function viewEndpoint(row: EndpointRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: row.events.filter((name): name is EventName => eventNames.some((known) => known === name)),
    enabled: row.enabled,
    maxPerMinute: row.maxPerMinute,
    disabledReason: row.disabledReason,
    failingSince: row.failingSince?.toISOString() ?? null,
    previousSecretUntil: row.previousSecretUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The receiver whose secret it is. */
type Owner = Pick<EndpointRow, 'tenantId' | 'id'>;

type SecretColumn = 'secret_sealed' | 'previous_secret_sealed';

export function sealSecret(secret: string, owner: Owner, column: SecretColumn = 'secret_sealed'): string {
  return secretBox(env().encryptionKey).seal(secret, placeOf(owner, column));
}

/** The secrets that a delivery is signed with now: after a rotation the one before as well. Throws `secret_unreadable`. */
export function openSecrets(endpoint: SecretsOf, now: Date): [secret: string, previous?: string] {
  const open = (sealed: string, column: SecretColumn) =>
    secretBox(env().encryptionKey).open(sealed, placeOf(endpoint, column));
  const { secretSealed, previousSecretSealed: previous, previousSecretUntil: until } = endpoint;
  const isInUse = previous != null && until != null && now < until;
  const secret = open(secretSealed, 'secret_sealed');
  return isInUse ? [secret, open(previous, 'previous_secret_sealed')] : [secret];
}
export type SecretsOf = Owner &
  Pick<EndpointRow, 'secretSealed'> &
  Partial<Pick<EndpointRow, 'previousSecretSealed' | 'previousSecretUntil'>>;

const placeOf = ({ tenantId, id }: Owner, column: SecretColumn) =>
  columnPlace('webhook_endpoints', column, { tenantId, id });
