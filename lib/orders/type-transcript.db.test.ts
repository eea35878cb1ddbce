import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUT as transcriptRoute } from '@/app/api/orders/[id]/transcript/route';
import { GET as listRoute } from '@/app/api/orders/route';
import { oggRecording } from '../audio/testing/ogg-recording';
import { mintOrderId } from '../ids';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { saveTenantSettings } from '../settings/save-tenant-settings';
import { callRoute } from '../tenancy/testing/call-route';
import { addLine } from './add-line';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import { rejectOrder } from './reject-order';
import { takeProposal } from './take-proposal';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';
import { orderTrail } from './testing/order-trail';
import { receiveRaw } from './testing/receive-raw';
import { newNumber, receiveText } from './testing/receive-text';
import { typeTranscript } from './type-transcript';

configureMessaging();

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const seconds = (from: number) => String(Math.floor(Date.now() / 1000) + from);
async function voiceNote(from = '27825550142', timestamp = seconds(0)): Promise<FullOrder> {
  const id = desk.platform.addMedia(oggRecording(2), 'audio/ogg');
  const { order } = await receiveRaw(desk, { from, timestamp, type: 'audio', audio: { id, voice: true } });
  if (!order) throw new Error('no order');
  return order;
}
const writtenOrder = async (from: string, body: string) => (await receiveText(desk, body, { from })).order;
const type = (order: FullOrder, text: string) =>
  typeTranscript(desk.clerk, { orderId: mintOrderId(order.id), text });

