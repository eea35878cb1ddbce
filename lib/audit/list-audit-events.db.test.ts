import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as exportRoute } from '@/app/api/settings/audit/export/route';
import { GET } from '@/app/api/settings/audit/route';
import { auditEvents } from '@/db/schema/audit-events';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { mintOrderId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import type { AuditEvent } from './contract';
import { recordAudit } from './record-audit';

const path = '/api/settings/audit/export';
let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

const record = (ctx: Context, action: string, orderId?: string) =>
  inTenant(ctx, (tx) =>
    recordAudit(tx, ctx, {
      action,
      data: { reason: 'why' },
      ...(orderId ? { orderId: mintOrderId(orderId) } : {}),
    }),
  );
const recordAt = (createdAt: string, action: string) =>
  inTenant(tenant, (tx) =>
    tx.insert(auditEvents).values({
      tenantId: tenant.tenantId,
      actor: tenant.clerk.actor,
      requestId: 'r',
      action,
      createdAt: new Date(createdAt),
    }),
  );
const ask = (query = '', sender: 'manager' | 'clerk' | 'nobody' = 'manager', who = tenant) =>
  callRoute(GET, who.requestAs(sender, 'GET', `/api/settings/audit${query}`));
const list = async (query = '') => {
  const { body } = await ask(query);
  return (body as { events: AuditEvent[] }).events;
};
const actions = async (query: string) => (await list(query)).map(({ action }) => action);

describe('GET /api/settings/audit', () => {
  it('says who did what and when, newest first', async () => {
    const orderId = randomUUID();
    await record(tenant.clerk, 'order.approved', orderId);
    await record(tenant.manager, 'user.created');
    const [newest, before] = await list();
    expect(newest).toMatchObject({ action: 'user.created', actor: { kind: 'user', name: 'Mandla Manager' } });
    expect(before).toMatchObject({
      action: 'order.approved',
      actor: { kind: 'user', name: 'Clara Clerk' },
      orderId,
      subjectId: null,
      requestId: 'test',
      data: { reason: 'why' },
    });
  });

  it('filters by a kind of thing and by one action', async () => {
    await record(tenant.clerk, 'order.approved');
    await record(tenant.clerk, 'order.rejected');
    await record(tenant.clerk, 'orders_seen.once');
    expect(await actions('?kind=order')).toEqual(['order.rejected', 'order.approved']);
    expect(await actions('?kind=order.rejected')).toEqual(['order.rejected']);
  });

  it('filters by a kind of actor and by one person', async () => {
    const service: Context = { ...tenant.clerk, actor: { kind: 'system', name: 'sync' } };
    await record(service, 'order.completed');
    await record(tenant.clerk, 'order.approved');
    const [approved] = await list('?kind=order.approved');
    expect(await actions('?actor=system&kind=order')).toEqual(['order.completed']);
    expect(await actions(`?actor=${approved?.actor.id}`)).toEqual(['order.approved']);
    expect(await actions(`?actor=${randomUUID()}`)).toEqual([]);
  });

  it('filters by order, and an unknown number has no events', async () => {
    const orderId = randomUUID();
    await record(tenant.clerk, 'line.added', orderId);
    await record(tenant.clerk, 'line.removed', randomUUID());
    expect(await actions(`?order=${orderId.toUpperCase()}`)).toEqual(['line.added']);
    expect(await actions('?order=SO-2026-9')).toEqual([]);
  });

  it('counts days as the tenant does, both ends included', async () => {
    await recordAt('2026-02-28T21:59:59.999Z', 'day.before');
    await recordAt('2026-02-28T22:00:00.000Z', 'day.first');
    await recordAt('2026-03-01T21:59:59.999Z', 'day.last');
    await recordAt('2026-03-01T22:00:00.000Z', 'day.after');
    expect(await actions('?kind=day&from=2026-03-01&to=2026-03-01')).toEqual(['day.last', 'day.first']);
  });

  it('comes in pages', async () => {
    for (let n = 0; n < 3; n++) await record(tenant.clerk, 'order.read');
    expect((await ask('?kind=order&limit=2&offset=2')).body).toMatchObject({
      events: [{ action: 'order.read' }],
      total: 3,
      totalIsExact: true,
      limit: 2,
      offset: 2,
    });
  });

  it('shows nothing of another tenant', async () => {
    const other = await makeTenant();
    const orderId = randomUUID();
    await record(tenant.clerk, 'order.approved', orderId);
    expect((await ask(`?order=${orderId}`, 'manager', other)).body).toMatchObject({ events: [], total: 0 });
  });

  it('is exported whole as CSV, filtered, without formulas, and that is recorded', async () => {
    await inTenant(tenant, (tx) =>
      recordAudit(
        tx,
        { ...tenant.clerk, actor: { kind: 'system', name: '=1+1' }, address: '203.0.113.9' },
        { action: 'order.approved', data: { reason: 'so "he", said' } },
      ),
    );
    await record(tenant.clerk, 'line.added');
    const request = await tenant.requestAs('manager', 'GET', '/api/settings/audit/export?kind=order');
    const answer = await exportRoute(request, { params: Promise.resolve({}) });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="audit.csv"');
    const [head, row, ...rest] = (await answer.text()).split('\r\n');
    expect(head).toContain('time,action,actor kind,actor');
    expect(row).toContain(`order.approved,system,"'=1+1",,203.0.113.9,test`);
    expect(row).toContain('"{""reason"":""so \\""he\\"", said""}"');
    expect(rest).toEqual(['']);
    expect(await list('?kind=audit')).toMatchObject([{ action: 'audit.exported', data: { kind: 'order' } }]);
    expect(await callRoute(exportRoute, tenant.requestAs('clerk', 'GET', path))).toMatchObject({
      status: 403,
    });
  });

  it('names faults of the query, and is for managers only', async () => {
    expect(await ask('?kind=Order&actor=me&from=yesterday')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'query.kind' }, { path: 'query.actor' }, { path: 'query.from' }] },
    });
    expect(await ask('', 'nobody')).toMatchObject({ status: 401 });
    expect(await ask('', 'clerk')).toMatchObject({ status: 403 });
  });
});
