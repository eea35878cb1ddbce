import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { SandboxReply, SandboxRequest } from '@/lib/outbound/sandbox/start-sandbox-server';
import { openJournal } from '../journal';
import { hang, serveOutside } from './serve';

/** What happens to the next messages of one number, one each in turn: a code of the platform, or what befalls the connection. */
const orders = z.object({
  from: z.string(),
  faults: z.array(
    z.union([
      z.object({ status: z.number(), code: z.number() }),
      z.enum(['none', 'answer lost', 'time-out', 'dropped']),
    ]),
  ),
  /** Files by media id: their bytes in base64, so many bytes of nothing behind them, and where they are said to lie. */
  media: z
    .record(
      z.string(),
      z.object({
        status: z.number(),
        base64: z.string(),
        more: z.number().default(0),
        url: z.string().optional(),
      }),
    )
    .default({}),
});
export type PlatformOrders = z.input<typeof orders>;
type Fault = z.output<typeof orders>['faults'][number];

const message = z.object({ to: z.string(), text: z.object({ body: z.string() }) });

void serveOutside((journalFile) => {
  const journal = openJournal(journalFile);
  const told = new Map<string, { faults: Fault[]; calls: number }>();
  const media: z.output<typeof orders>['media'] = {};

  async function handle(request: SandboxRequest): Promise<SandboxReply> {
    const [, first = '', second = ''] = request.path.split('/');
    if (request.method === 'POST' && second === 'messages') return take(first, request);
    if (first === '_media') return sendFile(second);
    const url = media[first]?.url ?? `http://${request.headers.host}/_media/${first}`;
    if (media[first]) return { status: 200, json: { id: first, url } };
    return { status: 200, json: { id: first, display_phone_number: '+27 11 555 0100' } };
  }

  async function take(from: string, request: SandboxRequest): Promise<SandboxReply> {
    const fault = nextFault(from);
    if (typeof fault === 'object') return platformError(fault.status, fault.code);
    if (fault === 'dropped') return 'drop';
    const { to, text } = message.parse(JSON.parse(request.body.toString('utf8')));
    journal.append({ at: Date.now(), from, to, body: text.body });
    if (fault === 'answer lost') return 'drop';
    if (fault === 'time-out') return hang();
    await sleep(5);
    return { status: 200, json: { messages: [{ id: `wamid.${randomUUID()}` }] } };
  }

  function nextFault(from: string): Fault {
    const { faults, calls } = told.get(from) ?? { faults: [], calls: 0 };
    if (faults.length > 0) told.set(from, { faults, calls: calls + 1 });
    return faults[calls % faults.length] ?? 'none';
  }

  function sendFile(id: string): SandboxReply {
    const file = media[id];
    if (file?.status !== 200) return platformError(file?.status ?? 404, 100);
    return {
      status: 200,
      bytes: Buffer.concat([Buffer.from(file.base64, 'base64'), Buffer.alloc(file.more)]),
    };
  }

  return {
    control: (order) => {
      const parsed = orders.parse(order);
      told.set(parsed.from, { faults: parsed.faults, calls: 0 });
      Object.assign(media, parsed.media);
    },
    handle,
  };
});

function platformError(status: number, code: number): SandboxReply {
  return { status, json: { error: { code, message: `(#${code}) as ordered` } } };
}
