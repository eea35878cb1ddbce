import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as healthRoute } from '@/app/api/health/route';
import { closeConnections } from '@/db/close-connections';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { ledger } from '@/db/schema/ledger';
import { systemDb } from '@/db/system';
import { inTenant } from '@/db/tenant';
import packageJson from '@/package.json';
import { env } from '../env';
import { oweWork } from '../ledger/owe-work';
import { abandonWork, deferWork, finishWork } from '../ledger/settle-work';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { healthEndpoint } from './contract';
import { describeHealth } from './describe-health';
import { setMissingParts } from './readiness';

describe('GET /api/health', () => {
  const { database } = env();
  const appUrl = database.appUrl;
  // A process is starting for a minute at most, and that of the tests may be older.
  beforeEach(() => {
    vi.spyOn(process, 'uptime').mockReturnValue(1);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    database.appUrl = appUrl;
    setMissingParts([]);
    await closeConnections();
  });
  const ask = () => callRoute(healthRoute, new Request('http://localhost/api/health'));

  it('answers anybody, in the shape of the spec', async () => {
    expect(await ask()).toMatchObject({
      status: 200,
      body: {
        status: 'ok',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        uptime: expect.any(Number),
        version: packageJson.version,
      },
    });
  });

  it('says that the service is starting until the last part has come', async () => {
    for (const missing of [['functions', 'demo tenant'], ['demo tenant'], ['functions']] as const) {
      setMissingParts(missing);
      const answer = await ask();
      expect(answer).toMatchObject({
        status: 503,
        body: { status: 'starting', version: packageJson.version },
      });
      expect(healthEndpoint.answers[503].parse(answer.body)).toEqual(answer.body);
      expect(answer.headers.get('retry-after')).toBe('1');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    setMissingParts([]);
    expect(await ask()).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('says that it is starting while the database is, too', async () => {
    await closeConnections();
    database.appUrl = 'postgres://order_intake_app:x@127.0.0.1:1/order_intake';
    setMissingParts(['functions']);
    expect(await ask()).toMatchObject({ status: 503, body: { status: 'starting' } });
  });

  it('answers 503 when the database is not there', async () => {
    await closeConnections();
    database.appUrl = 'postgres://order_intake_app:x@127.0.0.1:1/order_intake';
    const answer = await ask();
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(answer.headers.get('retry-after')).toBe('5');
  });
});

describe('describeHealth', () => {
  it('counts what the tenant is owed and what was given up', async () => {
    const { manager } = await makeTenant();
    const other = await makeTenant();
    const eventId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
    await inTenant(manager, async (tx) => {
      const works = [];
      for (let n = 0; n < 4; n++) works.push(await oweWork(tx, manager, 'event/recorded', { eventId }));
      await finishWork(tx, manager, works[0] ?? '');
      await abandonWork(tx, manager, works[1] ?? '', 'no');
    });
    expect((await describeHealth(manager)).work).toEqual([
      { name: 'event/recorded', owed: 2, givenUp: 1, owedSince: expect.any(Date), isHeldBack: false },
    ]);
    expect((await describeHealth(other.manager)).work).toEqual([]);
  });

  it('says since when work is owed, not when it is looked at next', async () => {
    const { manager } = await makeTenant();
    const since = new Date(Date.now() - 3_600_000);
    const soon = new Date(Date.now() + 600_000);
    await inTenant(manager, async (tx) => {
      const workId = await oweWork(tx, manager, 'event/recorded', { eventId: randomUUID() });
      await tx.update(ledger).set({ createdAt: since }).where(eq(ledger.id, workId));
      await deferWork(tx, manager, workId, soon, 'not yet');
    });
    expect((await describeHealth(manager)).work).toMatchObject([{ owed: 1, owedSince: since }]);
  });

  it('counts messages whose number belongs to nobody', async () => {
    const { manager } = await makeTenant();
    const before = (await describeHealth(manager)).unassignedMessages;
    await systemDb().insert(inboundMessages).values({
      dedupeKey: 'message:unassigned',
      source: 'MESSAGING',
      kind: 'text',
      payload: {},
    });
    const { unassignedMessages } = await describeHealth(manager);
    expect(unassignedMessages).toEqual({ count: before.count + 1, lastReceivedAt: expect.any(Date) });
  });
});
