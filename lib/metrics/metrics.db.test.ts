import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GET as metricsRoute } from '@/app/api/metrics/route';
import { closeConnections } from '@/db/close-connections';
import { inTenant } from '@/db/tenant';
import { env } from '../env';
import { oweWork } from '../ledger/owe-work';
import { abandonWork } from '../ledger/settle-work';
import { approveAt } from '../orders/testing/approve-at';
import { type Desk, openDesk } from '../orders/testing/open-desk';
import { instruments } from './instruments';

const token = 'a-token-of-more-than-32-characters';
const { database } = env();
const { systemUrl } = database;
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
}, 120_000);
afterAll(() => desk.close());
afterEach(async () => {
  env().metricsToken = undefined;
  if (database.systemUrl === systemUrl) return;
  database.systemUrl = systemUrl;
  await closeConnections();
});

async function ask(authorization?: string) {
  const headers = authorization === undefined ? {} : { authorization };
  const request = new Request('http://localhost/api/metrics', { headers });
  const answer = await metricsRoute(request, { params: Promise.resolve({}) });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}
const figures = async () => {
  env().metricsToken = token;
  const { text } = await ask(`Bearer ${token}`);
  return (name: string): number => {
    const line = text.split('\n').find((each) => each.startsWith(`order_intake_${name} `));
    return Number(line?.split(' ').at(-1) ?? Number.NaN);
  };
};

describe('GET /api/metrics', () => {
  it('is not there without a token in the configuration, whatever is sent', async () => {
    expect((await ask(`Bearer ${token}`)).status).toBe(404);
    expect((await ask('Bearer undefined')).status).toBe(404);
  });

  it('opens for the token alone, and for nobody’s key', async () => {
    env().metricsToken = token;
    for (const wrong of [undefined, 'Bearer ', 'Bearer another', `Basic ${token}`, token])
      expect((await ask(wrong)).status).toBe(401);
    const manager = await desk.requestAs('manager', 'GET', '/api/metrics');
    expect((await ask(manager.headers.get('authorization') ?? '')).status).toBe(401);
    expect(await ask(`bearer ${token}`)).toMatchObject({
      status: 200,
      type: 'text/plain; version=0.0.4; charset=utf-8',
    });
  });

  it('tells the owed work of all tenants by kind, with its age, and what was given up', async () => {
    const earlier = await figures();
    const orderId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
    const late = new Date(Date.now() - 60_000);
    await inTenant(desk, async (tx) => {
      await oweWork(tx, desk.manager, 'order/quiet', { orderId }, late);
      const given = await oweWork(tx, desk.manager, 'order/quiet', { orderId }, late);
      await abandonWork(tx, desk.manager, given, 'it is of no use');
    });
    const later = await figures();
    const had = (name: string) => earlier(name) || 0;
    for (const name of ['owed_work', 'owed_work_overdue', 'given_up_work'])
      expect([name, later(`${name}{work="order/quiet"}`) - had(`${name}{work="order/quiet"}`)]).toEqual([
        name,
        1,
      ]);
    expect(later('owed_work_oldest_seconds{work="order/quiet"}')).toBeGreaterThanOrEqual(0);
  });

  it('counts what is read, called and approved, and whether a person had a hand in it', async () => {
    const earlier = await figures();
    const order = await desk.receive('2 zing cola 330ml can', '+27825550171');
    await approveAt(desk, order);
    const later = await figures();
    const grown = (name: string) => later(name) - (earlier(name) || 0);
    expect(grown('reading_seconds_count{outcome="ok"}')).toBe(1);
    expect(grown('approvals_total{touch="touchless"}')).toBe(1);
    expect(grown('erp_call_seconds_count{call="post",outcome="created"}')).toBe(1);
  });

  it('tells how the pools stand', async () => {
    const later = await figures();
    expect(later('database_up')).toBe(1);
    expect(later('database_pool_size{pool="app"}')).toBe(5);
    expect(later('database_connections{pool="app",state="active"}')).toBeGreaterThan(0);
    expect(later('database_wait_seconds{pool="system"}')).toBeGreaterThan(0);
  });

  it('tells what the process counts while the database is away', async () => {
    await closeConnections();
    database.systemUrl = 'postgres://nobody:wrong@127.0.0.1:1/none';
    const later = await figures();
    expect(later('database_up')).toBe(0);
    expect(await instruments().registry.metrics()).toContain('order_intake_reading_seconds');
  });

  it.each(['grafana.json', 'README.md'])('has every figure that docs/metrics/%s names', async (file) => {
    env().metricsToken = token;
    const { text } = await ask(`Bearer ${token}`);
    const written = readFileSync(new URL(`../../docs/metrics/${file}`, import.meta.url), 'utf8');
    const named = [...written.matchAll(/order_intake_[a-z_]+[a-z]/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    );
    const told = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map((match) => match[1]));
    expect([...new Set(named)].filter((name) => !told.has(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(4);
  });

  it('has nothing of a tenant or a customer in it', async () => {
    env().metricsToken = token;
    const { text } = await ask(`Bearer ${token}`);
    for (const secret of [desk.tenantId, desk.slug, '+27825550171']) expect(text).not.toContain(secret);
  });
});
