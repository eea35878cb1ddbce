import { eq } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents } from '@/db/schema/audit-events';
import { ledger } from '@/db/schema/ledger';
import { inTenant } from '@/db/tenant';
import { ownerUrl } from '@/db/testing/test-database';
import { runOwedWork } from '@/inngest/testing/run-owed-work';
import { recordingStore } from '../audio/recording-store';
import { oweRetention } from '../ledger/owe-retention';
import { saveTenantSettings } from '../settings/save-tenant-settings';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { canary, makeKnownCustomer } from './testing/make-known-customer';

const owner = postgres(ownerUrl(), { max: 1, onnotice: () => undefined });
afterAll(() => owner.end({ timeout: 1 }));

let tenant: TestTenant;
let known: Awaited<ReturnType<typeof makeKnownCustomer>>;
let key: string;
let timeZone: string;
beforeEach(async () => {
  tenant = await makeTenant();
  known = await makeKnownCustomer(tenant, owner);
  key = `${tenant.tenantId}/${known.orderIds[0]}`;
  await recordingStore().put(key, Buffer.from('voice'), 'audio/ogg');
  await owner`update orders set audio_key = ${key} where id = ${known.orderIds[0] ?? ''}`;
  // Where it is noon now, so that the night has passed.
  const offset = 12 - new Date().getUTCHours();
  timeZone = offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  await owner`update tenants set time_zone = ${timeZone} where id = ${tenant.tenantId}`;
});

const age = (days: number) =>
  Promise.all([
    owner`update orders set created_at = now() - make_interval(days => ${days}) where tenant_id = ${tenant.tenantId}`,
    owner`update inbound_messages set created_at = now() - make_interval(days => ${days}) where tenant_id = ${tenant.tenantId}`,
  ]);
const night = async () => {
  await oweRetention();
  return runOwedWork(tenant.tenantId);
};
const keep = (days: { keepRecordingsDays?: number | null; keepTextsDays?: number | null }) =>
  saveTenantSettings(tenant.manager, days);
const order = async () => (await owner`select * from orders where id = ${known.orderIds[0] ?? ''}`)[0];
const trail = () =>
  inTenant(tenant, (tx) => tx.select().from(auditEvents).where(eq(auditEvents.action, 'retention.applied')));
const owed = () => inTenant(tenant, (tx) => tx.select().from(ledger).where(eq(ledger.name, 'retention/due')));

describe('what a tenant keeps for some days only', () => {
  it('is kept for good while the tenant says nothing', async () => {
    await age(4000);
    expect(await night()).toEqual([]);
    expect(await order()).toMatchObject({ raw_text: canary, audio_key: key });
  });

  it('loses its recordings and files, and keeps its texts', async () => {
    await keep({ keepRecordingsDays: 30 });
    await age(31);
    expect(await night()).toEqual(['retention/due', 'recordings/unwanted']);
    expect(await order()).toMatchObject({ raw_text: canary, audio_key: null });
    expect(await recordingStore().size(key)).toBeUndefined();
    expect(await trail()).toMatchObject([
      {
        actor: { kind: 'system', name: 'apply-retention' },
        data: { files: 1, orders: 0, messages: 0 },
      },
    ]);
  });

  it('loses its texts everywhere, and keeps who it is from, what it comes to and its recordings', async () => {
    await keep({ keepTextsDays: 30 });
    await age(31);
    expect(await night()).toEqual(['retention/due']);
    const left = await order();
    expect(left).toMatchObject({ raw_text: '', transcript: null, audio_key: key, status: 'COMPLETED' });
    expect(left?.search_text).toContain(canary.toLowerCase());
    for (const table of [
      'order_lines',
      'notifications',
      'outbound_events',
      'inbound_messages',
      'order_tasks',
    ]) {
      const rows = await owner.unsafe(`select * from ${table} where tenant_id = $1`, [tenant.tenantId]);
      expect(rows.length, table).toBeGreaterThan(0);
      expect(JSON.stringify(rows.map(({ to_number, to_user_id, ...row }) => row)), table).not.toContain(
        'Thandeka',
      );
    }
    const about = await owner`select data from audit_events where order_id = ${known.orderIds[0] ?? ''}`;
    expect(about).toEqual([{ data: { message: '', count: 3 } }]);
    expect((await owner`select name from customers where id = ${known.customer.id}`)[0]).toEqual({
      name: canary,
    });
    expect(await trail()).toMatchObject([{ data: { files: 0, orders: 3, messages: 4 } }]);
  });

  it('keeps what is younger, and orders that are not finished', async () => {
    await keep({ keepRecordingsDays: 30, keepTextsDays: 30 });
    await age(29);
    expect(await night()).toEqual(['retention/due']);
    await owner`update tenants set retention_owed_on = null where id = ${tenant.tenantId}`;
    await age(31);
    await owner`update orders set status = 'PENDING_REVIEW' where tenant_id = ${tenant.tenantId}`;
    expect(await night()).toEqual(['retention/due']);
    expect(await order()).toMatchObject({ raw_text: canary, audio_key: key });
    // But for a delivery status, which belongs to no order.
    expect(await trail()).toMatchObject([{ data: { files: 0, orders: 0, messages: 1 } }]);
  });

  it('is owed once a day, by whichever machines look, and not before two at night', async () => {
    await keep({ keepTextsDays: 30 });
    await Promise.all([oweRetention(), oweRetention(), oweRetention()]);
    expect(await owed()).toHaveLength(1);
    const hour = new Date().getUTCHours();
    // A zone in which it is one at night.
    const offset = hour <= 13 ? 1 - hour : 25 - hour;
    const early = offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
    await owner`update tenants set time_zone = ${early}, retention_owed_on = null where id = ${tenant.tenantId}`;
    await oweRetention();
    expect(await owed()).toHaveLength(1);
  });
});
