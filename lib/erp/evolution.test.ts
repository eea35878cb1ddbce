import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { maxRetryAfterMs } from '../outbound/read-retry-after';
import { connectErp } from './connect-erp';
import type { ErpConnector } from './connector';
import { type SandboxErp, startSandboxErp } from './sandbox/start-sandbox-erp';
import { exampleEvolutionConfig, exampleOrder } from './testing/example-order';

let erp: SandboxErp;
let connector: ErpConnector;
const config = exampleEvolutionConfig();
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
    expect(await connector.createSalesOrder(order)).toEqual(made);
    expect(requests()).toEqual(['POST /SalesOrder']);
    expect(erp.orders()[0]?.order.ExternalOrderNo).toBe(order.orderId);
  });

  it('takes the original reference from a duplicate', async () => {
    await connector.createSalesOrder(order);
    expect(await connector.createSalesOrder(order)).toEqual({ ...made, duplicate: true });
    expect(erp.orders()).toHaveLength(1);
  });

  it.each([
    ['a time-out', { kind: 'slow', delayMs: 5_000 }, { mayStillRun: true, isAway: true }],
    ['a lost connection', { kind: 'drop_after_accepting' }, { mayStillRun: true, isAway: true }],
    ['a 500', { kind: 'error_500', afterAccepting: true }, { mayStillRun: false, isAway: false }],
    ['a 503', { kind: 'error_500', status: 503 }, { mayStillRun: false, isAway: true }],
    ['a 504', { kind: 'error_500', status: 504 }, { mayStillRun: true, isAway: true }],
  ] as const)(
    'reports an unknown outcome after %s, and asks nothing by itself',
    async (_what, fault, told) => {
      erp.setFault(fault);
      expect(await connector.createSalesOrder(order)).toMatchObject({ kind: 'unknown', ...told });
      expect(requests()).toEqual(['POST /SalesOrder']);
    },
  );

  it('finds an order that got through by its id, and says when there is none', async () => {
    expect(await connector.findSalesOrder(order.orderId)).toEqual({ kind: 'absent' });
    erp.setFault({ kind: 'drop_after_accepting' });
    await connector.createSalesOrder(order);
    expect(await connector.findSalesOrder(order.orderId)).toEqual({
      kind: 'found',
      reference: made.reference,
    });
    expect(erp.calls().at(-1)?.query).toEqual({ ExternalOrderNo: order.orderId });
  });

  it('tells an ERP that cannot be asked from one that fails to answer', async () => {
    erp.setFault({ kind: 'no_lookup' });
    expect(await connector.findSalesOrder(order.orderId)).toMatchObject({ kind: 'cannot_be_asked' });
    erp.setFault({ kind: 'lookup_error' });
    expect(await connector.findSalesOrder(order.orderId)).toMatchObject({ kind: 'unclear', isAway: false });
  });

  it('passes the refusal on in the words of the ERP', async () => {
    erp.setFault({ kind: 'refuse', message: 'Account CUS001 is closed' });
    expect(await connector.createSalesOrder(order)).toEqual({
      kind: 'refused',
      message: 'Account CUS001 is closed',
      status: 422,
    });
    erp.setFault({ kind: 'refuse', status: 200, message: 'Item is blocked' });
    expect(await connector.createSalesOrder(order)).toMatchObject({
      kind: 'refused',
      message: 'Item is blocked',
    });
  });

  it('knows after a 429 that nothing was created, and when to come back', async () => {
    erp.setFault({ kind: 'rate_limited', retryAfterSeconds: 3 });
    expect(await connector.createSalesOrder(order)).toMatchObject({
      kind: 'unavailable',
      isAway: true,
      retryAfterMs: 3_000,
    });
  });

  it('waits no longer than 15 minutes for a busy ERP, whatever it asks for', async () => {
    erp.setFault({ kind: 'rate_limited', retryAfterSeconds: 100_000 });
    expect(await connector.createSalesOrder(order)).toMatchObject({
      kind: 'unavailable',
      retryAfterMs: maxRetryAfterMs,
    });
    expect(maxRetryAfterMs).toBe(900_000);
  });

  it('knows after a refused connection that nothing was created', async () => {
    await erp.close();
    expect(await connector.createSalesOrder(order)).toMatchObject({
      kind: 'unavailable',
      isAway: true,
    });
  });

  it('calls wrong credentials a refusal', async () => {
    const wrong = connectErp(
      { ...config, endpoint: erp.url, agentPassword: 'x' },
      { allowPrivateTargets: true },
    );
    const outcome = await wrong.createSalesOrder(order);
    expect(outcome).toMatchObject({ kind: 'refused', status: 401 });
    expect(JSON.stringify(outcome)).toContain('credentials');
  });

  it('refuses private targets unless they are allowed', async () => {
    const guarded = connectErp({ ...config, endpoint: erp.url }, { allowPrivateTargets: false });
    expect(await guarded.createSalesOrder(order)).toMatchObject({ kind: 'refused', status: null });
    expect(erp.calls()).toHaveLength(0);
  });

  it('refuses an order without any account, without a call', async () => {
    const customer = { ...order.customer, erpCustomerId: null };
    const outcome = await connector.createSalesOrder({ ...order, customer });
    expect(outcome).toMatchObject({ kind: 'refused', status: null });
    expect(erp.calls()).toHaveLength(0);
  });
});

describe('evolutionConnector with an ERP that does not name the order', () => {
  async function createWith(status: number, body: string) {
    const server = createServer((_request, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
    try {
      return await connectErp({ ...config, endpoint }, { allowPrivateTargets: true }).createSalesOrder(order);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  }

  it.each(['', '{}', '<html>sign in'])('takes %j with a 2xx for an unknown outcome', async (body) => {
    expect(await createWith(200, body)).toMatchObject({ kind: 'unknown', mayStillRun: false, isAway: false });
  });

  it('hands a conflict without a reference on as one', async () => {
    expect(await createWith(409, 'exists')).toEqual({ kind: 'duplicate', message: 'exists', status: 409 });
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
