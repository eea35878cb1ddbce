import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, fetch } from 'undici';
import type { Random } from './random';
import { goods, type Tenant } from './tenants';
import { appSecret, type World } from './world';

export interface Message {
  id: string;
  /** A customer of its own, so that no message is taken for part of another. */
  from: string;
  text: string;
  phoneNumberId: string;
  more?: Record<string, unknown>;
}

let customers = 0;

export function newMessage({ phoneNumberId }: Tenant, random: Random): Message {
  customers += 1;
  const from = `2782${String(customers).padStart(7, '0')}`;
  const lines = random.shuffle(goods).slice(0, random.between(1, 2));
  const text = lines.map(([, name]) => `${random.between(1, 9)} x ${name}`).join('\n');
  return { id: `wamid.chaos.${phoneNumberId}.${customers}`, from, text, phoneNumberId };
}

const agent = new Agent({ connections: 64, headersTimeout: 30_000, connectTimeout: 5_000 });
const againAfterMs = 100;

/** One payload of the platform with these messages, all to the number of the first. Throws when there is no answer. */
export async function post(world: World, messages: readonly Message[]) {
  const body = JSON.stringify(payloadOf(messages));
  const signature = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
  const startedAt = performance.now();
  const answer = await fetch(`${world.product.url}/api/webhooks/messaging`, {
    dispatcher: agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    body,
    signal: AbortSignal.timeout(15_000),
  });
  await answer.text();
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    ms: performance.now() - startedAt,
  };
}

/** As the platform does it: again until it is acknowledged or the time is over. Resolves to the ms of the attempt that was. */
export function deliver(world: World, message: Message, forMs = 120_000): Promise<number | undefined> {
  return world.history.record('receive', message.id, async () => {
    const until = Date.now() + forMs;
    while (Date.now() < until) {
      const answer = await post(world, [message]).catch(() => undefined);
      if (answer?.status === 200) return { outcome: 'ok' as const, result: answer.ms };
      await sleep(againAfterMs);
    }
    throw new Error('never acknowledged');
  });
}

/** The same for many in one payload: what is acknowledged is acknowledged for each of them. */
export async function deliverTogether(world: World, messages: readonly Message[]): Promise<void> {
  const taken = (async () => {
    for (const until = Date.now() + 120_000; Date.now() < until; await sleep(againAfterMs))
      if ((await post(world, messages).catch(() => undefined))?.status === 200) return;
    throw new Error('never acknowledged');
  })();
  await Promise.all(
    messages.map(({ id }) =>
      world.history.record('receive', id, async () => ({ outcome: 'ok', result: await taken })),
    ),
  );
}

export interface Stream {
  /** When each message was acknowledged (ms since 1970), and how long the attempt took that was. */
  acknowledged: { at: number; ms: number }[];
  /** Sends no more; resolves once all that was sent is acknowledged. */
  stop(): Promise<void>;
}

/** Messages to these tenants in turn, so many a second, until it is stopped. */
export function stream(world: World, tenants: readonly Tenant[], perSecond: number): Stream {
  const random = world.random.fork('stream');
  const acknowledged: Stream['acknowledged'] = [];
  const pending = new Set<Promise<void>>();
  let sent = 0;
  const startedAt = Date.now();
  const timer = setInterval(() => {
    // Timers are late on a busy machine: what is behind is made up for.
    for (; sent < ((Date.now() - startedAt) / 1000) * perSecond; sent += 1) {
      const tenant = tenants[sent % tenants.length];
      if (!tenant) return;
      const one = deliver(world, newMessage(tenant, random)).then((ms) => {
        if (ms !== undefined) acknowledged.push({ at: Date.now(), ms });
        pending.delete(one);
      });
      pending.add(one);
    }
  }, 20);
  return {
    acknowledged,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(pending);
    },
  };
}

function payloadOf(messages: readonly Message[]): unknown {
  const value = {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '27115550100', phone_number_id: messages[0]?.phoneNumberId },
    contacts: messages.map(({ from }) => ({ profile: { name: `Shop ${from.slice(-4)}` }, wa_id: from })),
    messages: messages.map(({ id, from, text, more }) => ({
      from,
      id,
      timestamp: String(Math.floor(Date.now() / 1000)),
      ...(more ?? { type: 'text', text: { body: text } }),
    })),
  };
  return {
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
  };
}
