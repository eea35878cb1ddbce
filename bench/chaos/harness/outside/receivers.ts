import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { SandboxReply, SandboxRequest } from '@/lib/outbound/sandbox/start-sandbox-server';
import { openJournal } from '../journal';
import { hang, serveOutside } from './serve';

/** What the receiver at `path` answers from now on; one that was told nothing says yes. */
const orders = z.object({
  path: z.string(),
  status: z.number().default(200),
  headers: z.record(z.string(), z.string()).default({}),
  delayMs: z.number().default(0),
  hangs: z.boolean().default(false),
  bytes: z.number().default(0),
});
export type ReceiverOrders = z.input<typeof orders>;

void serveOutside((journalFile) => {
  const journal = openJournal(journalFile);
  const told = new Map<string, z.output<typeof orders>>();

  async function handle({ path, headers, body }: SandboxRequest): Promise<SandboxReply> {
    journal.append({
      at: Date.now(),
      path,
      deliveryId: String(headers['x-service-delivery-id']),
      eventId: String(headers['x-service-event-id']),
      attempt: Number(headers['x-service-attempt']),
      content: createHash('sha256').update(body).digest('hex'),
    });
    const answer = told.get(path) ?? orders.parse({ path });
    if (answer.hangs) return hang();
    await sleep(answer.delayMs);
    return { status: answer.status, headers: answer.headers, bytes: Buffer.alloc(answer.bytes, 'x') };
  }

  return {
    control: (order) => {
      const parsed = orders.parse(order);
      told.set(parsed.path, parsed);
    },
    handle,
  };
});
