import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemSql } from '@/db/system';
import { inTenant } from '@/db/tenant';
import { ownerUrl } from '@/db/testing/test-database';
import { takeOver } from '@/scripts/backup/take-over';
import { describeHealth } from '../health/describe-health';
import { findProblems } from '../health/internal/find-problems';
import { lookAtOwedWork } from '../health/internal/look-at-owed-work';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { oweWork } from './owe-work';
import { type Relay, startRelay, type WorkEvent } from './relay';
import { outwardWork } from './restored-copy';
import { abandonWork, deferWork, finishWork } from './settle-work';

let tenant: TestTenant;
let sent: WorkEvent[];
const relays: Relay[] = [];
beforeEach(async () => {
  await systemSql()`delete from ledger`;
  tenant = await makeTenant();
  sent = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(relays.splice(0).map((relay) => relay.stop()));
});

async function relay(send = async (events: WorkEvent[]) => void sent.push(...events)) {
  const started = await startRelay(send);
  relays.push(started);
  return started;
}
const messageId = '6f0d5f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
const owe = () => inTenant(tenant, (tx) => oweWork(tx, tenant, 'message/received', { messageId }));
const idsSent = () => sent.map(({ id }) => id);
const makeDue = () => systemSql()`update ledger set due_at = now() - interval '1 ms'`;
/** The relays started from here on look only when they are told to. */
const stopLooks = () => vi.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => undefined));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the relay', () => {
  it('hands over again what an executor has lost, once it is told so, and nothing that is settled', async () => {
    const lost = await owe();
    const started = await relay();
    await expect.poll(idsSent).toEqual([`${lost}.0`]);
    const done = await owe();
    started.poke();
    await expect.poll(() => sent.length).toBe(2);
    await inTenant(tenant, (tx) => finishWork(tx, tenant, done));
    await started.resend();
    await expect.poll(idsSent).toEqual([`${lost}.0`, `${done}.0`, `${lost}.0`]);
  });

  it('sends what was owed before it started, with what the function needs', async () => {
    const id = await owe();
    await relay();
    await expect
      .poll(() => sent)
      .toEqual([
        {
          id: `${id}.0`,
          name: 'message/received',
          data: { messageId, workId: id, tenantId: tenant.tenantId },
        },
      ]);
  });

  it('sends what is owed later right after the commit, not at its next look', async () => {
    stopLooks();
    await relay();
    await pause(100);
    await owe();
    await expect.poll(() => sent.length).toBe(1);
  });

  it('lets tenants and kinds of work take turns, however long the backlog of one is', async () => {
    await systemSql()`insert into ledger (tenant_id, name, payload, due_at)
      select ${tenant.tenantId}, 'message/received', '{}', now() - interval '1 hour' from generate_series(1, 450)`;
    const other = await makeTenant();
    for (const [tenantId, name] of [
      [tenant.tenantId, 'order/approved'],
      [other.tenantId, 'message/received'],
    ]) {
      await systemSql()`insert into ledger (tenant_id, name, payload) values (${tenantId ?? ''}, ${name ?? ''}, '{}')`;
    }
    await relay();
    await expect.poll(() => sent.length).toBe(452);
    const first = sent.slice(0, 3).map(({ name, data }) => `${name} of ${data.tenantId}`);
    expect(first.sort()).toEqual(
      [
        `message/received of ${tenant.tenantId}`,
        `message/received of ${other.tenantId}`,
        `order/approved of ${tenant.tenantId}`,
      ].sort(),
    );
  });

  it('leaves in a restored copy what others would see, until it takes over', async () => {
    const owner = postgres(ownerUrl(), { max: 1, onnotice: () => undefined });
    onTestFinished(async () => {
      await owner`delete from restored_copies`;
      await owner.end({ timeout: 1 });
    });
    await owner`insert into restored_copies (restored_at, made_at) values (now(), now())`;
    for (const name of outwardWork)
      await systemSql()`insert into ledger (tenant_id, name, payload) values (${tenant.tenantId}, ${name}, '{}')`;
    await systemSql()`update ledger set due_at = now() - interval '1 hour'`;
    const read = await owe();
    const { poke } = await relay();
    await expect.poll(idsSent).toEqual([`${read}.0`]);
    await pause(150);
    expect(sent).toHaveLength(1);
    expect(await lookAtOwedWork()).toBeNull();
    expect((await findProblems()).problems).toContainEqual({
      part: 'restored copy',
      message: expect.stringContaining('has not taken over'),
    });

    const heldBack = async () =>
      (await describeHealth(tenant.manager)).work.filter(({ isHeldBack }) => isHeldBack);
    expect((await heldBack()).map(({ name }) => name)).toEqual(outwardWork.toSorted());

    await takeOver(ownerUrl());
    expect(await heldBack()).toEqual([]);
    poke();
    await expect.poll(() => sent.length).toBe(1 + outwardWork.length);
    expect((await findProblems()).problems).not.toContainEqual(
      expect.objectContaining({ part: 'restored copy' }),
    );
  });

  it('sends nothing of a transaction that was taken back', async () => {
    const undone = inTenant(tenant, async (tx) => {
      await oweWork(tx, tenant, 'message/received', { messageId });
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    await relay();
    await pause(150);
    expect(sent).toEqual([]);
  });

  it('sends each piece of work once, with several relays looking at the same moment', async () => {
    const all = await Promise.all([relay(), relay(), relay(), relay()]);
    for (let round = 1; round <= 15; round += 1) {
      // No NOTIFY: all four look when they are poked, at the same moment.
      await systemSql()`insert into ledger (tenant_id, name, payload)
        select ${tenant.tenantId}, 'message/received', '{}' from generate_series(1, 20)`;
      for (const each of all) each.poke();
      await expect.poll(() => sent.length).toBeGreaterThanOrEqual(round * 20);
    }
    await pause(150);
    expect(sent).toHaveLength(300);
    expect(new Set(idsSent()).size).toBe(300);
  });

  it('sends more than one batch holds without waiting in between', async () => {
    await systemSql()`insert into ledger (tenant_id, name, payload)
      select ${tenant.tenantId}, 'message/received', '{}' from generate_series(1, 450)`;
    stopLooks();
    await relay();
    await expect.poll(() => sent.length).toBe(450);
  });

  it('sends again what is not settled in time: first under the same id, then under a new one', async () => {
    const id = await owe();
    const { poke } = await relay();
    for (let times = 1; times <= 4; times += 1) {
      await expect.poll(() => sent.length).toBe(times);
      const [row] = await systemSql()`select due_at > now() + interval '50 seconds' as later from ledger`;
      expect(row).toEqual({ later: true });
      await makeDue();
      poke();
    }
    expect(idsSent().slice(0, 4)).toEqual([`${id}.0`, `${id}.0`, `${id}.1`, `${id}.2`]);
  });

  it('sends nothing again that is finished or given up', async () => {
    const [done, lost] = [await owe(), await owe()];
    const { poke } = await relay();
    await expect.poll(() => sent.length).toBe(2);
    await inTenant(tenant, async (tx) => {
      await finishWork(tx, tenant, done);
      await abandonWork(tx, tenant, lost, 'no use');
    });
    await makeDue();
    poke();
    await pause(150);
    expect(sent).toHaveLength(2);
  });

  it('sends deferred work when it is due, as a new event', async () => {
    const id = await owe();
    const { poke } = await relay();
    await expect.poll(() => sent.length).toBe(1);
    const dueAt = new Date(Date.now() + 60_000);
    await inTenant(tenant, (tx) => deferWork(tx, tenant, id, dueAt, 'the ERP is away'));
    poke();
    await pause(150);
    expect(sent).toHaveLength(1);
    await makeDue();
    poke();
    await expect.poll(idsSent).toEqual([`${id}.0`, `${id}.1`]);
  });

  it('loses nothing when handing over fails, and goes on by itself', async () => {
    const id = await owe();
    let failures = 2;
    await relay(async (events) => {
      if (failures-- > 0) throw new Error('the executor is away');
      sent.push(...events);
    });
    await expect.poll(idsSent).toEqual([`${id}.0`]);
  });

  it('keeps the date of work that was deferred while its hand-over failed', async () => {
    const id = await owe();
    await relay(async () => {
      await inTenant(tenant, (tx) => deferWork(tx, tenant, id, new Date(Date.now() + 3_600_000), 'later'));
      throw new Error('the answer was lost');
    });
    await pause(200);
    const [row] = await systemSql()`select due_at > now() + interval '50 minutes' as kept from ledger`;
    expect(row).toEqual({ kept: true });
  });

  it('sends at once after a restart what the executor may have forgotten', async () => {
    const id = await owe();
    await (await relay()).stop();
    await expect.poll(() => sent.length).toBe(1);
    await relay();
    await expect.poll(idsSent).toEqual([`${id}.0`, `${id}.0`]);
  });

  it('stops only when its last hand-over has ended', async () => {
    await owe();
    let ended = false;
    const slow = await relay(async () => {
      await pause(200);
      ended = true;
    });
    await pause(50);
    await slow.stop();
    expect(ended).toBe(true);
    await owe();
    await pause(100);
    expect(sent).toEqual([]);
  });
});
