import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectErp } from './connect-erp';
import type { ErpConnector } from './connector';
import { type SandboxErp, startSandboxErp } from './sandbox/start-sandbox-erp';
import { exampleEvolutionConfig, exampleOrder } from './testing/example-order';

let erp: SandboxErp;
let connector: ErpConnector;
const config = exampleEvolutionConfig();
const first = { mayAlreadyExist: false };
const again = { mayAlreadyExist: true };
const order = exampleOrder();

beforeEach(async () => {
  const { agentCode, agentPassword } = config;
  erp = await startSandboxErp({ host: '127.0.0.1', port: 0, agentCode, agentPassword });
  connector = connectErp({ ...config, endpoint: erp.url }, { allowPrivateTargets: true, timeoutMs: 400 });
});
afterEach(() => erp.close());

const year = new Date().getUTCFullYear();
const made = { kind: 'created', reference: `SO-${year}-00001`, duplicate: false };
const requests = () => erp.calls().map((call) => `${call.method} ${call.path}`);

describe('evolutionConnector', () => {
  it('creates the sales order in one call, with Basic credentials', async () => {
    expect(await connector.createSalesOrder(order, first)).toEqual(made);
    expect(requests()).toEqual(['POST /SalesOrder']);
    expect(erp.orders()[0]?.order.ExternalOrderNo).toBe(order.orderId);
  });

  it('takes the original reference from a duplicate', async () => {
    await connector.createSalesOrder(order, first);
    expect(await connector.createSalesOrder(order, first)).toEqual({ ...made, duplicate: true });
    expect(erp.orders()).toHaveLength(1);
  });

  it('reports an unknown outcome after a time-out, and then finds the order instead of posting again', async () => {
    erp.setFault({ kind: 'slow', delayMs: 5_000 });
    erp.setFault({ kind: 'duplicate_tolerant', times: 9 });
    const lost = await connector.createSalesOrder(order, first);
    expect(lost).toMatchObject({ kind: 'unavailable', outcomeUnknown: true });
    expect(await connector.createSalesOrder(order, again)).toEqual({ ...made, duplicate: true });
    expect(erp.orders()).toHaveLength(1);
    expect(requests()).toEqual(['POST /SalesOrder', 'GET /SalesOrder']);
    expect(erp.calls()[1]?.query).toEqual({ ExternalOrderNo: order.orderId });
  });

  it('reports an unknown outcome after a lost connection, and then finds the order', async () => {
    erp.setFault({ kind: 'drop_after_accepting' });
    erp.setFault({ kind: 'duplicate_tolerant', times: 9 });
    const lost = await connector.createSalesOrder(order, first);
    expect(lost).toMatchObject({ kind: 'unavailable', outcomeUnknown: true });
    expect(await connector.createSalesOrder(order, again)).toEqual({ ...made, duplicate: true });
    expect(erp.orders()).toHaveLength(1);
  });

  it('reports an unknown outcome after a 500 that came when the order was in', async () => {
    erp.setFault({ kind: 'error_500', afterAccepting: true });
    erp.setFault({ kind: 'duplicate_tolerant', times: 9 });
    const failed = await connector.createSalesOrder(order, first);
    expect(failed).toMatchObject({ kind: 'unavailable', outcomeUnknown: true });
    expect(await connector.createSalesOrder(order, again)).toEqual({ ...made, duplicate: true });
    expect(erp.orders()).toHaveLength(1);
  });

  it.each(['drop_before_accepting', 'error_500'] as const)(
    'posts again after %s once the ERP says clearly that it has no such order',
    async (kind) => {
      erp.setFault({ kind });
      expect(await connector.createSalesOrder(order, first)).toMatchObject({ outcomeUnknown: true });
      expect(await connector.createSalesOrder(order, again)).toEqual(made);
      expect(requests()).toEqual(['POST /SalesOrder', 'GET /SalesOrder', 'POST /SalesOrder']);
    },
  );

  it('posts again when the ERP has no route to ask; its own uniqueness then answers', async () => {
    erp.setFault({ kind: 'drop_after_accepting' });
    erp.setFault({ kind: 'no_lookup' });
    await connector.createSalesOrder(order, first);
    expect(await connector.createSalesOrder(order, again)).toEqual({ ...made, duplicate: true });
  });

  it('does not post while the question itself fails', async () => {
    erp.setFault({ kind: 'lookup_error' });
    expect(await connector.createSalesOrder(order, again)).toMatchObject({
      kind: 'unavailable',
      outcomeUnknown: true,
    });
    expect(requests()).toEqual(['GET /SalesOrder']);
  });

  it('passes the refusal on in the words of the ERP', async () => {
    erp.setFault({ kind: 'refuse', message: 'Account CUS001 is closed' });
    expect(await connector.createSalesOrder(order, first)).toEqual({
      kind: 'refused',
      message: 'Account CUS001 is closed',
      status: 422,
    });
    erp.setFault({ kind: 'refuse', status: 200, message: 'Item is blocked' });
    expect(await connector.createSalesOrder(order, first)).toMatchObject({
      kind: 'refused',
      message: 'Item is blocked',
    });
  });

  it('knows after a 429 that nothing was created, and when to come back', async () => {
    erp.setFault({ kind: 'rate_limited', retryAfterSeconds: 3 });
    expect(await connector.createSalesOrder(order, first)).toMatchObject({
      kind: 'unavailable',
      outcomeUnknown: false,
      retryAfterMs: 3_000,
    });
  });

  it('knows after a refused connection that nothing was created', async () => {
    await erp.close();
    expect(await connector.createSalesOrder(order, first)).toMatchObject({
      kind: 'unavailable',
      outcomeUnknown: false,
    });
  });

  it('calls wrong credentials a refusal', async () => {
    const wrong = connectErp(
      { ...config, endpoint: erp.url, agentPassword: 'x' },
      { allowPrivateTargets: true },
    );
    const outcome = await wrong.createSalesOrder(order, first);
    expect(outcome).toMatchObject({ kind: 'refused', status: 401 });
    expect(JSON.stringify(outcome)).toContain('credentials');
  });

  it('refuses private targets unless they are allowed', async () => {
    const guarded = connectErp({ ...config, endpoint: erp.url }, { allowPrivateTargets: false });
    expect(await guarded.createSalesOrder(order, first)).toMatchObject({ kind: 'refused', status: null });
    expect(erp.calls()).toHaveLength(0);
  });

  it('refuses an order without any account, without a call', async () => {
    const customer = { ...order.customer, erpCustomerId: null };
    const outcome = await connector.createSalesOrder({ ...order, customer }, first);
    expect(outcome).toMatchObject({ kind: 'refused', status: null });
    expect(erp.calls()).toHaveLength(0);
  });

  it('finds an order that got through even when the customer has lost the account since', async () => {
    erp.setFault({ kind: 'drop_after_accepting' });
    await connector.createSalesOrder(order, first);
    const customer = { ...order.customer, erpCustomerId: null };
    expect(await connector.createSalesOrder({ ...order, customer }, again)).toEqual({
      ...made,
      duplicate: true,
    });
  });
});

