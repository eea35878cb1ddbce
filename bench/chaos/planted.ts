import { approve } from './harness/desk';
import { newMessage } from './harness/messages';
import type { Violation } from './harness/oracle';
import { inParallel, prepareOrders } from './harness/orders';
import { conclude, scenario } from './harness/scenario';
import { untilSynced } from './harness/settle';
import type { Tenant } from './harness/tenants';
import type { World } from './harness/world';

/** What a faulty product would have done, to an order or to a message of its own. */
interface Fault {
  kind: Violation['kind'];
  /** Does it; resolves to the key under which it has to be found. */
  plant(world: World, tenant: Tenant, orderId: string): Promise<string>;
}

const faults: readonly Fault[] = [
  { kind: 'doubled', plant: postAgain },
  { kind: 'lost', plant: acknowledgeOnly },
  { kind: 'invented', plant: rename },
  { kind: 'doubled', plant: tellAgain },
  { kind: 'contradicted', plant: callAgain },
  { kind: 'invented', plant: bookForNobody },
];

/** Whoever holds the product to its promises has to see when they are broken. */
export const planted = scenario({
  name: 'planted',
  promise: 'what is lost, doubled or invented on purpose beside a product at work is found, and nothing else',
  isCalm: true,
  full: { rounds: 20 },
  short: { rounds: 1 },
  run: async (world, { rounds }) => {
    const tenant = await world.tenant({ receivers: ['/planted'] });
    const ids = await prepareOrders(world, tenant, faults.length * rounds);
    await world.erp.control({ site: tenant.site, tolerant: true });
    await inParallel(ids, 8, (id) => approve(world, tenant, id));
    await untilSynced(world, [tenant], 20_000);
    const { violations: before } = await conclude(world, [tenant], {});

    const wanted: Pick<Violation, 'kind' | 'key'>[] = [];
    for (const [at, id] of ids.entries()) {
      const fault = faults[at % faults.length];
      if (fault) wanted.push({ kind: fault.kind, key: await fault.plant(world, tenant, id) });
    }
    const { violations: found, ...outcome } = await conclude(world, [tenant], { faults: wanted.length });
    const unseen = wanted.filter(
      (each) => !found.some(({ kind, key }) => kind === each.kind && key === each.key),
    );
    // One fault may break several promises about the same thing.
    const others = found.filter(({ key }) => !wanted.some((each) => each.key === key));
    return {
      ...outcome,
      violations: [...before, ...others],
      missed: unseen.map(({ kind, key }) => `not found: ${kind}: ${key}`),
      notes: [`${wanted.length} faults were planted, ${wanted.length - unseen.length} of them found`],
    };
  },
});

async function send(url: string, body: unknown, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} did not take what was planted: ${answer.status}`);
}

async function postAgain({ erp }: World, { site }: Tenant, orderId: string) {
  await send(`${erp.url}/${site}/SalesOrder`, { ExternalOrderNo: orderId });
  return orderId;
}

async function bookForNobody(world: World, tenant: Tenant) {
  return postAgain(world, tenant, `nobody-${world.random.between(0, 1_000_000_000)}`);
}

async function acknowledgeOnly({ history, random }: World, tenant: Tenant) {
  const { id } = newMessage(tenant, random);
  await history.record('receive', id, async () => ({ outcome: 'ok', result: undefined }));
  return id;
}

async function rename({ sql }: World, _tenant: Tenant, orderId: string) {
  await sql`update orders set erp_sales_order_id = 'SO-INVENTED' where id = ${orderId}`;
  return orderId;
}

async function tellAgain({ platform, random }: World, { phoneNumberId }: Tenant) {
  const told = platform.journal().filter(({ from }) => from === phoneNumberId);
  const { to, body } = random.pick(told);
  await send(`${platform.url}/${phoneNumberId}/messages`, { to, text: { body } });
  return `${to}: ${body}`;
}

async function callAgain({ receivers, sql, random }: World, { id }: Tenant) {
  const rows = await sql<{ id: string }[]>`select id from webhook_deliveries where tenant_id = ${id}`;
  const { id: deliveryId } = random.pick(rows);
  const headers = { 'x-service-delivery-id': deliveryId, 'x-service-event-id': '', 'x-service-attempt': '2' };
  await send(`${receivers.url}/planted`, { other: 'bytes' }, headers);
  return deliveryId;
}