describe('typing what a voice note says', () => {
  it('is read like any message, takes the warning away and is recorded', async () => {
    const order = await voiceNote();
    expect(order.warnings.map(({ code }) => code)).toContain('needs_transcription');
    const text = 'two zing cola 330ml can and ten harvest brown bread 700g';
    const { order: after } = await type(order, text);
    expect(after).toMatchObject({
      rawText: text,
      transcript: text,
      isVoiceNote: true,
      audio: { contentType: 'audio/ogg' },
      lines: [
        { quantity: 2, product: { sku: 'COLA-330' } },
        { quantity: 10, product: { sku: 'BREAD-BR' } },
      ],
      version: order.version + 1,
    });
    expect(after.totalAmount).toBe(after.lines.reduce((sum, line) => sum + (line.subtotal ?? 0), 0));
    expect(after.warnings.map(({ code }) => code)).not.toContain('needs_transcription');
    expect((await orderTrail(desk, order.id)).at(-1)).toMatchObject({
      action: 'order.transcript_typed',
      actor: { name: 'Clara Clerk' },
      data: { lines: 2 },
    });
    expect((await approveAt(desk, order, { confirmCustomer: true })).status).toBe('COMPLETED');
  });

  it('replaces the lines that were read before, and no warning piles up', async () => {
    const order = await voiceNote();
    const first = await type(order, 'same as last time please');
    expect(first.order.warnings).toMatchObject([{ code: 'repeat_order' }]);
    const again = await type(order, 'same as last time please');
    expect(again.order.warnings).toEqual(first.order.warnings);
    const { order: after } = await type(order, 'one crystal white sugar 10kg');
    expect(after.lines).toMatchObject([{ product: { sku: 'SUGAR-10' } }]);
    expect(after.warnings).toEqual([]);
    expect(after.totalAmount).toBe(189.99);
  });

  it('leaves what a later message and a clerk have added, in its place behind', async () => {
    await saveTenantSettings(desk.manager, { quietSeconds: 90 });
    const from = newNumber();
    const order = await voiceNote(from);
    const orderId = mintOrderId(order.id);
    const added = await receiveRaw(desk, {
      from,
      type: 'text',
      text: { body: 'please also add 2 zing cola 330ml can' },
    });
    await saveTenantSettings(desk.manager, { quietSeconds: 0 });
    expect(added.order).toMatchObject({ closedAs: 'MERGED', mergedInto: order.id });
    await addLine(desk.clerk, { orderId, productId: 'SUGAR-10', quantity: 1, unit: null });
    for (const count of [10, 12]) {
      const { order: after } = await type(order, `${count} harvest brown bread 700g`);
      expect(after.lines.map(({ quantity, product }) => [quantity, product?.sku])).toEqual([
        [count, 'BREAD-BR'],
        [2, 'COLA-330'],
        [1, 'SUGAR-10'],
      ]);
      expect(after.totalAmount).toBe(after.lines.reduce((sum, line) => sum + (line.subtotal ?? 0), 0));
    }
  });

  it('has to be done before the order is approved, also when a line was added to it', async () => {
    await saveTenantSettings(desk.manager, { quietSeconds: 90 });
    const from = newNumber();
    const order = await voiceNote(from);
    expect(order.kind).toBeNull();
    await receiveRaw(desk, { from, type: 'text', text: { body: 'please also add 2 zing cola 330ml can' } });
    await saveTenantSettings(desk.manager, { quietSeconds: 0 });
    const approve = () => approveAt(desk, order, { confirmCustomer: true });
    await expect(approve()).rejects.toMatchObject({ code: 'unread_message' });
    const { order: after } = await type(order, '10 harvest brown bread 700g');
    expect(after.kind).toBe('ORDER');
    expect((await approve()).status).toBe('COMPLETED');
  });

  it('proposes on the customer’s other order what it asks of that one, and asks it anew when it is typed anew', async () => {
    const from = newNumber();
    const first = await writtenOrder(from, '10 harvest brown bread 700g');
    const note = await voiceNote(from);
    await type(note, 'make the brown bread fifty');
    const look = (order: FullOrder) => getOrder(desk.clerk, { orderId: mintOrderId(order.id) });
    expect(await look(first)).toMatchObject({
      lines: [{ quantity: 10 }],
      proposals: [{ kind: 'SET_QUANTITY', quantity: 50 }],
    });
    await type(note, 'make the brown bread fifteen');
    const asked = await look(first);
    expect(asked).toMatchObject({
      lines: [{ quantity: 10 }],
      proposals: [{ kind: 'SET_QUANTITY', quantity: 15, words: 'make the brown bread fifteen' }],
    });
    for (const order of [first, note])
      await expect(approveAt(desk, order, { confirmCustomer: true })).rejects.toMatchObject({
        code: 'open_proposals',
      });
    const proposalId = asked.proposals[0]?.id ?? '';
    await takeProposal(desk.clerk, { orderId: mintOrderId(first.id), proposalId });
    expect(await look(first)).toMatchObject({ lines: [{ quantity: 15 }], proposals: [] });
    expect(await look(note)).toMatchObject({ closedAs: 'MERGED', mergedInto: first.id });
  });

  it('that cancels the customer’s other order is a task there, and one that is an order asks for nothing', async () => {
    const from = newNumber();
    const first = await writtenOrder(from, '10 harvest brown bread 700g');
    const second = await voiceNote(from);
    const { order } = await type(second, 'two crystal white sugar 10kg');
    expect(order).toMatchObject({ status: 'PENDING_REVIEW', kind: 'ORDER', warnings: [] });
    await rejectOrder(desk.clerk, { orderId: mintOrderId(order.id), reason: 'Too far' });
    const cancelled = await type(await voiceNote(from), 'please cancel my order');
    expect(cancelled.order).toMatchObject({ closedAs: 'MERGED', mergedInto: first.id });
    expect(await getOrder(desk.clerk, { orderId: mintOrderId(first.id) })).toMatchObject({
      status: 'PENDING_REVIEW',
      tasks: [{ kind: 'CANCELLATION_ASKED', after: 'please cancel my order' }],
    });
    await expect(approveAt(desk, first, { confirmCustomer: true })).rejects.toMatchObject({
      code: 'cancellation_open',
    });
  });

  it('asks nothing of what was ordered after the recording', async () => {
    const from = newNumber();
    const note = await voiceNote(from, seconds(-120));
    const later = await writtenOrder(from, '10 harvest brown bread 700g');
    const { order } = await type(note, 'make the brown bread fifteen');
    expect(order.kind).toBe('ORDER');
    expect(await getOrder(desk.clerk, { orderId: mintOrderId(later.id) })).toMatchObject({ proposals: [] });
  });

  it('is not needed where a clerk who heard it has added the goods by hand', async () => {
    const order = await voiceNote();
    const orderId = mintOrderId(order.id);
    await addLine(desk.clerk, { orderId, productId: 'SUGAR-10', quantity: 1, unit: null });
    expect((await approveAt(desk, order, { confirmCustomer: true })).status).toBe('COMPLETED');
  });

  it('makes the order findable by what was said', async () => {
    const order = await voiceNote();
    await type(order, 'seven zing cola 330ml can for Quagga Street');
    const search = desk.requestAs('clerk', 'GET', '/api/orders?search=quagga');
    expect(await callRoute(listRoute, search)).toMatchObject({ body: { orders: [{ id: order.id }] } });
  });

  it('is not for a written order, nor for one that is cancelled', async () => {
    const written = await desk.receive('2 zing cola 330ml can');
    await expect(type(written, 'two cola')).rejects.toMatchObject({ code: 'order_not_editable' });
    const order = await voiceNote();
    await rejectOrder(desk.clerk, { orderId: mintOrderId(order.id), reason: 'Only noise' });
    await expect(type(order, 'two cola')).rejects.toMatchObject({ code: 'order_not_editable' });
  });

  it('answers 200 over the route, and 400 to a blank text', async () => {
    const order = await voiceNote();
    const put = (text: unknown) =>
      callRoute(
        transcriptRoute,
        desk.requestAs('clerk', 'PUT', `/api/orders/${order.id}/transcript`, { text }),
        { id: order.id },
      );
    expect(await put(' \n ')).toMatchObject({ status: 400, body: { errors: [{ path: 'text' }] } });
    expect(await put('two zing cola 330ml can')).toMatchObject({ status: 200, body: { success: true } });
  });
});
