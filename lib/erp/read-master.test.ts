import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { connectErp } from './connect-erp';
import type { Master } from './connector';
import { type SandboxErp, startSandboxErp } from './sandbox/start-sandbox-erp';
import { exampleEvolutionConfig } from './testing/example-order';

const config = exampleEvolutionConfig();
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function read(master: Master, endpoint: string, agentPassword = config.agentPassword) {
  const { readMaster } = connectErp({ ...config, endpoint, agentPassword }, { allowPrivateTargets: true });
  if (!readMaster) throw new Error('this ERP cannot be read');
  return readMaster(master);
}

async function sandbox(): Promise<SandboxErp> {
  const { agentCode, agentPassword } = config;
  const masters = { customers: 800, products: 1_001 };
  const erp = await startSandboxErp({ host: '127.0.0.1', port: 0, agentCode, agentPassword, masters });
  closers.push(() => erp.close());
  return erp;
}

/** An ERP that answers these in turn, and what it was asked. */
async function answering(
  answer: (page: number, origin: string) => { json: unknown; link?: string; status?: number },
) {
  const asked: string[] = [];
  const server = createServer(({ url = '', headers }, reply) => {
    asked.push(url);
    const { json, link, status = 200 } = answer(asked.length, `http://${headers.host}`);
    reply.writeHead(status, { 'content-type': 'application/json', ...(link && { link }) });
    reply.end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

describe('reading a master', () => {
  it('reads page by page to the end, each record once', async () => {
    const erp = await sandbox();
    const reading = await read('Inventory', erp.url);
    const records = reading.kind === 'read' ? reading.records : [];
    expect(new Set(records.map((record) => record['Item Code'])).size).toBe(1_001);
    expect(erp.calls().map(({ query }) => query.page)).toEqual(['1', '2', '3']);
  });

  it('names fields in words, and those of a group by both', async () => {
    const reading = await read('Customer', (await sandbox()).url);
    expect(reading).toMatchObject({ kind: 'read' });
    expect(reading.kind === 'read' && reading.records[5]).toMatchObject({
      'Credit Limit': 5000,
      'Address City': 'Johannesburg',
    });
  });

  it('reads an ERP that answers everything at once, and the same at every page, once', async () => {
    const list = Array.from({ length: 500 }, (_, at) => ({ ItemCode: `A${at}` }));
    const { url, asked } = await answering(() => ({ json: list }));
    const reading = await read('Inventory', url);
    expect(reading.kind === 'read' && reading.records.length).toBe(500);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['names how many there are', (records: object[]) => ({ Total: 350, Items: records }), 4],
    ['does not', (records: object[]) => records, 4],
  ])('reads on where an ERP answers fewer at once than it is asked for, and %s', async (_, form, calls) => {
    const all = Array.from({ length: 350 }, (_, at) => ({ ItemCode: `A${at}` }));
    const { url, asked } = await answering((page) => ({
      json: form(all.slice(page * 100 - 100, page * 100)),
    }));
    const reading = await read('Inventory', url);
    expect(reading.kind === 'read' && reading.records.length).toBe(350);
    expect(asked).toHaveLength(calls);
  });

  it('takes a refusal of the page behind the last for its end', async () => {
    const { url } = await answering((page) =>
      page === 1 ? { json: [{ ItemCode: 'A1' }] } : { json: { error: 'no such page' }, status: 404 },
    );
    expect(await read('Inventory', url)).toEqual({ kind: 'read', records: [{ 'Item Code': 'A1' }] });
  });

  it('gives nothing when fewer come than the ERP says there are', async () => {
    const { url } = await answering(() => ({ json: { total: 3, items: [{ ItemCode: 'A1' }] } }));
    expect(await read('Inventory', url)).toEqual({
      kind: 'failed',
      message: 'GET /Inventory names more records than the 1 that it answers',
    });
  });

  it('follows a link to the next page, of the same host alone', async () => {
    const { url, asked } = await answering((page, origin) =>
      page === 1
        ? { json: { value: [{ a: 1 }], '@odata.nextLink': `${origin}/Inventory?skip=1` } }
        : page === 2
          ? { json: { value: [{ a: 2 }] }, link: '</Inventory?skip=2>; rel="next"' }
          : { json: { value: [{ a: 3 }], nextLink: 'http://203.0.113.9/Inventory?skip=3' } },
    );
    const reading = await read('Inventory', url);
    expect(reading).toEqual({ kind: 'read', records: [{ a: 1 }, { a: 2 }, { a: 3 }] });
    expect(asked.slice(1)).toEqual(['/Inventory?skip=1', '/Inventory?skip=2']);
  });

  it('gives nothing of a master that failed halfway, and says what the ERP said', async () => {
    const erp = await sandbox();
    erp.setFault({ kind: 'master_error' });
    expect(await read('Inventory', erp.url)).toEqual({
      kind: 'failed',
      message: expect.stringContaining('The master could not be read'),
    });
  });

  it('says that the credentials are wrong, that nothing is there, and that no list came', async () => {
    const erp = await sandbox();
    expect(await read('Customer', erp.url, 'wrong')).toMatchObject({
      kind: 'failed',
      message: 'GET /Customer: the agent code or password was not accepted',
    });
    const { url } = await answering(() => ({ json: { Status: 'ok' } }));
    expect(await read('Customer', url)).toMatchObject({
      message: 'GET /Customer answered with no list of records',
    });
    expect(await read('Customer', 'http://127.0.0.1:9')).toMatchObject({ kind: 'failed' });
  });
});