describe('evolutionConnector with an ERP that does not name the order', () => {
  /** Answers POST with `posted`, GET with `asked`. */
  async function createWith(posted: [number, string], asked: [number, string]) {
    const server = createServer((request, response) => {
      const [status, body] = request.method === 'POST' ? posted : asked;
      response.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
    try {
      return await connectErp({ ...config, endpoint }, { allowPrivateTargets: true }).createSalesOrder(
        order,
        first,
      );
    } finally {
      server.close();
      server.closeAllConnections();
    }
  }
  const known = JSON.stringify([{ ExternalOrderNo: order.orderId, OrderNo: 'SO9' }]);

  it('asks for the reference', async () => {
    const created = { kind: 'created', reference: 'SO9' };
    expect(await createWith([201, '{}'], [200, known])).toEqual({ ...created, duplicate: false });
    expect(await createWith([409, 'exists'], [200, known])).toEqual({ ...created, duplicate: true });
  });

  it('believes a plain 2xx when there is nothing to ask', async () => {
    const created = { kind: 'created', reference: null, duplicate: false };
    expect(await createWith([201, '{}'], [404, ''])).toEqual(created);
  });

  it('does not take a web page, or an order the ERP then denies, for a created order', async () => {
    const undecided = { kind: 'unavailable', outcomeUnknown: true };
    expect(await createWith([200, '<html>sign in'], [404, ''])).toMatchObject(undecided);
    expect(await createWith([201, '{}'], [200, '[]'])).toMatchObject(undecided);
    expect(await createWith([201, '{}'], [500, ''])).toMatchObject(undecided);
  });

  it('takes a conflict about something else as a refusal', async () => {
    expect(await createWith([409, 'Period is closed'], [200, '[]'])).toEqual({
      kind: 'refused',
      message: 'Period is closed',
      status: 409,
    });
  });
});

describe('testConnection', () => {
  it('reads both masters', async () => {
    expect(await connector.testConnection()).toMatchObject({
      ok: true,
      checks: [
        { name: 'GET /Customer', ok: true },
        { name: 'GET /Inventory', ok: true },
      ],
    });
    expect(erp.orders()).toHaveLength(0);
  });

  it('says what is wrong: credentials, endpoint, no server', async () => {
    const reportOf = async (change: object) => {
      const settings = { ...config, endpoint: erp.url, ...change };
      const report = await connectErp(settings, { allowPrivateTargets: true }).testConnection();
      expect(report.ok).toBe(false);
      return report.checks[0]?.message;
    };
    expect(await reportOf({ agentPassword: 'x' })).toContain('agent code or password');
    expect(await reportOf({ endpoint: `${erp.url}/elsewhere` })).toContain('no such route');
    expect(await reportOf({ endpoint: 'http://127.0.0.1:1' })).toContain('refused');
  });
});
