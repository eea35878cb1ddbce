import { setTimeout as sleep } from 'node:timers/promises';
import {
  type SandboxReply,
  type SandboxRequest,
  startSandboxServer,
} from '@/lib/outbound/sandbox/start-sandbox-server';

/** One answer, word for word. In a text body `{orderId}` and `{reference}` stand for those of the call. */
export interface ScriptedReply {
  status: number;
  headers?: Readonly<Record<string, string>>;
  /** Text and bytes go out as they are, anything else as JSON; nothing when absent. */
  body?: unknown;
  /** How long the answer takes; 0 unless given. */
  delayMs?: number;
  /** Whether the order is booked: not (the default), before the delay, or after it, when the caller may have left. */
  books?: 'at_once' | 'late';
}

/** `drop_…`: the connection is closed without an answer. */
export type PostReply = ScriptedReply | 'drop_before_booking' | 'drop_after_booking';

export interface ScriptedErpOptions {
  /** How a question for a sales order is answered unless scripted: from what is booked, or (`none`) by an empty 404. */
  lookup?: 'booked' | 'none';
  /** What a second order with the same id gets unless scripted: 409 with the first one's reference, or a booking more. */
  duplicates?: 'refuse' | 'tolerate';
  /** Name of the field, and of the query parameter, with the order id; ExternalOrderNo unless given. */
  idempotencyKey?: string;
}

export interface BookedOrder {
  orderId: string;
  reference: string;
  posted: unknown;
}

/** What an ERP saw of one request. `orderId` is null when it names none. */
export interface ScriptedCall {
  method: string;
  path: string;
  orderId: string | null;
  headers: SandboxRequest['headers'];
  at: number;
}

export interface ScriptedErp {
  /** Stays the same while it is away. */
  url: string;
  /** How the next `times` (1) posted orders are answered; after those again by booking them, with a 201. */
  onPost(reply: PostReply, times?: number): void;
  /** How the next `times` (1) questions for a sales order are answered, or `drop`. */
  onLookup(reply: ScriptedReply | 'drop', times?: number): void;
  /** Every sales order it has, in the order of booking: two with one id are the fault that nobody may see. */
  booked(): readonly BookedOrder[];
  calls(method?: 'GET' | 'POST'): readonly ScriptedCall[];
  /** From here on connections are refused, until it comes back. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/**
 * An ERP for tests that says what the test has written down, and keeps a ledger of what it booked. It takes posted
 * orders at any path (so it stands for a generic_webhook's endpoint, too), questions at any path that ends in
 * `/SalesOrder`, and asks for no credentials.
 *
 * ```ts
 * const erp = await startScriptedErp({ lookup: 'none', duplicates: 'tolerate' });
 * erp.onPost({ status: 200, body: '{"OrderNo":0}' });
 * erp.onPost('drop_after_booking', 2);
 * erp.onPost({ status: 201, body: '<OrderNo>{reference}</OrderNo>', books: 'late', delayMs: 20_000 });
 * ```
 */
export async function startScriptedErp(options: ScriptedErpOptions = {}): Promise<ScriptedErp> {
  const key = options.idempotencyKey ?? 'ExternalOrderNo';
  const postReplies: PostReply[] = [];
  const lookupReplies: (ScriptedReply | 'drop')[] = [];
  const booked: BookedOrder[] = [];
  const calls: ScriptedCall[] = [];

  function book(orderId: string, posted: unknown): BookedOrder {
    const reference = `SO${String(booked.length + 1).padStart(5, '0')}`;
    const order = { orderId, reference, posted };
    booked.push(order);
    return order;
  }

  async function takePost(orderId: string, posted: unknown): Promise<SandboxReply> {
    const reply = postReplies.shift() ?? usualReply(orderId);
    if (reply === 'drop_before_booking') return 'drop';
    if (reply === 'drop_after_booking') {
      book(orderId, posted);
      return 'drop';
    }
    let order = reply.books === 'at_once' ? book(orderId, posted) : undefined;
    if (reply.delayMs !== undefined) await sleep(reply.delayMs, undefined, { ref: false });
    if (reply.books === 'late') order = book(orderId, posted);
    return write(reply, orderId, order?.reference ?? referenceOf(orderId));
  }

  function usualReply(orderId: string): ScriptedReply {
    const isRefused = options.duplicates !== 'tolerate' && referenceOf(orderId) !== '';
    const body = '{"SalesOrderNumber":"{reference}"}';
    if (!isRefused) return { status: 201, body, books: 'at_once' };
    return { status: 409, body: '{"Message":"already exists","SalesOrderNumber":"{reference}"}' };
  }

  const referenceOf = (orderId: string) => booked.find((order) => order.orderId === orderId)?.reference ?? '';

  async function answerLookup(orderId: string): Promise<SandboxReply> {
    const reply = lookupReplies.shift() ?? usualFinding(orderId);
    if (reply === 'drop') return 'drop';
    if (reply.delayMs !== undefined) await sleep(reply.delayMs, undefined, { ref: false });
    return write(reply, orderId, referenceOf(orderId));
  }

  function usualFinding(orderId: string): ScriptedReply {
    if (options.lookup === 'none') return { status: 404 };
    const own = booked.filter((order) => order.orderId === orderId);
    const records = own.map(({ reference }) => ({ [key]: orderId, SalesOrderNumber: reference }));
    return { status: 200, body: { SalesOrders: records } };
  }

  async function handle(request: SandboxRequest): Promise<SandboxReply> {
    const posted = parseJson(request.body);
    const orderId = request.query.get(key) ?? readId(posted, key) ?? readId(posted, 'idempotencyKey');
    const { method, path, headers } = request;
    calls.push({ method, path, orderId, headers, at: Date.now() });
    if (method === 'POST') return takePost(orderId ?? '', posted);
    if (method === 'GET' && path.endsWith('/SalesOrder')) return answerLookup(orderId ?? '');
    return { status: 200, json: [] };
  }

  const start = (port: number) => startSandboxServer({ host: '127.0.0.1', port, handle });
  let server = await start(0);
  const { url } = server;
  return {
    url,
    onPost: (reply, times = 1) => postReplies.push(...Array.from({ length: times }, () => reply)),
    onLookup: (reply, times = 1) => lookupReplies.push(...Array.from({ length: times }, () => reply)),
    booked: () => booked,
    calls: (method) => (method === undefined ? calls : calls.filter((call) => call.method === method)),
    goAway: () => server.close(),
    comeBack: async () => {
      server = await start(Number(new URL(url).port));
    },
    close: () => server.close(),
  };
}

function write(reply: ScriptedReply, orderId: string, reference: string): SandboxReply {
  const { status, headers = {}, body } = reply;
  if (body instanceof Uint8Array) return { status, headers, bytes: body };
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const filled = text.replaceAll('{orderId}', orderId).replaceAll('{reference}', reference);
  return { status, headers, bytes: Buffer.from(filled) };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

function readId(posted: unknown, key: string): string | null {
  if (typeof posted !== 'object' || posted === null) return null;
  const held: unknown = Object.entries(posted).find(([name]) => name === key)?.[1];
  return typeof held === 'string' ? held : null;
}
