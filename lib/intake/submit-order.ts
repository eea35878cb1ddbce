import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { inTenant } from '@/db/tenant';
import { mayDo } from '../auth/may-do';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { BodyOf } from '../http/endpoint';
import { oweWork } from '../ledger/owe-work';
import { fingerprintOf } from '../messaging/given-order';
import type { StoredItem } from '../messaging/stored-message';
import type { FullOrder } from '../orders/answers';
import { givenHead } from '../orders/given-head';
import type { SentItem } from '../orders/sent-item';
import { waitForReading } from '../simulator/wait-for-reading';
import type { submitOrderEndpoint } from './contract';
import { findBuyer } from './find-buyer';

type Submission = BodyOf<typeof submitOrderEndpoint>;

interface Submitted {
  messageId: string;
  /** Null when it takes longer than 10 s to be read; it is read all the same. */
  order: FullOrder | null;
  isRepeat: boolean;
  mayRead: boolean;
}

/**
 * Puts an order of another system into the inbox, where messages lie too, and waits until it has been read. Under an
 * `externalId` that the tenant had before, nothing is done: the order is that one. Throws `external_id_reused` when it was
 * another then, `invalid_input` (customer, head), `not_found`, `customer_merged`, `customer_erased`.
 */
export async function submitOrder(ctx: Context, submission: Submission): Promise<Submitted> {
  const stored = await inTenant(ctx, (tx) => store(tx, ctx, submission));
  const order = await waitForReading(ctx, stored.messageId);
  return { ...stored, order, mayRead: mayDo(ctx.actor, 'orders:read') };
}

async function store(tx: Transaction, ctx: Context, submission: Submission) {
  const { externalId } = submission;
  const fingerprint = createHash('sha256').update(JSON.stringify(submission)).digest('hex');
  const dedupeKey = `api:${ctx.tenantId}:${externalId ?? randomUUID()}`;
  const earlier = externalId === undefined ? null : await findEarlier(tx, ctx, dedupeKey);
  if (earlier) return sameAs(earlier, fingerprint);
  const buyer = await findBuyer(tx, ctx, submission.customer);
  const head = await givenHead(tx, ctx, { customerId: buyer.customerId, changes: submission.head ?? {} });
  const payload: StoredItem = {
    from: buyer.phoneNumber,
    userId: null,
    profileName: null,
    raw: { type: 'text', text: { body: submission.text ?? '' } },
    given: {
      customerId: buyer.customerId,
      externalId: externalId ?? null,
      notes: submission.notes ?? null,
      head,
      items: submission.lines?.map(itemOf) ?? [],
      fingerprint,
    },
  };
  const kind = submission.lines === undefined ? 'text' : 'order';
  const [stored] = await tx
    .insert(inboundMessages)
    .values({ tenantId: ctx.tenantId, dedupeKey, source: 'API', kind, payload })
    .onConflictDoNothing()
    .returning({ id: inboundMessages.id });
  // Another request with the same id was quicker.
  const twin = stored ? null : await findEarlier(tx, ctx, dedupeKey);
  if (twin) return sameAs(twin, fingerprint);
  if (!stored) throw new Error('the order was neither stored nor found');
  await oweWork(tx, ctx, 'message/received', { messageId: stored.id });
  return { messageId: stored.id, isRepeat: false };
}

async function findEarlier(tx: Transaction, ctx: Context, dedupeKey: string) {
  const [earlier] = await tx
    .select({ id: inboundMessages.id, payload: inboundMessages.payload })
    .from(inboundMessages)
    .where(and(mine(inboundMessages, ctx), eq(inboundMessages.dedupeKey, dedupeKey)));
  return earlier;
}

/** Of one whose contents were removed since, nobody knows any more whether it was the same: its id says so. */
function sameAs({ id, payload }: { id: string; payload: unknown }, fingerprint: string) {
  const before = fingerprintOf(payload);
  if (before !== null && before !== fingerprint) {
    const message = 'An order with this externalId was sent before, with other contents.';
    throw new AppError('external_id_reused', message);
  }
  return { messageId: id, isRepeat: true };
}

function itemOf({ code, quantity, unit, unitPrice }: NonNullable<Submission['lines']>[number]): SentItem {
  return {
    ...{ code, quantity, title: null, sentAs: 'CART', oddQuantity: null, currency: null },
    unit: unit ?? null,
    unitPrice: unitPrice ?? null,
  };
}
