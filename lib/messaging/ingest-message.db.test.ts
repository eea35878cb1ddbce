import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers } from '@/db/schema/customers';
import { ledger } from '@/db/schema/ledger';
import { inTenant } from '@/db/tenant';
import { oggRecording } from '../audio/testing/ogg-recording';
import { oweWork } from '../ledger/owe-work';
import { type Desk, openDesk } from '../orders/testing/open-desk';
import { findReceived, receiveRaw } from '../orders/testing/receive-raw';
import { configureMessaging } from './testing/configure-messaging';
import { deliver, payloadOf, textMessage } from './testing/deliver';

configureMessaging();

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const text = (body: string) => ({ type: 'text', text: { body } });

describe('a message that is an order', () => {
  it.each([
    ['text', text('2 zing cola 330ml can')],
    ['button', { type: 'button', button: { text: '2 zing cola 330ml can', payload: 'p' } }],
    [
      'interactive reply',
      {
        type: 'interactive',
        interactive: { type: 'list_reply', list_reply: { id: '1', title: '2 zing cola 330ml can' } },
      },
    ],
    ['image with a caption', { type: 'image', image: { id: '1', caption: '2 zing cola 330ml can' } }],
    [
      'document with a caption',
      { type: 'document', document: { id: '1', filename: 'order.pdf', caption: '2 zing cola 330ml can' } },
    ],
    [
      'the platform’s own order',
      {
        type: 'order',
        order: { catalog_id: '1', product_items: [{ product_retailer_id: 'COLA-330', quantity: 2 }] },
      },
    ],
  ])('%s becomes an order in review with its lines', async (_name, message) => {
    const { row, order } = await receiveRaw(desk, message);
    expect(row).toMatchObject({ outcome: 'ORDER', processedAt: expect.any(Date) });
    expect(order).toMatchObject({
      status: 'PENDING_REVIEW',
      source: 'MESSAGING',
      isVoiceNote: false,
      customer: { name: 'Sunrise Spaza', phoneNumber: '+27825550142' },
      lines: [{ quantity: 2, product: { sku: 'COLA-330' } }],
    });
  });

  it('makes one order however often it is delivered or its work is run', async () => {
    const message = textMessage('2 zing cola 330ml can');
    const payload = payloadOf(desk.phoneNumberId, [message]);
    await Promise.all([deliver(payload), deliver(payload)]);
    await Promise.all([desk.work('message/received'), desk.work('message/received')]);
    const { row } = await findReceived(desk, String(message.id));
    await inTenant(desk, (tx) => oweWork(tx, desk, 'message/received', { messageId: row.id }));
    await desk.work('message/received');
    const { orders, order } = await findReceived(desk, String(message.id));
    expect([orders, order?.lines.length]).toEqual([1, 1]);
  });

  it('keeps the order of messages in one delivery', async () => {
    const both = [textMessage('first zing cola'), textMessage('second zing cola')];
    await deliver(payloadOf(desk.phoneNumberId, both));
    await desk.work('message/received');
    const [first, second] = await Promise.all(both.map(({ id }) => findReceived(desk, String(id))));
    expect(first?.order?.createdAt && second?.order?.createdAt).toBeTruthy();
    expect(String(first?.order?.createdAt) < String(second?.order?.createdAt)).toBe(true);
  });
});

describe('a voice note', () => {
  const voice = (id: string) => ({ type: 'audio', audio: { id, mime_type: 'audio/ogg', voice: true } });

  it('is fetched and kept, and goes to the clerk when nobody can transcribe it', async () => {
    const mediaId = desk.platform.addMedia(oggRecording(3), 'audio/ogg; codecs=opus');
    const { order } = await receiveRaw(desk, voice(mediaId));
    expect(order).toMatchObject({
      status: 'PENDING_REVIEW',
      isVoiceNote: true,
      rawText: '',
      lines: [],
      transcript: null,
      audio: { contentType: 'audio/ogg', durationSeconds: 3 },
      warnings: [{ code: 'needs_transcription' }],
    });
  });

  it('becomes an order with a warning when its recording is gone or is none', async () => {
    const notSound = desk.platform.addMedia(Buffer.from('<html>'), 'audio/ogg');
    for (const mediaId of ['999', notSound]) {
      const { row } = await receiveRaw(desk, voice(mediaId));
      await inTenant(desk, (tx) => oweWork(tx, desk, 'message/received', { messageId: row.id }));
      await desk.work('message/received');
      const { order } = await findReceived(desk, row.dedupeKey.replace('message:', ''));
      expect(order).toMatchObject({ status: 'PENDING_REVIEW', audio: null });
      const codes = order?.warnings.map(({ code }) => code);
      expect(codes).toEqual(['recording_missing']);
      expect(order?.warnings[0]?.message).toMatch(/could not be fetched/);
      expect(JSON.stringify(order?.warnings)).not.toMatch(/listen/);
    }
  });
});

