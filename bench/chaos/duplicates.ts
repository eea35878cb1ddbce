import { deliverTogether, type Message, newMessage } from './harness/messages';
import { inParallel } from './harness/orders';
import { conclude, missedUnless, scenario } from './harness/scenario';
import { untilRead } from './harness/settle';

const largestPayload = 25;

/** The platform sends every message many times, at once and in payloads that are never the same. */
export const duplicates = scenario({
  name: 'duplicates',
  promise: '1,000 platform ids, each 20 times at once, shuffled across payloads, are 1,000 orders',
  isCalm: true,
  full: { rounds: 1_000, copies: 20, atOnce: 32, readMs: 300_000 },
  short: { rounds: 8, copies: 10, atOnce: 8, readMs: 120_000 },
  run: async (world, { rounds, copies, atOnce, readMs }) => {
    const { random } = world;
    const tenant = await world.tenant();
    const messages = Array.from({ length: rounds }, () => newMessage(tenant, random));
    const copied = random.shuffle(messages.flatMap((message) => Array<Message>(copies).fill(message)));
    const payloads: Message[][] = [];
    while (copied.length > 0) payloads.push(copied.splice(0, random.between(1, largestPayload)));
    await inParallel(payloads, atOnce, (payload) => deliverTogether(world, payload));
    const readAfter = await untilRead(world, [tenant]);
    const [made] = await world.sql<{ count: number }[]>`
      select count(*)::int as count from orders where tenant_id = ${tenant.id}`;
    return conclude(world, [tenant], {
      actions: payloads.length,
      faults: rounds * (copies - 1),
      missed: [
        ...missedUnless(readAfter <= readMs, `all was read only after ${readAfter} ms`),
        ...missedUnless(made?.count === rounds, `${made?.count} orders of ${rounds} messages`),
      ],
      notes: [`${rounds} ids in ${payloads.length} payloads; all read after ${readAfter} ms`],
    });
  },
});
