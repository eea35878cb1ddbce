import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { APIRequestContext } from '@playwright/test';
import { appSecret } from '../run-service';
import { people } from './sign-in';

/** The phone number id that the demo tenant is given. */
const phoneNumberId = '100000000000001';

/** What other machines do: the messaging platform delivers, an API client calls. */
export class Machine {
  private token = '';

  constructor(private readonly request: APIRequestContext) {}

  async signIn(): Promise<void> {
    const { tenant, name, pin } = people.manager;
    const answer = await this.request.post('/api/auth/token', { data: { tenant, username: name, pin } });
    this.token = ((await answer.json()) as { accessToken: string }).accessToken;
  }

  async call<T>(method: string, path: string, data?: unknown): Promise<T> {
    const headers = { authorization: `Bearer ${this.token}` };
    const answer = await this.request.fetch(path, {
      method,
      headers,
      // A connection kept from before may be closed by the service at that very moment.
      maxRetries: method === 'GET' ? 2 : 0,
      ...(data === undefined ? {} : { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** Delivers a message and resolves once it has become an order that has been read. */
  async deliver(from: string, text: string, profileName?: string): Promise<ReadOrder> {
    await this.post(from, text, profileName);
    return this.waitForOrder(text);
  }

  /** A message as the platform delivers it, signed; resolves when it is acknowledged. */
  async post(from: string, text: string, profileName = 'Sunrise Spaza'): Promise<void> {
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: '1',
          changes: [
            {
              field: 'messages',
              value: {
                messaging_product: 'whatsapp',
                metadata: { phone_number_id: phoneNumberId, display_phone_number: '27115550100' },
                contacts: [{ wa_id: from, profile: { name: profileName } }],
                messages: [
                  {
                    id: `wamid.${randomUUID()}`,
                    from,
                    timestamp: String(Math.floor(Date.now() / 1000)),
                    type: 'text',
                    text: { body: text },
                  },
                ],
              },
            },
          ],
        },
      ],
    });
    const signature = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
    const answer = await this.request.post('/api/webhooks/messaging', {
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
      data: body,
    });
    if (!answer.ok()) throw new Error(`the delivery was answered ${answer.status()}`);
  }

  /** The order as it is now, and what happened to it. */
  async look(orderId: string): Promise<ReadOrder & { actions: string[] }> {
    const order = await this.call<ReadOrder>('GET', `/api/orders/${orderId}`);
    type Trail = { events: { action: string }[] };
    const { events } = await this.call<Trail>('GET', `/api/orders/${orderId}/events`);
    return { ...order, actions: events.map(({ action }) => action) };
  }

  /** Makes the sandbox ERP refuse the next sales order, in these words. */
  async refuseNextSalesOrder(message: string): Promise<void> {
    await this.setErpFault({ kind: 'refuse', message });
  }

  /** Makes the sandbox ERP take the next sales order without saying so, and have no way to be asked for it. */
  async loseNextAnswer(): Promise<void> {
    await this.setErpFault({ kind: 'drop_after_accepting' });
    await this.setErpFault({ kind: 'no_lookup' });
  }

  /** Approves an order whose answer is lost: it stays approved, and a person has to look in the ERP. */
  async approveIntoDoubt(orderId: string): Promise<void> {
    await this.loseNextAnswer();
    const { status } = await this.call<{ status: string }>('POST', `/api/orders/${orderId}/approve`, {});
    if (status !== 'APPROVED') throw new Error(`the order is ${status}`);
  }

  /** The notes of the sales order that the sandbox ERP was last sent for an order. */
  async notesAtErp(orderId: string): Promise<string | undefined> {
    const { endpoint } = await this.call<{ endpoint: string }>('GET', '/api/settings/erp');
    const answer = await this.request.get(`${endpoint}/_sandbox/calls`);
    type Call = { body?: { ExternalOrderNo?: string; Notes?: string } };
    const { calls }: { calls: Call[] } = await answer.json();
    return calls.findLast(({ body }) => body?.ExternalOrderNo === orderId)?.body?.Notes;
  }

  private async setErpFault(data: { kind: string; message?: string }): Promise<void> {
    const { endpoint } = await this.call<{ endpoint: string }>('GET', '/api/settings/erp');
    const answer = await this.request.post(`${endpoint}/_sandbox/faults`, { data });
    if (!answer.ok()) throw new Error(`the sandbox ERP answered ${answer.status()}`);
  }

  async waitForOrder(text: string): Promise<ReadOrder> {
    const search = encodeURIComponent(text.split('\n')[0] ?? text);
    for (let tries = 0; tries < 60; tries += 1) {
      const { orders } = await this.call<{ orders: ReadOrder[] }>(
        'GET',
        `/api/orders?search=${search}&limit=5`,
      );
      const found = orders.find((order) => order.rawText === text && order.status !== 'RECEIVED');
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error(`no order came of "${text}"`);
  }
}

export interface ReadOrder {
  id: string;
  status: string;
  rawText: string;
  customer: { id: string; name: string; phoneNumber: string | null };
  erpSalesOrderId?: string;
  lines: {
    id: string;
    rawItemText: string;
    matchReason: string;
    matchConfidence: number;
    quantity: number;
    unit: string | null;
    product: { sku: string; name: string } | null;
  }[];
}

export interface ReceivedHook {
  signature: string;
  body: string;
}

/** A receiver of webhooks, as another system would run one. */
export async function startReceiver(): Promise<{ url: string; received: ReceivedHook[]; close(): void }> {
  const received: ReceivedHook[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    received.push({
      signature: String(request.headers['x-service-signature']),
      body: Buffer.concat(chunks).toString('utf8'),
    });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the receiver has no port');
  return { url: `http://127.0.0.1:${address.port}/hooks`, received, close: () => void server.close() };
}
