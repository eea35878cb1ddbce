import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as handshakeRoute } from '@/app/api/webhooks/messaging/route';
import { messagingChannels } from '@/db/schema/messaging-channels';
import { systemSql } from '@/db/system';
import { inTenant } from '@/db/tenant';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { configureMessaging, verifyToken } from './testing/configure-messaging';
import { appSecret, deliver, payloadOf, sign, textMessage } from './testing/deliver';

configureMessaging();

let tenant: TestTenant;
const phoneNumberId = '106540352242922';
beforeAll(async () => {
  tenant = await makeTenant();
  const { tenantId } = tenant;
  await inTenant(tenant, (tx) => tx.insert(messagingChannels).values({ tenantId, phoneNumberId }));
});
beforeEach(async () => {
  await systemSql()`delete from ledger`;
});

interface Stored {
  tenantId: string | null;
  dedupeKey: string;
  kind: string;
  outcome: string | null;
  payload: Record<string, unknown>;
}
/** What the work stored, in the order of the delivery. */
async function since(work: () => Promise<unknown>): Promise<Stored[]> {
  const before = await systemSql()<{ id: string }[]>`select id from inbound_messages`;
  const ids = JSON.stringify(before.map(({ id }) => id));
  await work();
  return systemSql()<Stored[]>`
    select tenant_id as "tenantId", dedupe_key as "dedupeKey", kind, outcome, payload from inbound_messages
    where id not in (select jsonb_array_elements_text(${ids}::text::jsonb)::uuid) order by ctid`;
}
const owed = async () => systemSql()`select tenant_id, name, payload from ledger`;

