import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { listen } from '@/db/listen';
import type { TenantId } from '../../ids';
import { orderStatuses } from '../status';
import { missedChanges, orderChanges } from './order-changes';

/** How many changes of a tenant a client may have missed and still be told one by one. */
export const keptChanges = 256;

/** What the triggers tell. */
const subject = { tenantId: z.uuid(), orderId: z.uuid() };
const notification = z.union([
  z.object({ ...subject, status: z.enum(orderStatuses), version: z.int() }),
  z.object({ ...subject, claim: z.enum(['taken', 'released']) }),
]);

export interface Follower {
  tell(signal: { id: string; event: 'order' | 'claim' | 'resync' | 'ready'; data: object }): void;
  end(): void;
}

interface TenantFeed {
  /** Counts this tenant's changes alone: nobody learns how busy the others are. */
  sequence: number;
  recent: { id: string; event: 'order' | 'claim'; data: object }[];
  followers: Set<Follower>;
}

/** Told by every change of an order in the database; one for the process. */
interface OrderFeed {
  /** Ids of another process, or from before a lost connection, have another one. */
  epoch: string;
  tenants: Map<string, TenantFeed>;
}

let opening: Promise<OrderFeed> | undefined;

/** The process's feed, listening; throws when the database is away. */
function openFeed(): Promise<OrderFeed> {
  opening ??= startFeed().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function startFeed(): Promise<OrderFeed> {
  const feed: OrderFeed = { epoch: newEpoch(), tenants: new Map() };
  await listen(orderChanges, (payload) => pass(feed, payload), {
    onGap: () => restart(feed),
    onStop: () => {
      opening = undefined;
      for (const { followers } of feed.tenants.values()) for (const each of [...followers]) each.end();
    },
  });
  return feed;
}

const newEpoch = () => randomBytes(4).toString('hex');
const idOf = (feed: OrderFeed, { sequence }: TenantFeed) => `${feed.epoch}-${sequence}`;

function pass(feed: OrderFeed, payload: string): void {
  if (payload === missedChanges) {
    restart(feed);
    return;
  }
  const { data: change } = notification.safeParse(JSON.parse(payload));
  const tenant = change && feed.tenants.get(change.tenantId);
  if (!tenant) return;
  const { tenantId: _, ...data } = change;
  tenant.sequence += 1;
  const event: 'order' | 'claim' = 'claim' in data ? 'claim' : 'order';
  const signal = { id: idOf(feed, tenant), event, data };
  tenant.recent.push(signal);
  if (tenant.recent.length > keptChanges) tenant.recent.shift();
  for (const each of [...tenant.followers]) each.tell(signal);
}

/** Nobody knows what was missed, so everybody looks anew. */
function restart(feed: OrderFeed): void {
  feed.epoch = newEpoch();
  for (const tenant of feed.tenants.values()) {
    Object.assign(tenant, { sequence: 0, recent: [] });
    const signal = { id: idOf(feed, tenant), event: 'resync' as const, data: {} };
    for (const each of [...tenant.followers]) each.tell(signal);
  }
}

/**
 * Follows one tenant's changes, first those since the id `after`. Begins with `ready`, or with `resync` when those
 * since `after` are no longer known. Gives how to stop. Throws when the database is away.
 */
export async function joinFeed(
  tenantId: TenantId,
  after: string | null,
  follower: Follower,
): Promise<() => void> {
  const feed = await openFeed();
  // Kept when its followers have gone, for those who come back; at most a few KB per tenant.
  const tenant = feed.tenants.get(tenantId) ?? { sequence: 0, recent: [], followers: new Set() };
  feed.tenants.set(tenantId, tenant);
  const missed = after === null ? [] : missedSince(feed, tenant, after);
  for (const signal of missed ?? []) follower.tell(signal);
  follower.tell({ id: idOf(feed, tenant), event: missed ? 'ready' : 'resync', data: {} });
  tenant.followers.add(follower);
  return () => tenant.followers.delete(follower);
}

function missedSince(feed: OrderFeed, tenant: TenantFeed, after: string) {
  const [, epoch, digits] = /^([0-9a-f]{8})-(\d{1,15})$/.exec(after) ?? [];
  const seen = Number(digits);
  const forgotten = tenant.sequence - tenant.recent.length;
  if (epoch !== feed.epoch || seen < forgotten || seen > tenant.sequence) return null;
  return tenant.recent.slice(seen - forgotten);
}
