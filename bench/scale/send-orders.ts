import { productName } from '@/bench/lists/make-rows';
import { approve } from '../chaos/harness/desk';
import { deliver, type Message, newMessage } from '../chaos/harness/messages';
import type { Random } from '../chaos/harness/random';
import type { Tenant } from '../chaos/harness/tenants';
import type { World } from '../chaos/harness/world';
import type { FollowedOrders } from './follow-orders';

interface Wanted {
  perSecond: number;
  /** Products of each tenant. */
  products: number;
  /** 0 to 1: of the orders that come to a clerk, at random. */
  approvedShare: number;
  orders: FollowedOrders;
}

/** Orders of two lines to the tenants in turn, so many a second, some of which a clerk approves at once. */
export function sendOrders(world: World, tenants: readonly Tenant[], wanted: Wanted) {
  const random = world.random.fork(`orders ${Date.now()}`);
  const acknowledged: { id: string; at: number; ms: number }[] = [];
  const pending = new Set<Promise<unknown>>();
  const byId = new Map(tenants.map((tenant) => [tenant.id, tenant]));
  let approved = 0;
  const hold = (work: Promise<unknown>) => {
    pending.add(work);
    void work.finally(() => pending.delete(work));
  };
  wanted.orders.onReview(({ tenantId, orderId }) => {
    const tenant = byId.get(tenantId);
    if (!tenant || random.next() >= wanted.approvedShare) return;
    hold(
      approve(world, tenant, orderId).then((answer) => {
        if (answer?.status === 200) approved += 1;
      }),
    );
  });
  let sent = 0;
  const startedAt = Date.now();
  const timer = setInterval(() => {
    // Timers are late on a busy machine: what is behind is made up for.
    for (; sent < ((Date.now() - startedAt) / 1000) * wanted.perSecond; sent += 1) {
      const tenant = tenants[sent % tenants.length];
      if (!tenant) return;
      const message = orderOf(tenant, wanted.products, random);
      hold(
        deliver(world, message).then((ms) => {
          if (ms !== undefined) acknowledged.push({ id: message.id, at: Date.now(), ms });
        }),
      );
    }
  }, 20);
  return {
    acknowledged,
    approved: () => approved,
    /** Sends no more; resolves once all that was sent is acknowledged, and all that was approved answered. */
    stop: async () => {
      clearInterval(timer);
      await Promise.all(pending);
    },
  };
}

function orderOf(tenant: Tenant, products: number, random: Random): Message {
  const lines = [1, 2].map(() => `${random.between(1, 9)} x ${productName(random.between(0, products - 1))}`);
  return { ...newMessage(tenant, random), text: lines.join('\n') };
}
