import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { appSecret, phoneNumberId } from './start-service';

/** A delivery in the platform's shape, with one text message under a new id. */
export function delivery(text: string, to = phoneNumberId): { body: string; signature: string } {
  const messageId = `wamid.${randomUUID()}`;
  // Each from another customer: what one customer writes within the quiet time is one order.
  const from = `2782${randomInt(1e6, 1e7)}`;
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '27115550100', phone_number_id: to },
              contacts: [{ profile: { name: 'Sunrise Spaza' }, wa_id: from }],
              messages: [
                {
                  from,
                  id: messageId,
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
  return { body, signature: `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}` };
}

/** Sends deliveries to one server over kept-alive connections; each call resolves to its milliseconds. */
export function courier(url: string, connections: number) {
  const pool = new Pool(url, { connections, pipelining: 1 });
  return {
    send: async ({ body, signature }: { body: string; signature: string }): Promise<number> => {
      const startedAt = performance.now();
      const response = await pool.request({
        method: 'POST',
        path: '/api/webhooks/messaging',
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
        body,
      });
      await response.body.dump();
      if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode}`);
      return performance.now() - startedAt;
    },
    close: () => pool.close(),
  };
}

/** The value below which `share` (0 to 1) of the sorted figures lie. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(figures: readonly number[]): number {
  return percentile(figures, 0.5);
}