describe('POST /api/webhooks/messaging', () => {
  it('stores every message of a delivery with the work it owes, and answers queued', async () => {
    const messages = [textMessage('2 cola'), textMessage('3 bread')];
    const stored = await since(async () => {
      const answer = await deliver(payloadOf(phoneNumberId, messages));
      expect(answer).toMatchObject({ status: 200, body: { status: 'queued' } });
      expect(answer.headers.get('x-request-id')).toBeTruthy();
    });
    expect(stored).toMatchObject(
      messages.map(({ id }) => ({
        tenantId: tenant.tenantId,
        dedupeKey: `message:${id}`,
        kind: 'text',
        payload: { from: '+27825550142', profileName: 'Sunrise Spaza', raw: { id } },
      })),
    );
    expect(await owed()).toMatchObject([
      { tenant_id: tenant.tenantId, name: 'message/received' },
      { tenant_id: tenant.tenantId, name: 'message/received' },
    ]);
  });

  it('takes several entries, changes and messages, whichever tenant each is for', async () => {
    const one = payloadOf(phoneNumberId, [textMessage('1')]).entry as unknown[];
    const two = payloadOf('999999', [textMessage('2'), textMessage('3')]).entry as unknown[];
    const stored = await since(() => deliver({ object: 'x', entry: [...one, ...two] }));
    expect(stored.map(({ tenantId }) => tenantId)).toEqual([tenant.tenantId, null, null]);
    expect(await owed()).toHaveLength(1);
  });

  it('stores a repeated delivery once, also when both arrive at the same moment', async () => {
    const payload = payloadOf(phoneNumberId, [textMessage('2 cola')]);
    const stored = await since(async () => {
      const answers = await Promise.all([1, 2, 3, 4].map(() => deliver(payload)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      await deliver(payload);
    });
    expect(stored).toHaveLength(1);
    expect(await owed()).toHaveLength(1);
  });

  it.each([
    ['missing', null],
    ['of another secret', sign(JSON.stringify({}), 'another-secret')],
    ['without its prefix', sign('{}').slice('sha256='.length)],
    ['empty', ''],
    ['of another length', 'sha256=00'],
    ['sha1', 'sha1=2fd4e1c67a2d28fced849ee1bb76e7391b93eb12'],
  ])('answers 401 to a signature that is %s, and leaves no row', async (_name, signature) => {
    const stored = await since(async () => {
      const refused = await deliver(payloadOf(phoneNumberId, [textMessage('2 cola')]), signature);
      expect(refused).toMatchObject({ status: 401, body: { code: 'invalid_signature', status: 401 } });
      expect(refused.headers.get('content-type')).toContain('application/problem+json');
    });
    expect(stored).toEqual([]);
    expect(await owed()).toEqual([]);
  });

  it('verifies the very bytes: the same JSON written otherwise does not fit', async () => {
    const payload = payloadOf(phoneNumberId, [textMessage('2 cola')]);
    const spaced = JSON.stringify(payload, null, 2);
    expect((await deliver(spaced, sign(JSON.stringify(payload)))).status).toBe(401);
    expect((await deliver(spaced, sign(spaced).toUpperCase().replace('SHA256', 'sha256'))).status).toBe(200);
    expect(appSecret).not.toBe('');
  });

  it.each([
    ['an empty body', ''],
    ['no JSON', 'hello'],
    ['an array', '[]'],
    ['null', 'null'],
    ['no entry', '{"object":"page"}'],
    ['a message that is a number', JSON.stringify(payloadOf(phoneNumberId, [7]))],
    ['a field it does not know', '{"entry":[{"changes":[{"field":"calls","value":{}}]}]}'],
    ['a NUL and half a surrogate pair', '{"a":"\\u0000","b":"\\ud800","\\u0000":1}'],
    ['a number too large for a double', '{"entry":1e309}'],
    ['deep nesting', `{"entry":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['prototype keys', '{"__proto__":{"entry":[]},"constructor":{"prototype":{}}}'],
  ])('keeps what it does not understand and answers 200: %s', async (_name, body) => {
    const stored = await since(async () => {
      expect(await deliver(body)).toMatchObject({ status: 200, body: { status: 'queued' } });
      await deliver(body);
    });
    expect(stored).toMatchObject([{ kind: 'not_understood', outcome: 'NOT_UNDERSTOOD', tenantId: null }]);
    expect(stored[0]?.payload).toHaveProperty('received');
    expect(await owed()).toEqual([]);
  });

  it('keeps a message whose text Postgres could not hold as it is', async () => {
    const stored = await since(() => deliver(payloadOf(phoneNumberId, [textMessage('2\u0000 cola \ud83d')])));
    expect(stored).toMatchObject([{ payload: { raw: { text: { body: '2\ufffd cola \ufffd' } } } }]);
    expect(await owed()).toHaveLength(1);
  });

  it('keeps what it understands of a delivery beside what it does not', async () => {
    const stored = await since(() => deliver(payloadOf(phoneNumberId, [textMessage('2 cola'), 'strange'])));
    expect(stored.map(({ kind }) => kind).sort()).toEqual(['not_understood', 'text']);
  });

  it('refuses a body over 3 MiB with 413', async () => {
    const stored = await since(async () => {
      const refused = await deliver(`{"a":"${'x'.repeat(3 * 1024 * 1024)}"}`);
      expect(refused).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
    });
    expect(stored).toEqual([]);
  });
});

describe('GET /api/webhooks/messaging', () => {
  const shake = async (query: string) => {
    const request = new Request(`http://localhost:3000/api/webhooks/messaging?${query}`);
    const response = await handshakeRoute(request, { params: Promise.resolve({}) });
    return {
      status: response.status,
      text: await response.text(),
      type: response.headers.get('content-type'),
    };
  };
  const good = `hub.mode=subscribe&hub.verify_token=${verifyToken}&hub.challenge=1158201444`;

  it('gives the challenge back for the right token', async () => {
    expect(await shake(good)).toMatchObject({ status: 200, text: '1158201444' });
    expect(await shake(`${good}&hub.something=new`)).toMatchObject({ status: 200, text: '1158201444' });
    expect((await shake(good.replace('1158201444', '%3Cscript%3E'))).type).toContain('text/plain');
  });

  it.each([
    ['another token', good.replace(verifyToken, 'another')],
    ['no token', 'hub.mode=subscribe&hub.challenge=1'],
    ['an empty token', good.replace(verifyToken, '')],
    ['another mode', good.replace('subscribe', 'unsubscribe')],
    ['two modes', `${good}&hub.mode=unsubscribe`],
    ['two tokens', `hub.verify_token=another&${good}`],
    ['nothing at all', ''],
  ])('answers 403 Forbidden to %s', async (_name, query) => {
    expect(await shake(query)).toMatchObject({ status: 403, text: 'Forbidden' });
  });
});
