import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildEvolutionPayload } from '../evolution-payload';
import { exampleEvolutionConfig, exampleOrder } from '../testing/example-order';
import { type SandboxErp, startSandboxErp } from './start-sandbox-erp';

const agent = { agentCode: 'ORDERS', agentPassword: 'secret' };
const authorization = `Basic ${Buffer.from('ORDERS:secret').toString('base64')}`;
const payload = buildEvolutionPayload(exampleOrder(), 'CUS001', exampleEvolutionConfig());
let erp: SandboxErp;

beforeEach(async () => {
  erp = await startSandboxErp({ host: '127.0.0.1', port: 0, ...agent });
});
afterEach(() => erp.close());

const post = (url: string, body: unknown, headers: Record<string, string> = { authorization }) =>
  fetch(`${url}/SalesOrder`, { method: 'POST', headers, body: JSON.stringify(body) });

describe('startSandboxErp', () => {
  it('answers 201 with a reference, then 409 with the original one', async () => {
    const created = await post(erp.url, payload);
    expect(created.status).toBe(201);
    const { SalesOrderNumber } = await created.json();
    expect(SalesOrderNumber).toMatch(/^SO-\d{4}-\d{5}$/);
    const repeated = await post(erp.url, payload);
    expect(repeated.status).toBe(409);
    expect(await repeated.json()).toMatchObject({ SalesOrderNumber, HasError: true });
  });

  it.each(Object.keys(payload))('requires %s', async (field) => {
    const answer = await post(erp.url, { ...payload, [field]: undefined });
    expect(answer.status).toBe(400);
    expect((await answer.json()).ValidationErrors[0].Field).toBe(field);
  });

  it.each(Object.keys(payload.Lines[0] ?? {}))('requires %s of each line', async (field) => {
    const Lines = [{ ...payload.Lines[0], [field]: undefined }];
    const answer = await post(erp.url, { ...payload, Lines });
    expect(answer.status).toBe(400);
  });

  it('requires line numbers that count from 1, and at least one line', async () => {
    const shifted = payload.Lines.map((line) => ({ ...line, LineNumber: line.LineNumber + 1 }));
    expect((await post(erp.url, { ...payload, Lines: shifted })).status).toBe(400);
    expect((await post(erp.url, { ...payload, Lines: [] })).status).toBe(400);
    expect(erp.orders()).toHaveLength(0);
  });

  it.each(['/SalesOrder', '/Customer', '/Inventory'])('guards %s with Basic credentials', async (path) => {
    expect((await fetch(erp.url + path)).status).toBe(401);
    expect((await fetch(erp.url + path, { headers: { authorization } })).status).toBe(200);
  });

  it('finds an order by its ExternalOrderNo', async () => {
    await post(erp.url, payload);
    const ask = async (no: string) =>
      (await fetch(`${erp.url}/SalesOrder?ExternalOrderNo=${no}`, { headers: { authorization } })).json();
    expect((await ask(exampleOrder().orderId)).SalesOrders).toHaveLength(1);
    expect((await ask('another')).SalesOrders).toHaveLength(0);
  });

  it('takes faults and shows its calls over HTTP', async () => {
    const set = (body: unknown) =>
      fetch(`${erp.url}/_sandbox/faults`, { method: 'POST', body: JSON.stringify(body) });
    expect((await set({ kind: 'nonsense' })).status).toBe(400);
    expect((await set({ kind: 'error_500', times: 2 })).status).toBe(201);
    expect((await post(erp.url, payload)).status).toBe(500);
    await fetch(`${erp.url}/_sandbox/faults`, { method: 'DELETE' });
    expect((await post(erp.url, payload)).status).toBe(201);
    const log = await (await fetch(`${erp.url}/_sandbox/calls`)).json();
    expect(log).toMatchObject({ count: 2, calls: [{ status: 500 }, { status: 201, body: payload }] });
  });

  it('says when its port is taken', async () => {
    const port = Number(new URL(erp.url).port);
    await expect(startSandboxErp({ host: '127.0.0.1', port, ...agent })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });

  it('keeps every order it has answered for across kill -9', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-erp-'));
    const dataFile = join(folder, 'orders.jsonl');
    try {
      const child = spawn(
        process.execPath,
        [
          '--import',
          'tsx',
          '-e',
          `import('./lib/erp/sandbox/start-sandbox-erp.ts').then(async ({ startSandboxErp }) => {
            const erp = await startSandboxErp(${JSON.stringify({ host: '127.0.0.1', port: 0, ...agent, dataFile })});
            console.log(erp.url);
          });`,
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const url = await new Promise<string>((resolve) =>
        child.stdout.once('data', (chunk) => resolve(String(chunk).trim())),
      );
      const answered = new Map<string, string>();
      const posts = Array.from({ length: 40 }, async (_, at) => {
        const answer = await post(url, { ...payload, ExternalOrderNo: `order-${at}` }).catch(() => undefined);
        if (answer?.status === 201) answered.set(`order-${at}`, (await answer.json()).SalesOrderNumber);
        if (answered.size === 20) child.kill('SIGKILL');
      });
      await Promise.allSettled(posts);
      child.kill('SIGKILL');
      const restarted = await startSandboxErp({ host: '127.0.0.1', port: 0, ...agent, dataFile });
      const kept = new Map(
        restarted.orders().map(({ order, reference }) => [order.ExternalOrderNo, reference]),
      );
      expect(answered.size).toBeGreaterThanOrEqual(20);
      for (const [no, reference] of answered) expect(kept.get(no)).toBe(reference);
      expect(kept.size).toBe(restarted.orders().length);
      await restarted.close();
    } finally {
      await rm(folder, { recursive: true });
    }
  }, 30_000);
});
