import postgres from 'postgres';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/settings/audit/verification/route';
import { connections } from '@/db/client';
import { auditEvents } from '@/db/schema/audit-events';
import { inTenant } from '@/db/tenant';
import { ownerUrl } from '@/db/testing/test-database';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { recordAudit } from './record-audit';
import { verifyAudit } from './verify-audit';

const owner = postgres(ownerUrl(), { max: 1 });
afterAll(() => owner.end());
let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

const record = (action: string, times = 1, who = tenant) =>
  inTenant(who, async (tx) => {
    for (let n = 0; n < times; n += 1) await recordAudit(tx, who.clerk, { action, data: { n } });
  });
const eventAt = async (position: number) => {
  const [row] = await owner`select event_id as id from audit_links
    where tenant_id = ${tenant.tenantId} and position = ${position}`;
  return row?.id as string;
};

describe('the chain of the audit trail', () => {
  it('holds every event, in the order of its transactions, be there many at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => record(`event.of_${n}`, 3)));
    await record('event.of_another', 2, await makeTenant());
    const [made] =
      await owner`select count(*)::int as events from audit_events where tenant_id = ${tenant.tenantId}`;
    expect(await verifyAudit(tenant)).toEqual({
      intact: true,
      verified: made?.events,
      dropped: 0,
      head: expect.stringMatching(/^[0-9a-f]{64}$/),
      beforeChain: 0,
      broken: null,
    });
  });

  it('names the first event that was changed, however little', async () => {
    await record('event.one', 4);
    const { verified: last } = await verifyAudit(tenant);
    const id = await eventAt(last - 2);
    await owner`update audit_events set created_at = created_at + interval '1 millisecond' where id = ${id}`;
    expect(await verifyAudit(tenant)).toMatchObject({
      intact: false,
      verified: last - 3,
      broken: { position: last - 2, eventId: id, why: 'changed' },
    });
  });

  it('names an event that is gone, its link with it or not', async () => {
    await record('event.one', 4);
    const { verified: last } = await verifyAudit(tenant);
    const [id, next] = [await eventAt(last - 2), await eventAt(last - 1)];
    await owner`delete from audit_events where id = ${id}`;
    expect(await verifyAudit(tenant)).toMatchObject({
      intact: false,
      broken: { eventId: id, why: 'missing' },
    });
    await owner`delete from audit_links where event_id = ${id}`;
    expect(await verifyAudit(tenant)).toMatchObject({ intact: false, broken: { eventId: next, why: 'gap' } });
  });

  it('names an event that was put in beside it', async () => {
    await record('event.one', 2);
    const [forged] = await owner.begin(async (tx) => {
      await tx`alter table audit_events disable trigger audit_events_link`;
      const made = await tx`insert into audit_events (tenant_id, action, actor, request_id)
        values (${tenant.tenantId}, 'order.approved', '{}', 'r') returning id`;
      await tx`alter table audit_events enable trigger audit_events_link`;
      return made;
    });
    expect(await verifyAudit(tenant)).toMatchObject({
      intact: false,
      broken: { position: null, eventId: forged?.id, why: 'not_linked' },
    });
  });

  it('counts what was written before there was a chain', async () => {
    await owner`delete from audit_links where tenant_id = ${tenant.tenantId}`;
    await record('event.one', 2);
    expect(await verifyAudit(tenant)).toMatchObject({ intact: true, verified: 2, beforeChain: 1 });
  });

  it('can be altered by neither role of the service', async () => {
    const { app, system } = connections();
    const id = await eventAt(1);
    for (const text of [
      `update audit_events set action = 'x' where id = '${id}'`,
      `delete from audit_events where id = '${id}'`,
      `update audit_links set hash = 'x' where event_id = '${id}'`,
      `delete from audit_links where event_id = '${id}'`,
      `insert into audit_links (tenant_id, position, event_id, hash) values ('${tenant.tenantId}', 99, '${id}', 'x')`,
      'truncate audit_events',
      'truncate audit_links',
    ]) {
      for (const role of [app, system]) {
        await expect(role.execute(text)).rejects.toMatchObject({ cause: { code: '42501' } });
      }
    }
    expect(await inTenant(tenant, (tx) => tx.select().from(auditEvents))).not.toEqual([]);
  });
});

describe('GET /api/settings/audit/verification', () => {
  const ask = (sender: 'manager' | 'clerk' | 'nobody') =>
    callRoute(GET, tenant.requestAs(sender, 'GET', '/api/settings/audit/verification'));
  it('tells managers, and nobody else', async () => {
    expect(await ask('manager')).toMatchObject({ status: 200, body: { intact: true, broken: null } });
    expect(await ask('clerk')).toMatchObject({ status: 403 });
    expect(await ask('nobody')).toMatchObject({ status: 401 });
  });
});
