import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, fetch } from 'undici';
import { z } from 'zod';
import type { Operation } from './oracle';
import type { Tenant } from './tenants';
import type { World } from './world';

/** What somebody at a desk is answered; no answer at all is undefined. */
export interface Answer {
  status: number;
  retryAfter: string | null;
  ms: number;
  body: z.output<typeof answerBody>;
}

const answerBody = z
  .looseObject({
    status: z.unknown().optional(),
    erpSalesOrderId: z.string().nullish(),
    childOrderId: z.string().optional(),
    orders: z.array(z.looseObject({ id: z.string() })).optional(),
  })
  .catch({});
const agent = new Agent({ connections: 128, headersTimeout: 60_000, connectTimeout: 5_000 });

export async function call(
  world: World,
  { token }: Tenant,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const startedAt = performance.now();
  const answer = await fetch(world.product.url + path, {
    dispatcher: agent,
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await answer.text();
  const parsed = text.startsWith('{') ? answerBody.parse(JSON.parse(text)) : {};
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    ms: performance.now() - startedAt,
    body: parsed,
  };
}

/** A yes, a no, or neither: after a 5xx nobody knows what was done. */
function outcomeOf({ status }: Answer): Operation['outcome'] {
  if (status >= 200 && status < 300) return 'ok';
  return status >= 400 && status < 500 ? 'fail' : 'unknown';
}

function ask(
  world: World,
  tenant: Tenant,
  kind: Operation['kind'],
  key: string,
  [method, path, body]: [method: string, path: string, body?: unknown],
): Promise<Answer | undefined> {
  return world.history.record(kind, key, async () => {
    const answer = await call(world, tenant, method, path, body);
    const { status, erpSalesOrderId, childOrderId } = answer.body;
    const outcome = outcomeOf(answer);
    const said = {
      ...(outcome === 'ok' && typeof status === 'string' && { status }),
      reference: erpSalesOrderId ?? null,
      ...(childOrderId !== undefined && { childId: childOrderId }),
    };
    return { outcome, result: answer, ...(outcome === 'ok' && { answer: said }) };
  });
}

export const approve = (world: World, tenant: Tenant, id: string) =>
  ask(world, tenant, 'approve', id, ['POST', `/api/orders/${id}/approve`, {}]);

export const reject = (world: World, tenant: Tenant, id: string) =>
  ask(world, tenant, 'reject', id, ['POST', `/api/orders/${id}/reject`, { reason: 'Out of stock' }]);

export const read = (world: World, tenant: Tenant, id: string) =>
  ask(world, tenant, 'read', id, ['GET', `/api/orders/${id}`]);

/** Has something sent again that its receiver already has. */
async function redeliverOne(world: World, tenant: Tenant): Promise<void> {
  const [row] = await world.sql<{ id: string; webhook: string }[]>`
    select id, endpoint_id as webhook from webhook_deliveries
    where tenant_id = ${tenant.id} and status = 'DELIVERED' order by created_at desc limit 1`.catch(() => []);
  if (!row) return;
  const path = `/api/settings/webhooks/${row.webhook}/deliveries/${row.id}/redeliver`;
  await ask(world, tenant, 'redeliver', row.id, ['POST', path]);
}

/** Moves the order's first line to another location; a no when it has only one. */
export async function split(world: World, tenant: Tenant, id: string): Promise<Answer | undefined> {
  const [line] = await world.sql<{ id: string }[]>`
    select id from order_lines where order_id = ${id} order by id limit 1`.catch(() => []);
  const body = { targetLocationId: tenant.locations[1], lineIds: [line?.id] };
  return ask(world, tenant, 'split', id, ['POST', `/api/orders/${id}/split`, body]);
}

export interface Shift {
  answers: (Answer | undefined)[];
  stop(): Promise<void>;
}

/** People at work on what is to review: most is approved, some rejected or split, everything is looked at again. */
export function workShift(world: World, tenants: readonly Tenant[], atOnce: number): Shift {
  const random = world.random.fork('desk');
  const answers: Shift['answers'] = [];
  const busy = new Set<string>();
  let isOver = false;
  const people = Array.from({ length: atOnce }, async () => {
    while (!isOver) {
      const tenant = random.pick(tenants);
      const id = await takeOrder(tenant).catch(() => undefined);
      if (id === undefined) await sleep(200);
      else await treat(tenant, id).finally(() => busy.delete(id));
    }
  });

  async function takeOrder(tenant: Tenant): Promise<string | undefined> {
    const rows = await world.sql<{ id: string }[]>`
      select id from orders where tenant_id = ${tenant.id} and status in ('PENDING_REVIEW', 'FAILED')
        and exists (select from order_lines where order_id = orders.id) order by created_at limit 50`;
    const id = rows.find((row) => !busy.has(row.id))?.id;
    if (id !== undefined) busy.add(id);
    return id;
  }

  async function treat(tenant: Tenant, id: string): Promise<void> {
    const chance = random.next();
    const verb = chance < 0.1 ? reject : chance < 0.2 ? split : approve;
    answers.push(await verb(world, tenant, id));
    if (random.next() < 0.3) await read(world, tenant, id);
    if (random.next() < 0.1) await reject(world, tenant, id);
    if (random.next() < 0.1) await redeliverOne(world, tenant);
  }

  return {
    answers,
    stop: async () => {
      isOver = true;
      await Promise.all(people);
    },
  };
}
