import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { GET as healthRoute } from '@/app/api/health/route';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { systemDb, systemSql } from '@/db/system';
import { inTenant } from '@/db/tenant';
import { ownerUrl } from '@/db/testing/test-database';
import { clock } from '../clock';
import { env } from '../env';
import { oweWork } from '../ledger/owe-work';
import { deliver, payloadOf } from '../messaging/testing/deliver';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { healthEndpoint } from './contract';
import { describeParts } from './describe-parts';
import { setGoneParts, setMissingParts } from './readiness';

const { inngest, database, dataDir } = env();
const usual = { baseUrl: inngest.baseUrl, folder: database.folder };
let seconds = 0;
beforeEach(() => {
  // What was found is true for a moment; here each question is asked a minute after the one before.
  const startedAt = Date.now();
  vi.spyOn(clock, 'now').mockImplementation(() => new Date(startedAt + seconds * 1000));
});
afterEach(() => {
  vi.restoreAllMocks();
  setMissingParts([]);
  setGoneParts([]);
  inngest.baseUrl = usual.baseUrl;
  database.folder = usual.folder;
});

async function ask() {
  seconds += 60;
  const { status, body, headers } = await callRoute(healthRoute, new Request('http://localhost/api/health'));
  if (status === 200) expect(healthEndpoint.answers[200].parse(body)).toEqual(body);
  return { status, retryAfter: headers.get('retry-after'), ...(body as Record<string, unknown>) };
}

const mayMount = process.platform === 'linux' && process.getuid?.() === 0;
/** A disk of one megabyte that is full; gives how to make room. */
function fullDisk(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  const filling = join(folder, 'filling');
  try {
    for (;;) writeFileSync(filling, Buffer.alloc(4096), { flag: 'a' });
  } catch {
    // That was the last of it.
  }
  return () => rmSync(filling);
}

describe('the health check of a service of which something does not work', () => {
  it('is degraded while the functions are away, and when they have not come within a minute', async () => {
    setGoneParts(['functions']);
    const problems = [{ part: 'functions', message: expect.stringContaining('not registered') }];
    expect(await ask()).toMatchObject({ status: 'degraded', problems });
    setGoneParts([]);
    expect(await ask()).toMatchObject({ status: 'ok' });
    setMissingParts(['functions']);
    const uptime = vi.spyOn(process, 'uptime').mockReturnValue(59);
    expect(await ask()).toMatchObject({ status: 'starting', retryAfter: '1' });
    uptime.mockReturnValue(61);
    expect(await ask()).toMatchObject({ status: 'degraded', problems });
  });

  it('is degraded while the executor cannot be reached', async () => {
    inngest.baseUrl = 'http://127.0.0.1:1';
    expect(await ask()).toMatchObject({ status: 'degraded', problems: [{ part: 'executor' }] });
  });

  it('is degraded while a message waits to be read for longer than any does, or nobody hands over what is due', async () => {
    const tenant = await makeTenant();
    const messageId = '6f0d5f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
    const owed = await inTenant(tenant, (tx) => oweWork(tx, tenant, 'message/received', { messageId }));
    expect(await ask()).toMatchObject({ status: 'ok' });
    await systemSql()`update ledger set due_at = now() - interval '3 minutes' where id = ${owed}`;
    const overdue = 'Work that was due 3 minutes ago is not handed over.';
    expect(await ask()).toMatchObject({ problems: [{ part: 'functions', message: overdue }] });
    await systemSql()`update ledger set due_at = now() + interval '1 minute',
      created_at = now() - interval '7 minutes' where id = ${owed}`;
    const waiting = 'A message has waited to be read for 7 minutes.';
    expect(await ask()).toMatchObject({ problems: [{ part: 'functions', message: waiting }] });
    await systemSql()`update ledger set done_at = now() where id = ${owed}`;
    expect(await ask()).toMatchObject({ status: 'ok' });
  });

  it.skipIf(!mayMount)('is degraded while recordings have no room, and says how much there is', async () => {
    const makeRoom = fullDisk(join(dataDir, 'audio'));
    expect(await ask()).toMatchObject({
      status: 'degraded',
      problems: [
        { part: 'recordings', message: 'Recordings cannot be kept: Its disk is full. 0 MB are free.' },
      ],
    });
    makeRoom();
    expect(await ask()).toMatchObject({
      status: 'degraded',
      problems: [{ message: expect.stringContaining('nearly full') }],
    });
  });

  it.skipIf(!mayMount)(
    'is degraded while the database has little room and messages are stored still',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'order-intake-full-'));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      fullDisk(folder);
      database.folder = folder;
      expect(await ask()).toMatchObject({
        status: 'degraded',
        problems: [{ part: 'database', message: 'The disk of the database is nearly full: 0 MB are free.' }],
      });
      const { manager } = await makeTenant();
      expect(await describeParts(manager)).toContainEqual(
        expect.objectContaining({ part: 'database', isFull: false, freeBytes: 0 }),
      );
      // What was tried has been taken back.
      const probes = await systemDb().select().from(inboundMessages);
      expect(probes.filter(({ kind }) => kind === 'probe')).toEqual([]);
    },
  );

  it('is 503 from the moment that the database refuses a message for want of room, until it takes one', async () => {
    const owner = postgres(ownerUrl(), { max: 1, onnotice: () => undefined });
    onTestFinished(() => owner.end());
    await owner.unsafe(`
      create or replace function full_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger full_disk before insert on inbound_messages for each row execute function full_disk()`);
    const makeRoom = () => owner`drop trigger if exists full_disk on inbound_messages`;
    onTestFinished(async () => void (await makeRoom()));
    const text = { from: '27825550142', id: 'wamid.1', type: 'text', text: { body: '2 cola' } };
    expect((await deliver(payloadOf('100', [text]))).status).toBe(503);
    const full = {
      status: 503,
      code: 'unavailable',
      retryAfter: '5',
      detail: 'The disk of the database is full.',
    };
    expect(await ask()).toMatchObject(full);
    const { manager } = await makeTenant();
    expect(await describeParts(manager)).toContainEqual(
      expect.objectContaining({ part: 'database', isFull: true }),
    );
    expect(await ask()).toMatchObject(full);
    await makeRoom();
    expect(await ask()).toMatchObject({ status: 'ok' });
    expect(await describeParts(manager)).toContainEqual(
      expect.objectContaining({ part: 'database', isFull: false }),
    );
  });
});
