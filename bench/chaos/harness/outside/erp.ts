import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { SandboxReply, SandboxRequest } from '@/lib/outbound/sandbox/start-sandbox-server';
import { openJournal, readJournal } from '../journal';
import { erpLine } from './journal-lines';
import { hang, serveOutside } from './serve';

/**
 * What happens to the first call for an order. `before`: it is not booked. `after`: it is. `during`: the caller is left
 * at once, and it is booked `lateMs` later.
 */
const fault = z.object({
  what: z.enum(['none', 'drop', 'error', 'hang', 'empty', 'page', 'busy']),
  when: z.enum(['before', 'during', 'after']),
  lateMs: z.number().default(0),
});
export type ErpFault = z.input<typeof fault>;

/** An ERP under `/<site>`; one order in turn meets one fault in turn. */
const site = z.object({
  site: z.string(),
  lookup: z.boolean().default(true),
  /** Takes the same order number again, as a new sales order. */
  tolerant: z.boolean().default(false),
  faults: z.array(fault).default([]),
  /** Every call is answered so much later. */
  slowMs: z.number().default(0),
});
export type ErpSite = z.input<typeof site>;

const orderBody = z.object({ ExternalOrderNo: z.string() });

void serveOutside((journalFile) => {
  const written = readJournal(journalFile, (line) => erpLine.parse(line));
  const journal = openJournal(journalFile);
  const bookings = new Map<string, string[]>();
  for (const line of written) if (line.kind === 'booking') remember(line.order, line.reference);
  const seen = new Set(written.map(({ order }) => order));
  const sites = new Map<string, z.output<typeof site>>();
  let taken = 0;

  function remember(order: string, reference: string): void {
    bookings.set(order, [...(bookings.get(order) ?? []), reference]);
  }

  /** The reference, and whether the order is new; on a tolerant site it always is. */
  function book(at: string, order: string, tolerant: boolean): { reference: string; isNew: boolean } {
    const [known] = bookings.get(order) ?? [];
    if (known !== undefined && !tolerant) return { reference: known, isNew: false };
    const reference = `SO-${String(bookings.size + 1).padStart(6, '0')}-${bookings.get(order)?.length ?? 0}`;
    journal.append({ kind: 'booking', at: Date.now(), site: at, order, reference });
    remember(order, reference);
    return { reference, isNew: true };
  }

  async function post(at: string, order: string): Promise<SandboxReply> {
    const { tolerant, faults } = sites.get(at) ?? site.parse({ site: at });
    const isFirst = !seen.has(order);
    seen.add(order);
    const meets = isFirst && faults.length > 0 ? faults[taken++ % faults.length] : undefined;
    const fault = meets ? `${meets.what} ${meets.when} ${meets.lateMs}` : 'none';
    journal.append({ kind: 'post', at: Date.now(), site: at, order, fault });
    if (!meets || meets.what === 'none') return answer(book(at, order, tolerant));
    if (meets.when === 'after') book(at, order, tolerant);
    if (meets.when === 'during') setTimeout(() => book(at, order, tolerant), meets.lateMs);
    return spoil(meets.what);
  }

  async function handle(request: SandboxRequest): Promise<SandboxReply> {
    const [, at = '', route = ''] = request.path.split('/');
    const { lookup, slowMs } = sites.get(at) ?? site.parse({ site: at });
    if (slowMs > 0) await sleep(slowMs);
    if (route !== 'SalesOrder') return { status: 404, json: { Message: 'No such route' } };
    if (request.method === 'POST')
      return post(at, orderBody.parse(JSON.parse(request.body.toString('utf8'))).ExternalOrderNo);
    if (!lookup) return { status: 404, bytes: Buffer.alloc(0) };
    const order = request.query.get('ExternalOrderNo') ?? '';
    const found = (bookings.get(order) ?? []).map((reference) => describe(order, reference));
    return { status: 200, json: { SalesOrders: found } };
  }

  function answer({ reference, isNew }: { reference: string; isNew: boolean }): SandboxReply {
    if (isNew) return { status: 201, json: { SalesOrderNumber: reference } };
    return {
      status: 409,
      json: { HasError: true, Message: 'The order exists already', SalesOrderNumber: reference },
    };
  }

  return { control: (order) => void sites.set(site.parse(order).site, site.parse(order)), handle };
});

const describe = (order: string, reference: string) => ({
  SalesOrderNumber: reference,
  ExternalOrderNo: order,
});

function spoil(what: ErpFault['what']): SandboxReply | Promise<never> {
  switch (what) {
    case 'error':
      return { status: 500, json: { Message: 'Internal error' } };
    case 'busy':
      return { status: 429, headers: { 'retry-after': '2' }, json: { Message: 'Too many requests' } };
    case 'empty':
      return { status: 200, bytes: Buffer.alloc(0) };
    case 'page':
      return {
        status: 200,
        headers: { 'content-type': 'text/html' },
        bytes: Buffer.from('<h1>Sign in</h1>'),
      };
    case 'hang':
      return hang();
    default:
      return 'drop';
  }
}
