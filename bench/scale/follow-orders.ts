import postgres from 'postgres';
import { z } from 'zod';
import type { World } from '../chaos/harness/world';

const change = z.object({ tenantId: z.string(), orderId: z.string(), status: z.string() });

export interface FollowedOrders {
  /** Calls back with each order that has come to a clerk, once; one listener at a time. */
  onReview(then: (order: { tenantId: string; orderId: string }) => void): void;
  /** For each message that is an order by then, how many ms passed from its acknowledgement until a clerk had it. */
  timesOf(acknowledged: readonly { id: string; at: number }[]): number[];
  stop(): Promise<void>;
}

/** Hears, as live queues do, when orders come to a clerk. */
export async function followOrders({ ownerUrl, sql }: World): Promise<FollowedOrders> {
  const ear = postgres(ownerUrl, { max: 1, onnotice: () => undefined });
  const arrivedAt = new Map<string, number>();
  const messageOf = new Map<string, string>();
  let listener: Parameters<FollowedOrders['onReview']>[0] = () => undefined;
  await ear.listen('order_changes', (payload) => {
    const { data } = change.safeParse(JSON.parse(payload));
    if (data?.status !== 'PENDING_REVIEW' || arrivedAt.has(data.orderId)) return;
    arrivedAt.set(data.orderId, Date.now());
    listener(data);
  });
  return {
    onReview: (then) => {
      listener = then;
    },
    timesOf: (acknowledged) => {
      const byMessage = new Map([...messageOf].map(([orderId, messageId]) => [messageId, orderId]));
      return acknowledged.flatMap(({ id, at }) => {
        const arrived = arrivedAt.get(byMessage.get(id) ?? '');
        return arrived === undefined ? [] : [arrived - at];
      });
    },
    stop: async () => {
      await ear.end({ timeout: 1 });
      const rows = await sql<{ id: string; messageId: string }[]>`
        select orders.id, platform_message_id as "messageId" from orders
        join inbound_messages on inbound_messages.id = inbound_message_id where platform_message_id is not null`;
      for (const { id, messageId } of rows) messageOf.set(id, messageId);
    },
  };
}