describe('a message that is no order', () => {
  it.each([
    ['a reaction', { type: 'reaction', reaction: { message_id: 'wamid.x', emoji: '👍' } }],
    ['a sticker', { type: 'sticker', sticker: { id: '1', mime_type: 'image/webp' } }],
    ['a location', { type: 'location', location: { latitude: -26.2, longitude: 28.04 } }],
    ['a picture that nobody can fetch', { type: 'image', image: {} }],
    ['an edit', { type: 'unsupported', errors: [{ code: 131051, title: 'Unsupported message type' }] }],
    ['a kind from the future', { type: 'hologram', hologram: {} }],
    ['a text without text', { type: 'text' }],
    ['a message without a kind', {}],
  ])('%s is kept on the conversation, and its work is done', async (_name, message) => {
    const { row, orders } = await receiveRaw(desk, message);
    expect(orders).toBe(0);
    expect(row).toMatchObject({ outcome: 'NOTED', customerId: expect.any(String) });
    const owed = await inTenant(desk, (tx) =>
      tx.select().from(ledger).where(eq(ledger.name, 'message/received')),
    );
    expect(owed.filter(({ doneAt }) => doneAt === null)).toEqual([]);
  });
});

describe('the sender', () => {
  it('becomes a customer under the profile’s name, with a warning, the first time only', async () => {
    const from = '27835550777';
    const contacts = [{ profile: { name: 'Thandi’s Tuckshop' }, wa_id: from }];
    const first = await receiveRaw(desk, { ...text('2 zing cola 330ml can'), from }, { contacts });
    expect(first.order).toMatchObject({
      customer: { name: 'Thandi’s Tuckshop', phoneNumber: '+27835550777', creditStatus: 'ACTIVE' },
      warnings: [{ code: 'new_customer' }],
    });
    const second = await receiveRaw(desk, { ...text('3 zing cola 330ml can'), from });
    expect(second.order).toMatchObject({ customer: { id: first.order?.customer.id }, warnings: [] });
  });

  it('is found by the platform’s user id when there is no number', async () => {
    const nameless = { ...text('2 zing cola 330ml can'), from: undefined, from_user_id: 'ZA.1234' };
    const contacts = [{ profile: { name: 'No Number' }, user_id: 'ZA.1234' }];
    const first = await receiveRaw(desk, nameless, { contacts });
    const second = await receiveRaw(desk, nameless, { contacts });
    expect(first.order?.customer).toMatchObject({ name: 'No Number', phoneNumber: null });
    expect(second.order?.customer.id).toBe(first.order?.customer.id);
  });

  it('is one customer when two messages of a new number are read at the same moment', async () => {
    const from = '27835550778';
    const both = [textMessage('1 zing cola', { from }), textMessage('2 zing cola', { from })];
    await deliver(payloadOf(desk.phoneNumberId, both));
    await Promise.all([desk.work('message/received'), desk.work('message/received')]);
    const found = await inTenant(desk, (tx) =>
      tx
        .select()
        .from(customers)
        .where(eq(customers.phoneNumber, `+${from}`)),
    );
    expect(found).toHaveLength(1);
  });

  it('who is nobody at all is noted, and nothing stays owed', async () => {
    const message = { ...text('2 zing cola'), from: undefined };
    const { row, orders } = await receiveRaw(desk, message, { contacts: [] });
    expect(row).toMatchObject({ outcome: 'NOTED', customerId: null, processedAt: expect.any(Date) });
    expect(orders).toBe(0);
    expect(await desk.work('message/received')).toEqual([]);
  });
});
