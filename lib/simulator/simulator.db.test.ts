import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as answersRoute, POST as chatRoute } from '@/app/api/simulator/chat/route';
import { POST as voiceRoute } from '@/app/api/simulator/voice/route';
import { customers } from '@/db/schema/customers';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { notifications } from '@/db/schema/notifications';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { oggRecording } from '../audio/testing/ogg-recording';
import { keyFor } from '../auth/testing/key-for';
import { type Desk, openDesk } from '../orders/testing/open-desk';
import { callRoute } from '../tenancy/testing/call-route';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

type Sender = Parameters<Desk['requestAs']>[0];
const chat = (body: unknown, sender: Sender = 'clerk') =>
  callRoute(chatRoute, desk.requestAs(sender, 'POST', '/api/simulator/chat', body));
async function voice(audio: Blob, phoneNumber = '082 555 0142', key?: string) {
  const form = new FormData();
  form.append('audio', audio, 'note.webm');
  form.append('phoneNumber', phoneNumber);
  const signedIn = await desk.requestAs('clerk', 'POST', '/api/simulator/voice');
  const request = new Request(signedIn.url, { method: 'POST', body: form });
  request.headers.set('authorization', signedIn.headers.get('authorization') ?? '');
  if (key !== undefined) request.headers.set('idempotency-key', key);
  return callRoute(voiceRoute, request);
}

/** Does the owed reading beside the call, as the executor would. */
async function whileReading<T>(call: Promise<T>): Promise<T> {
  let answered = false;
  const done = () => {
    answered = true;
  };
  call.then(done, done);
  while (!answered) {
    await desk.work('message/received');
    await desk.work('voice/received');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return call;
}

describe('POST /api/simulator/chat', () => {
  it('answers 201 with the order once it has been read', async () => {
    const answer = await whileReading(chat({ phoneNumber: '0825550142', text: '2 zing cola 330ml can' }));
    expect(answer).toMatchObject({
      status: 201,
      body: {
        orderId: expect.any(String),
        status: 'PENDING_REVIEW',
        order: {
          source: 'SIMULATOR',
          customer: { phoneNumber: '+27825550142' },
          lines: [{ quantity: 2, product: { sku: 'COLA-330' } }],
        },
      },
    });
  });

  it('answers 202 when nobody has read it within ten seconds, and loses nothing', async () => {
    const answer = await chat({ phoneNumber: '+27 82 555 0143', text: '3 zing cola 330ml can' });
    expect(answer).toMatchObject({ status: 202, body: { status: 'queued', messageId: expect.any(String) } });
    expect(await desk.work('message/received')).toEqual(['message/received']);
  });

  it('makes an order of each message, also of the same text twice', async () => {
    const text = '4 zing cola 330ml can';
    const [one, two] = await whileReading(
      Promise.all([chat({ phoneNumber: '0825550142', text }), chat({ phoneNumber: '0825550142', text })]),
    );
    const ids = [one, two].map(({ body }) => (body as { orderId: string }).orderId);
    expect(new Set(ids).size).toBe(2);
  });

  it('names a number that is none, and stores nothing', async () => {
    const count = async () => (await inTenant(desk, (tx) => tx.select().from(inboundMessages))).length;
    const before = await count();
    for (const phoneNumber of ['12345', 'not a number', '+27 1']) {
      expect(await chat({ phoneNumber, text: '2 cola' })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'phoneNumber' }] },
      });
    }
    expect(await count()).toBe(before);
  });

  it('is closed to strangers and to keys without its scope', async () => {
    const body = { phoneNumber: '0825550142', text: '2 cola' };
    expect(await chat(body, 'nobody')).toMatchObject({ status: 401 });
    expect(await chat(body, await keyFor(desk, 'orders:write'))).toMatchObject({ status: 403 });
  });

  it('shows the order to a key that may read orders, and to another only that it is read', async () => {
    const body = { phoneNumber: '0825550142', text: '6 zing cola 330ml can' };
    const [blind, seeing] = [
      await keyFor(desk, 'simulator:use'),
      await keyFor(desk, 'simulator:use', 'orders:read'),
    ];
    expect((await whileReading(chat(body, blind))).body).toEqual({
      orderId: expect.any(String),
      status: 'PENDING_REVIEW',
    });
    expect((await whileReading(chat(body, seeing))).body).toMatchObject({ order: { source: 'SIMULATOR' } });
  });
});

describe('GET /api/simulator/chat', () => {
  it('tells a key that may not read orders of simulated ones only', async () => {
    const phoneNumber = '+27825550177';
    await inTenant(desk, async (tx) => {
      const { tenantId } = desk;
      const [customer] = await tx
        .insert(customers)
        .values({ tenantId, name: 'Sunrise Spaza', phoneNumber })
        .returning();
      if (!customer) throw new Error('no customer');
      for (const source of ['SIMULATOR', 'MESSAGING'] as const) {
        const [order] = await tx
          .insert(orders)
          .values({ tenantId, source, status: 'COMPLETED', customerId: customer.id })
          .returning();
        if (!order) throw new Error('no order');
        const told = { orderId: order.id, customerId: customer.id, kind: 'COMPLETED' } as const;
        await tx.insert(notifications).values({ tenantId, ...told, toNumber: phoneNumber, body: source });
      }
    });
    const told = async (sender: Sender) => {
      const path = `/api/simulator/chat?${new URLSearchParams({ phoneNumber })}`;
      const { body } = await callRoute(answersRoute, desk.requestAs(sender, 'GET', path));
      return (body as { answers: { body: string }[] }).answers.map((each) => each.body).sort();
    };
    expect(await told(await keyFor(desk, 'simulator:use'))).toEqual(['SIMULATOR']);
    expect(await told(await keyFor(desk, 'simulator:use', 'orders:read'))).toEqual([
      'MESSAGING',
      'SIMULATOR',
    ]);
  });
});

describe('POST /api/simulator/voice', () => {
  it('answers 201 with the recording kept, whatever type it was sent as', async () => {
    const audio = new Blob([new Uint8Array(oggRecording(5))], { type: 'text/plain' });
    expect(await whileReading(voice(audio))).toMatchObject({
      status: 201,
      body: {
        status: 'PENDING_REVIEW',
        order: {
          source: 'SIMULATOR',
          isVoiceNote: true,
          audio: { contentType: 'audio/ogg', durationSeconds: 5 },
          warnings: expect.arrayContaining([expect.objectContaining({ code: 'needs_transcription' })]),
        },
      },
    });
  });

  it('is carried out once for an idempotency key, though each attempt has a boundary of its own', async () => {
    const [same, other] = [2, 3].map((seconds) => new Blob([new Uint8Array(oggRecording(seconds))]));
    if (!same || !other) throw new Error('no recordings');
    const first = await whileReading(voice(same, '0825550142', 'once'));
    const second = await voice(same, '0825550142', 'once');
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(second.body).toEqual(first.body);
    expect(await voice(other, '0825550142', 'once')).toMatchObject({ status: 409 });
    expect(await voice(same, '0825550143', 'once')).toMatchObject({ status: 409 });
  });

  it('refuses what is no recording with 415', async () => {
    expect(await voice(new Blob(['RIFF....WAVE']))).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type' },
    });
  });
});
