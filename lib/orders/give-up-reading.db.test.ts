import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledger } from '@/db/schema/ledger';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { oggRecording } from '../audio/testing/ogg-recording';
import { mintOrderId } from '../ids';
import { oweWork } from '../ledger/owe-work';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { deliver, payloadOf } from '../messaging/testing/deliver';
import { addLine } from './add-line';
import { getOrder } from './get-order';
import { giveUpReading } from './give-up-reading';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';
import { orderTrail } from './testing/order-trail';
import { findReceived } from './testing/receive-raw';

configureMessaging();

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

it('a text that could not be read goes to FAILED, its work is a dead letter, and a clerk can still save it', async () => {
  const read = await desk.receive('good morning');
  const orderId = mintOrderId(read.id);
  const { messageId, workId } = await inTenant(desk, async (tx) => {
    const [row] = await tx
      .update(orders)
      .set({ status: 'RECEIVED' })
      .where(eq(orders.id, orderId))
      .returning();
    const message = row?.inboundMessageId ?? '';
    return {
      messageId: message,
      workId: await oweWork(tx, desk, 'message/received', { messageId: message }),
    };
  });
  const system = { ...desk.clerk, actor: { kind: 'system', name: 'ingest-message' } } as const;
  const given = { messageId, workId, message: 'the index could not be read' };
  await giveUpReading(system, given);
  await giveUpReading(system, given);

  expect((await getOrder(desk.clerk, { orderId })).status).toBe('FAILED');
  const trail = await orderTrail(desk, read.id);
  expect(trail.filter(({ action }) => action === 'order.reading_failed')).toMatchObject([
    { actor: { kind: 'system' }, data: { message: 'the index could not be read' } },
  ]);
  const [work] = await inTenant(desk, (tx) => tx.select().from(ledger).where(eq(ledger.id, workId)));
  expect(work).toMatchObject({
    failedAt: expect.any(Date),
    doneAt: null,
    lastError: 'the index could not be read',
  });
  expect(await desk.work('message/received')).toEqual([]);

  const line = { productId: 'BREAD-BR', quantity: 1, unit: null };
  expect((await addLine(desk.clerk, { orderId, ...line })).order.status).toBe('PENDING_REVIEW');
  expect((await approveAt(desk, read)).status).toBe('COMPLETED');
});

it('a voice note goes to the clerk while the platform is away, and its recording follows', async () => {
  const mediaId = desk.platform.addMedia(oggRecording(3), 'audio/ogg; codecs=opus');
  desk.platform.setFault({ status: 503, code: 2 });
  const id = `wamid.${randomUUID()}`;
  const voice = { from: '27825550142', id, type: 'audio', audio: { id: mediaId, mime_type: 'audio/ogg' } };
  await deliver(payloadOf(desk.phoneNumberId, [voice]));
  await desk.work('message/received');
  await expect(desk.work('voice/received')).rejects.toThrow('could not be fetched');

  const { row } = await findReceived(desk, id);
  const workOfIt = async () => {
    const works = await inTenant(desk, (tx) => tx.select().from(ledger));
    return works.find(({ payload }) => payload.messageId === row.id);
  };
  const workId = (await workOfIt())?.id ?? '';
  const message = 'the voice note could not be fetched';
  await giveUpReading(desk.clerk, { messageId: row.id, workId, message });
  const waiting = await findReceived(desk, id);
  expect(waiting.order).toMatchObject({ status: 'PENDING_REVIEW', audio: null });
  const codesOf = (order: typeof waiting.order) =>
    order?.warnings.map(({ code }) => code).filter((code) => code !== 'new_customer');
  expect(codesOf(waiting.order)).toEqual(['recording_missing']);
  expect(await workOfIt()).toMatchObject({ failedAt: null, lastError: message });

  await inTenant(desk, (tx) =>
    tx
      .update(ledger)
      .set({ dueAt: new Date(0) })
      .where(eq(ledger.id, workId)),
  );
  await desk.work('voice/received');
  expect((await findReceived(desk, id)).order).toMatchObject({
    status: 'PENDING_REVIEW',
    audio: { contentType: 'audio/ogg', durationSeconds: 3 },
  });
  expect(codesOf((await findReceived(desk, id)).order)).toEqual(['needs_transcription']);
  expect(await workOfIt()).toBeUndefined();
});
