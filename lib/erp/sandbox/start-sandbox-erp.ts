import {
  type SandboxReply,
  type SandboxRequest,
  startSandboxServer,
} from '@/lib/outbound/sandbox/start-sandbox-server';
import { FaultBox, type FaultRequest, faultSchema } from './faults';
import { type MasterEdit, type MasterSizes, masterPage } from './master-data';
import { OrderBook, type RecordedOrder } from './order-book';
import { listSalesOrders, takeSalesOrder } from './take-sales-order';

export interface SandboxErpOptions {
  host: string;
  /** 0 takes a free one. */
  port: number;
  agentCode: string;
  agentPassword: string;
  /** How many records GET /Customer and GET /Inventory have; two each when not given. */
  masters?: MasterSizes;
  /** JSON lines; orders survive restarts when given. */
  dataFile?: string;
}

export interface SandboxCall {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  receivedAt: string;
  /** Null when the connection was dropped, or while the answer is not out yet. */
  status: number | null;
}

export interface SandboxErp {
  url: string;
  close(): Promise<void>;
  orders(): readonly RecordedOrder[];
  calls(): readonly SandboxCall[];
  setFault(fault: FaultRequest): void;
  /** From now on the masters are as this makes them of what they were at the start. */
  editMasters(edit: MasterEdit): void;
  clearFaults(): void;
}

/** More than any test looks at; the sandbox also runs for weeks beside a demo. */
const keptCalls = 10_000;

/**
 * An ERP for trying the product out and for its tests: POST and GET /SalesOrder, GET /Customer and /Inventory behind
 * HTTP Basic, faults on request, orders that survive restarts. Its controls, outside the ERP's own routes:
 * `POST|DELETE /_sandbox/faults`, `GET|DELETE /_sandbox/calls`. Rejects when the port is taken.
 */
export async function startSandboxErp(options: SandboxErpOptions): Promise<SandboxErp> {
  const book = await OrderBook.open(options.dataFile);
  const faults = new FaultBox();
  const sizes = options.masters ?? { customers: 2, products: 2 };
  const calls: SandboxCall[] = [];
  let edit: MasterEdit = (_, record) => record;
  const credentials = Buffer.from(`${options.agentCode}:${options.agentPassword}`).toString('base64');

  async function handle(request: SandboxRequest): Promise<SandboxReply> {
    if (request.path.startsWith('/_sandbox/')) return control(request, faults, calls);
    const call = noteCall(request);
    calls.push(call);
    if (calls.length > keptCalls) calls.shift();
    const reply =
      request.headers.authorization === `Basic ${credentials}`
        ? await answerErp(request, call.body, { book, faults, sizes, edit })
        : notAuthorised;
    call.status = reply === 'drop' ? null : reply.status;
    return reply;
  }

  const server = await startSandboxServer({ host: options.host, port: options.port, handle }).catch(
    async (error: unknown) => {
      await book.close();
      throw error;
    },
  );
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await book.close();
    },
    orders: () => book.all(),
    calls: () => calls,
    setFault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    editMasters: (wanted) => {
      edit = wanted;
    },
  };
}

const notAuthorised: SandboxReply = {
  status: 401,
  headers: { 'www-authenticate': 'Basic realm="sandbox ERP"' },
  json: { Message: 'Unknown agent or wrong password' },
};

async function answerErp(
  request: SandboxRequest,
  body: unknown,
  { book, faults, sizes, edit }: { book: OrderBook; faults: FaultBox; sizes: MasterSizes; edit: MasterEdit },
): Promise<SandboxReply> {
  switch (`${request.method} ${request.path}`) {
    case 'POST /SalesOrder':
      return takeSalesOrder(body, book, faults);
    case 'GET /SalesOrder':
      return listSalesOrders(request.query.get('ExternalOrderNo'), book, faults.takeForLookup());
    case 'GET /Customer':
      return readable(faults, { Customers: masterPage('customers', sizes, request.query, edit) });
    case 'GET /Inventory':
      return readable(faults, { Items: masterPage('products', sizes, request.query, edit) });
    default:
      return { status: 404, json: { Message: 'No such route' } };
  }
}

function readable(faults: FaultBox, json: unknown): SandboxReply {
  if (!faults.takeForMaster()) return { status: 200, json };
  return { status: 500, json: { Message: 'The master could not be read' } };
}

function control(request: SandboxRequest, faults: FaultBox, calls: SandboxCall[]): SandboxReply {
  switch (`${request.method} ${request.path}`) {
    case 'POST /_sandbox/faults': {
      const fault = faultSchema.safeParse(parseJson(request.body));
      if (!fault.success) return { status: 400, json: { errors: fault.error.issues } };
      faults.add(fault.data);
      return { status: 201, json: fault.data };
    }
    case 'DELETE /_sandbox/faults':
      faults.clear();
      return { status: 200, json: {} };
    case 'GET /_sandbox/calls':
      return { status: 200, json: { count: calls.length, calls } };
    case 'DELETE /_sandbox/calls':
      calls.length = 0;
      return { status: 200, json: {} };
    default:
      return { status: 404, json: { error: 'no such control' } };
  }
}

function noteCall(request: SandboxRequest): SandboxCall {
  return {
    method: request.method,
    path: request.path,
    query: Object.fromEntries(request.query),
    body: request.body.length === 0 ? null : parseJson(request.body),
    receivedAt: new Date().toISOString(),
    status: null,
  };
}

/** Undefined for what is not JSON: the schema then says so in its own words. */
function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
