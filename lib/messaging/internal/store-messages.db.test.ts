import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it, vi } from 'vitest';
import { messagingChannels } from '@/db/schema/messaging-channels';
import * as system from '@/db/system';
import { inTenant } from '@/db/tenant';
import { makeTenant } from '../../tenancy/testing/make-tenant';
import { type InboxRow, storeMessages } from './store-messages';

vi.mock('@/db/system', { spy: true });

const phoneNumberId = '106540352242922';
beforeAll(async () => {
  const tenant = await makeTenant();
  const { tenantId } = tenant;
  await inTenant(tenant, (tx) => tx.insert(messagingChannels).values({ tenantId, phoneNumberId }));
});

const message = (change: Partial<InboxRow> = {}): InboxRow => {
  const id = `wamid.${randomUUID()}`;
  return {
    ...{ dedupeKey: `message:${id}`, phoneNumberId, kind: 'text', platformMessageId: id, sentAt: null },
    payload: { text: { body: '2 cola' } },
    ...change,
  };
};

const stored = async (rows: readonly InboxRow[]) => {
  const found = await system.systemSql()<{ key: string; owed: number }[]>`
    select dedupe_key as key,
      (select count(*)::int from ledger where payload ->> 'messageId' = inbound_messages.id::text) as owed
    from inbound_messages where dedupe_key in ${system.systemSql()(rows.map((row) => row.dedupeKey))}
    order by created_at`;
  return found.map(({ key, owed }) => ({ key, owed }));
};

it('stores what comes at once with few statements, and owes each of it once', async () => {
  const rows = Array.from({ length: 60 }, () => message());
  const again = rows.slice(0, 20);
  vi.mocked(system.systemSql).mockClear();
  await Promise.all([...rows, ...again].map((row) => storeMessages([row])));
  expect(vi.mocked(system.systemSql).mock.calls.length).toBeLessThan(8);
  const found = await stored(rows);
  expect(found).toHaveLength(60);
  expect(found.every(({ owed }) => owed === 1)).toBe(true);
});

it('keeps the order of messages of one delivery', async () => {
  const rows = Array.from({ length: 12 }, () => message());
  await Promise.all([storeMessages([message()]), storeMessages([message()]), storeMessages(rows)]);
  expect((await stored(rows)).map(({ key }) => key)).toEqual(rows.map(({ dedupeKey }) => dedupeKey));
});

it('refuses nobody for what another has sent', async () => {
  const rows = Array.from({ length: 9 }, () => message());
  const wrong = message({ sentAt: 'no moment' });
  const answers = await Promise.allSettled(
    [...rows.slice(0, 5), wrong, ...rows.slice(5)].map((row) => storeMessages([row])),
  );
  expect(answers.map(({ status }) => status === 'fulfilled')).toEqual(
    Array.from({ length: 10 }, (_, at) => at !== 5),
  );
  expect(await stored(rows)).toHaveLength(9);
  expect(await stored([wrong])).toEqual([]);
});
